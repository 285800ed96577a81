import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseEvent } from '~/broadcast/broadcast.server';
import { firstOf } from '~/broadcast/stream';
import { openDatabase } from '~/db/client.server';
import { parts } from '~/overlays/options';
import { textNames } from '~/overlays/text/on-air-text';
import { ids, worldId } from '../world';
import { person, site } from './person';

const db = openDatabase(env.DB);
const get = (path: string, headers: HeadersInit = {}) =>
  SELF.fetch(site + path, { headers, redirect: 'manual' });

async function shown(path: string) {
  const page = await (await get(path)).text();
  const state = JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(page)?.[1] ?? '',
  );
  return { of: state.of, trouble: state.trouble, isIdle: page.includes('data-kind="idle"') };
}
const nobody = (trouble: string) => ({ of: null, trouble, isIdle: true });

beforeAll(async () => {
  for (const group of [ids.group, ids.otherGroup]) await chooseEvent(db, firstOf(group), 'ganyu');
  await chooseEvent(db, firstOf(ids.otherGroup), 'soryumon');
  await chooseEvent(db, firstOf(ids.group), 'moonblast-tour');
});

describe('whose picture an overlay shows', () => {
  it('is the named group’s, whichever event that chose', async () => {
    for (const event of ['moonblast-tour', 'ganyu'])
      expect(await shown(`/broadcast/${event}?group=${ids.group.toUpperCase()}`)).toEqual({
        of: firstOf(ids.group),
        trouble: null,
        isIdle: false,
      });
  });

  it.each([worldId('nobody'), 'x', '%00'])('is nobody’s where the group is not found: %s', async (group) => {
    expect(await shown(`/broadcast/moonblast-tour?group=${group}`)).toEqual(nobody('unknownGroup'));
  });

  it('is that of the event’s only group, and never of one of several', async () => {
    expect(await shown('/broadcast/moonblast-tour')).toMatchObject({ of: firstOf(ids.group), trouble: null });
    expect(await shown('/broadcast/singular')).toEqual(nobody('noGroup'));
    await chooseEvent(db, firstOf(ids.otherGroup), 'moonblast-tour');
    expect(await shown('/broadcast/moonblast-tour')).toEqual(nobody('severalGroups'));
    expect(await shown('/broadcast/moonblast-tour?group=')).toEqual(nobody('severalGroups'));
    await chooseEvent(db, firstOf(ids.otherGroup), 'soryumon');
  });
});

describe('what is handed out', () => {
  const addressesIn = (page: string) =>
    [...page.matchAll(/value="(https:[^"]*\/broadcast\/(?!groups\/)[^"]*)"/g)].map(([, address]) => address);

  it('is asked of a group without an event, and of its own choice where it has one', async () => {
    await chooseEvent(db, firstOf(ids.group), null);
    const asked = await (await get(`/broadcast?group=${ids.group}`)).text();
    expect(asked).toContain('どれを使いますか');
    expect(asked).not.toContain('/files/scenes.json');
    expect(asked).toContain(`/broadcast?event=ganyu&amp;group=${ids.group}`);
    const staff = await person('host-admin@example.com');
    expect(await staff.html(`/en/broadcast?group=${ids.group}`)).toContain(
      `href="/en/admin/${ids.group}/streaming-input/settings"`,
    );
    await chooseEvent(db, firstOf(ids.group), 'moonblast-tour');
    const own = await (await get(`/broadcast?group=${ids.group}`)).text();
    expect(own).not.toContain('どれを使いますか');
    expect(own).toContain(`/broadcast/moonblast-tour?group=${ids.group}&amp;stream=1`);
  });

  it('is linked from the group’s home, desk and settings', async () => {
    const staff = await person('moderator@example.com');
    for (const page of ['', '/streaming-input', '/streaming-input/settings'])
      expect(await staff.html(`/admin/${ids.group}${page}`)).toMatch(
        new RegExp(`href="/broadcast\\?group=${ids.group}"[^>]*>OBSに入れる`),
      );
  });

  it('lists every text of what is on air, of the group', async () => {
    const page = await (await get(`/broadcast?group=${ids.group}`)).text();
    for (const name of textNames)
      expect(page).toContain(
        `value="https://sixsheet.test/broadcast/groups/${ids.group}/text/${name}.txt?stream=1"`,
      );
  });

  it('names the group in every address and file', async () => {
    const page = await (await get(`/broadcast?event=ganyu&group=${ids.group}`)).text();
    const files = [...page.matchAll(/href="([^"]*\/files\/[^"]*)"/g)].map(([, path]) => path as string);
    expect([addressesIn(page).length, files.length]).toEqual([2 + parts.length, 2]);
    for (const address of [...addressesIn(page), ...files])
      expect(address).toContain(`group=${ids.group}&amp;stream=1`);
    for (const file of files) {
      const text = await (await get(file)).text();
      const named = [...text.matchAll(/https:[^"]*\/broadcast\/[^"]*/g)].map(([address]) => address);
      expect(named.length).toBeGreaterThan(0);
      for (const address of named) {
        expect(address).toContain(ids.group);
        expect(address).toContain('stream=1');
      }
    }
  });

  it.each(['singular', `singular&group=${worldId('nobody')}`])(
    'is nothing without a group, which its staff choose: %s',
    async (event) => {
      const { headers } = await person('host-admin@example.com');
      for (const one of [{}, headers]) {
        const page = await (await get(`/broadcast?event=${event}`, one)).text();
        expect(addressesIn(page)).toEqual([]);
        expect(page).not.toContain('/files/');
        expect(page.includes(`?event=singular&amp;group=${ids.group}"`)).toBe(one === headers);
      }
    },
  );

  it.each(['', `?group=${worldId('nobody')}`])(
    'leads a file without a group to where one chooses: %s',
    async (query) => {
      const answer = await get(`/broadcast/singular/files/scenes.json${query}`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/broadcast?event=singular']);
    },
  );
});
