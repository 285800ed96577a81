import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { staffLog } from '~/db/schema';
import { ids, worldId } from '../world';
import { locationOf, person } from './person';

const db = openDatabase(env.DB);
const moderator = await person('moderator@example.com');
const admin = await person('host-admin@example.com');
const siteAdmin = await person('site-admin@example.com');
const haruka = await person('haruka@example.com');
const sheet = worldId('harukaopen');
const desk = `/admin/${ids.group}/tournaments/${ids.open}/teams`;
const looksAt = (id: string) => db.select().from(staffLog).where(eq(staffLog.teamSheetId, id));

describe('the log of staff', () => {
  it('says who opened a sheet that is closed to others, once as long as they look, and the player sees how often', async () => {
    expect(await haruka.html(`/teams/${sheet}`)).not.toContain('運営がこのシートを開いた回数');
    for (const path of [`${desk}/${sheet}`, `${desk}/${sheet}`, `/teams/${sheet}`])
      await moderator.html(path);
    await admin.html(`/teams/${sheet}`);
    await vi.waitFor(async () => expect(await looksAt(sheet)).toHaveLength(2));
    expect((await looksAt(sheet)).map(({ place, act, isEarly }) => [place, act, isEarly])).toEqual([
      ['moderator', 'looked', true],
      ['admin', 'looked', true],
    ]);
    const own = await haruka.html(`/teams/${sheet}`);
    expect(own).toContain('運営がこのシートを開いた回数');
    expect(own).toMatch(/モデレーター 1回/);
    // By what they are, never by name.
    expect(own).not.toContain('ツキノ');
  });

  it('says nothing of what everybody may see, and nothing of the player', async () => {
    await moderator.html(`/teams/${ids.haruka}`);
    await haruka.html(`/teams/${sheet}`);
    await new Promise((wake) => setTimeout(wake, 300));
    expect(await looksAt(ids.haruka)).toEqual([]);
    expect(await looksAt(sheet)).toHaveLength(2);
  });

  it('names exports and prints before the start, for the group’s admins alone', async () => {
    for (const path of [`${desk}.csv`, `${desk}.json`, `${desk}/print`, `${desk}/${sheet}/showdown`])
      await moderator.html(path);
    await vi.waitFor(async () => {
      const html = await admin.html(`/admin/${ids.group}/log`);
      expect(html.split('チームを書き出した')).toHaveLength(4);
      expect(html).toContain('チームを印刷した');
    });
    const html = await admin.html(`/en/admin/${ids.group}/log`);
    expect(html).toContain('Before the start');
    expect(html).toContain('ツキノ');
    expect(locationOf(await moderator.get(`/admin/${ids.group}/log`))).toBe('/error/403');
    expect((await (await person('harbor-admin@example.com')).get(`/admin/${ids.group}/log`)).status).toBe(
      404,
    );
  });

  it('shows site admins what they themselves did in the groups of others', async () => {
    expect(await siteAdmin.html('/admin/log')).not.toContain(sheet);
    await siteAdmin.html(`${desk}/${sheet}`);
    await vi.waitFor(async () => expect(await siteAdmin.html('/admin/log')).toContain(sheet));
    expect(await siteAdmin.html('/admin/log')).toContain('ムーンライト杯 運営');
    expect(await admin.html(`/admin/${ids.group}/log`)).toContain('サイト管理者');
    expect(locationOf(await admin.get('/admin/log'))).toBe('/error/403');
  });
});
