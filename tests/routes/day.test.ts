import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { readings, teamSheets, tournaments } from '~/db/schema';
import { ids, teamSheet } from '../world';
import { locationOf, person } from './person';
import { db, openTournament } from './sheet-writes';

const moderator = await person('moderator@example.com');
const desk = `/admin/${ids.group}/tournaments`;
const day = `${desk}/${ids.running}/day`;

describe('the screen of the day', () => {
  it('says who is in, who is missing, and leads to each sheet in one tap', async () => {
    const html = await moderator.html(day);
    expect(html).toContain('未提出：ヒカリ');
    for (const verb of ['', '/unlock', '/note'])
      expect(html).toContain(`href="${desk}/${ids.running}/teams/${ids.haruka}${verb}"`);
    // Whoever is missing can be let in.
    expect(html).toMatch(/late-links\?name=[^"]+/);
  });

  it('finds by name, ID and table, and by what is to be done', async () => {
    const search = (text: string) => moderator.html(`${day}?q=${encodeURIComponent(text)}`);
    for (const text of ['ﾊﾙｶ', 'hrk4tm', 'A1']) {
      const html = await search(text);
      expect(html).toContain(`/teams/${ids.haruka}"`);
      expect(html).not.toContain(`/teams/${ids.souta}"`);
    }
    const missing = await moderator.html(`${day}?show=missing`);
    expect(missing).toContain('ヒカリ');
    expect(missing).not.toContain(`/teams/${ids.haruka}"`);
    expect((await moderator.get(`${day}?show=%00&page=-1&q=${'x'.repeat(3000)}`)).status).toBe(200);
  });

  it('counts what needs a look, and follows a sheet, a reading and the rules as they change', async () => {
    const at = await openTournament();
    const path = `${desk}/${at}/day`;
    const blank = { discordId: '', tonamelId: '', twitterId: null };
    const [one, other, readingId] = [newId(), newId(), newId()];
    await db.insert(readings).values({
      ...{ id: readingId, imageKey: readingId, imageType: 'image/jpeg', imageBytes: 1 },
      ...{ state: 'reading', queuedAt: new Date() },
    });
    await db.insert(teamSheets).values([
      teamSheet({ id: one, tournamentId: at, displayName: 'いちばん', ...blank }, Date.now()),
      teamSheet(
        {
          ...{ id: other, tournamentId: at, displayName: 'にばん', ...blank, readingId },
          members: [{ species: 'garchomp' }],
        },
        Date.now(),
      ),
    ]);
    const filters = async () =>
      Object.fromEntries(
        [...(await moderator.html(path)).matchAll(/show=(\w+)"[^>]*>(?:(?!<\/a>).)*?<b>(\d+)</g)].map(
          ([, show, count]) => [show, Number(count)],
        ),
      );
    expect(await filters()).toEqual({});

    await db.update(readings).set({ state: 'failed' }).where(eq(readings.id, readingId));
    expect(await filters()).toEqual({ look: 1, reading: 1 });

    const [sheet] = await db.select().from(teamSheets).where(eq(teamSheets.id, one));
    const members = sheet?.members.map((member) => ({ ...member, item: 'lifeorb' }));
    await db.update(teamSheets).set({ members, revision: sql`revision + 1` }).where(eq(teamSheets.id, one));
    expect(await filters()).toEqual({ look: 2, reading: 1, rules: 1 });
    const found = await moderator.html(`${path}?show=rules`);
    expect(found).toContain('いちばん');
    expect(found).not.toContain('にばん');
    expect(found).toContain('要確認（ルール）');

    const houseRules = { itemClause: false, ban: { species: ['garchomp'] } };
    await db.update(tournaments).set({ houseRules }).where(eq(tournaments.id, at));
    expect(await filters()).toEqual({ look: 2, reading: 1, rules: 2 });
    await db
      .update(tournaments)
      .set({ houseRules: { itemClause: false } })
      .where(eq(tournaments.id, at));
    expect(await filters()).toEqual({ look: 1, reading: 1 });

    await db.update(teamSheets).set({ withdrawnAt: new Date() }).where(eq(teamSheets.id, other));
    expect(await filters()).toEqual({});
  });

  it('without a list shows the sheets', async () => {
    const html = await moderator.html(`${desk}/${ids.open}/day`);
    expect(html).toContain('提出 1チーム');
    expect(html).not.toContain('未提出');
    // To the list from the tab, and from a line that says what it is.
    expect(html.split(`href="${desk}/${ids.open}/entrants"`)).toHaveLength(3);
    expect(html).toContain('参加者名簿を作る');
  });

  it('offers more time to admins, and the page to staff alone', async () => {
    const admin = await person('host-admin@example.com');
    expect(await admin.html(day)).toContain('/extend"');
    expect(await moderator.html(day)).not.toContain('/extend"');
    const other = await person('harbor-admin@example.com');
    expect((await other.get(day)).status).toBe(404);
    expect(locationOf(await (await person('haruka@example.com')).get(day))).toBeNull();
  });
});
