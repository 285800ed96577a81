import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBroadcast, keepScene, listStreams } from '~/broadcast/broadcast.server';
import type { OnAir } from '~/broadcast/on-air';
import { roomOf } from '~/broadcast/room/room';
import { blankScene, type Scene } from '~/broadcast/scene';
import { firstOf, type StreamOf, withStream } from '~/broadcast/stream';
import { deskValuesOf } from '~/broadcast-desk/desk-values';
import { openDatabase } from '~/db/client.server';
import { groupTokens, users } from '~/db/schema';
import { ids } from '../world';
import { admin, type Headers, headersOf, moderator, open, page, post } from './broadcast-form';
import { filledForm } from './filled-form';
import { site } from './person';

const db = openDatabase(env.DB);
const first = firstOf(ids.group);
const second: StreamOf = { groupId: ids.group, stream: 2 };
const settings = `${page}/settings`;
const get = (path: string, headers: HeadersInit = {}) =>
  SELF.fetch(site + path, { headers, redirect: 'manual' });
const status = async (path: string, headers: HeadersInit = {}) => (await get(path, headers)).status;
const sceneOf = async (query = ''): Promise<OnAir> =>
  (await get(`/broadcast/groups/${ids.group}/scene.json${query}`)).json();
const draftOf = async (of: StreamOf) => {
  const state = await roomOf(env, of).state(of, { id: 'test', name: 'Test' });
  if (!state) throw new Error('no room');
  return state.desk;
};
const form = (draft: Scene, change: Record<string, string>) => ({
  ...deskValuesOf(draft),
  seen: JSON.stringify(draft),
  ...change,
});
const press = (act: string, fields: Record<string, string>, headers: Headers = moderator) =>
  post(headers, fields, withStream(`${page}/${act}`, 2));
const addSecond = () => post(admin, { intent: 'addStream' }, settings);
const chooseSecond = async (event: string) => {
  const seen = filledForm(await open(admin, '/settings?stream=2'), 'event').get('seen')?.[0] ?? '';
  return post(admin, { intent: 'event', event, seen }, `${settings}?stream=2`);
};
const removeSecond = (headers = admin) => post(headers, { intent: 'removeStream' }, `${settings}?stream=2`);

describe('a group with one stream', () => {
  it('sees nothing of a second one but the button in its settings, for admins', async () => {
    for (const at of ['', '/settings', '/casters']) expect(await open(moderator, at)).not.toContain('配信2');
    expect(await open(moderator, '/settings')).not.toContain('2つ目の配信');
    expect(await open(admin, '/settings')).toContain('2つ目の配信を使う');
    expect(await (await get(`/broadcast?group=${ids.group}`)).text()).not.toContain('配信2');
  });

  it.each(['2', '3', '0', 'x', '%00', '1%27'])('has no pages and no data of stream %s', async (stream) => {
    const query = `?stream=${stream}`;
    for (const at of ['', '/settings', '/casters', '/both', '/draft.json'])
      expect([at, await status(page + at + query, admin)]).toEqual([at, 404]);
    expect(await status(`/broadcast/groups/${ids.group}/scene.json${query}`)).toBe(404);
    expect(await status(`/broadcast/groups/${ids.group}/text/player1.txt${query}`)).toBe(404);
    for (const socket of [`/broadcast/groups/${ids.group}/socket`, `${page}/socket`])
      expect(await status(socket + query, { ...admin, Upgrade: 'websocket' })).toBe(404);
    expect((await post(admin, {}, `${page}/take${query}`)).status).toBe(404);
    const overlay = await (
      await get(`/broadcast/moonblast-tour?group=${ids.group}&stream=${stream}&debug=1`)
    ).text();
    expect(overlay).toContain('data-kind="idle"');
    expect(overlay).toContain('"trouble":"unknownStream"');
    const files = await get(`/broadcast/ganyu/files/scenes.json?group=${ids.group}&stream=${stream}`);
    expect(files.status).toBe(303);
    expect(await listStreams(db, ids.group)).toHaveLength(1);
  });
});

describe('a second stream', () => {
  it('is added and taken away by admins alone', async () => {
    expect((await post(moderator, { intent: 'addStream' }, settings)).headers.get('Location')).toBe(
      '/error/403',
    );
    expect((await addSecond()).headers.get('Location')).toBe(`${settings}?stream=2`);
    const { event } = (await findBroadcast(db, first)) ?? {};
    expect(await findBroadcast(db, second)).toMatchObject({ ...second, event, scene: null, revision: 0 });
    expect((await removeSecond(moderator)).headers.get('Location')).toBe('/error/403');
    expect(await listStreams(db, ids.group)).toHaveLength(2);
    // Asked for twice it is there once, and keeps what was chosen.
    await chooseSecond('soryumon');
    await addSecond();
    expect(await findBroadcast(db, second)).toMatchObject({ event: 'soryumon' });
    expect((await removeSecond()).status).toBe(302);
    expect(await listStreams(db, ids.group)).toHaveLength(1);
  });

  describe('once it is there', () => {
    beforeAll(async () => {
      await addSecond();
    });

    it('has a draft, a picture and an undo of its own', async () => {
      const [before, { draft: firstDraft }] = [await sceneOf(), await draftOf(first)];
      const { draft } = await draftOf(second);
      expect(draft).toEqual(blankScene);
      const taken = await press('take', form(draft, { kind: 'match', player1: 'オト', player2: 'Bea' }));
      expect(taken.headers.get('Location')).toBe(`${page}?stream=2`);
      const { scene, revision } = await sceneOf('?stream=2');
      expect([scene?.kind, scene?.sides[0].player]).toEqual(['match', 'オト']);
      await press('score?side=1&by=1', { revision: String(revision) });
      expect((await sceneOf('?stream=2')).scene?.sides.map(({ score }) => score)).toEqual([1, 0]);
      expect([await sceneOf(), (await draftOf(first)).draft]).toEqual([before, firstDraft]);
      const text = await get(`/broadcast/groups/${ids.group}/text/player1.txt?stream=2`);
      expect(await text.text()).toBe('オト');
      await press('undo', { revision: String((await sceneOf('?stream=2')).revision) });
      expect((await sceneOf('?stream=2')).scene?.sides[0].score).toBe(0);
      await expect.poll(async () => (await findBroadcast(db, second))?.scene?.kind).toBe('match');
      expect((await findBroadcast(db, first))?.scene?.kind).toBe(before.scene?.kind);
    });

    it('gives back what was typed on its own page, whose buttons stay there', async () => {
      const { draft } = await draftOf(second);
      const answer = await press('save', form(draft, { player1: 'あ'.repeat(17) }));
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('あ'.repeat(17));
      const acts = [...html.matchAll(/formaction="([^"]*)"/gi)].map(([, act]) => act);
      expect(acts.length).toBeGreaterThan(5);
      for (const act of acts) expect(act).toMatch(/[?;]stream=2\b/);
      expect(await open(moderator)).not.toMatch(/formaction="[^"]*stream=/i);
      const led = await get(`${page}/take?stream=2&x=1`, moderator);
      expect(led.headers.get('Location')).toBe(`${page}?stream=2`);
    });

    it('is shown beside the first, with what is on air on each', async () => {
      const { scene } = await sceneOf('?stream=2');
      for (const query of ['', '?stream=2']) {
        const html = await open(moderator, query);
        expect(html).toContain(`href="${page}?stream=2"`);
        expect(html).toContain(`href="${page}/both"`);
        expect(html).toContain(`${scene?.sides[0].player} – ${scene?.sides[1].player}`);
      }
      const both = await open(moderator, '/both');
      for (const stream of [1, 2])
        expect(both).toMatch(
          new RegExp(`src="/broadcast/[a-z-]+\\?group=${ids.group}&amp;stream=${stream}&`),
        );
    });

    it('is named in every address and file that is handed out', async () => {
      const html = await (await get(`/broadcast?event=ganyu&group=${ids.group}&stream=2`)).text();
      const given = [
        ...html.matchAll(/(?:value|href)="([^"]*(?:\/files\/|https:[^"]*\/broadcast\/)[^"]*)"/g),
      ];
      expect(given.length).toBeGreaterThan(20);
      for (const [, address] of given) expect(address).toMatch(/stream=2\b/);
      for (const file of ['scenes.json', 'overlay.html']) {
        const text = await (await get(`/broadcast/ganyu/files/${file}?group=${ids.group}&stream=2`)).text();
        const named = [...text.matchAll(/https:[^"]*\/broadcast\/[^"]*/g)];
        expect(named.length).toBeGreaterThan(0);
        for (const [address] of named) expect(address).toMatch(/stream=2\b/);
      }
    });

    it('draws an overlay without a group by the first streams alone', async () => {
      await chooseSecond('singular');
      const shown = async (query: string) => (await get(`/broadcast/singular${query}`)).text();
      expect(await shown('')).toContain('"trouble":"noGroup"');
      expect(await shown('?stream=2')).toContain(`"of":{"groupId":"${ids.group}","stream":2}`);
    });

    it('has tokens of its own, which do nothing on the other', async () => {
      const tokenAt = async (query: string) => {
        const answer = await post(moderator, { intent: 'make', name: `pad ${query}` }, settings + query);
        return /readonly=""[^>]*value="([\w-]{43})"/i.exec(await answer.text())?.[1] ?? '';
      };
      const [ofFirst, ofSecond] = [await tokenAt(''), await tokenAt('?stream=2')];
      const use = async (token: string, act: string, body?: string) => {
        const answer = await SELF.fetch(`${site}/api/v1/groups/${ids.group}/broadcast/${act}`, {
          method: act.startsWith('state') ? 'GET' : 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body,
        });
        const { error, value } = (await answer.json()) as { error?: string; value?: string };
        return [answer.status, error, value];
      };
      const [firstBefore, secondBefore] = [await sceneOf(), await sceneOf('?stream=2')];
      const wrong = [422, 'wrongValue', 'stream'];
      for (const act of ['swap?on=live', 'state']) {
        expect(await use(ofSecond, act)).toEqual(wrong);
        expect(await use(ofFirst, `${act}${act.includes('?') ? '&' : '?'}stream=2`)).toEqual(wrong);
        expect(await use(ofFirst, `${act}${act.includes('?') ? '&' : '?'}stream=3`)).toEqual(wrong);
      }
      expect(await use(ofFirst, 'swap', '{"stream":2}')).toEqual(wrong);
      expect(await use(ofSecond, 'swap?stream=2', '{"stream":1}')).toEqual(wrong);
      expect([await sceneOf(), await sceneOf('?stream=2')]).toEqual([firstBefore, secondBefore]);
      expect((await use(ofSecond, 'swap?stream=2', '{"stream":2}'))[0]).toBe(200);
      expect([(await sceneOf()).revision, (await sceneOf('?stream=2')).revision]).toEqual([
        firstBefore.revision,
        secondBefore.revision + 1,
      ]);
      expect(await open(moderator, '/settings')).not.toContain('pad ?stream=2');
      const [row] = await db.select().from(groupTokens).where(eq(groupTokens.name, 'pad ?stream=2'));
      // Not by the settings of the other stream either.
      await post(moderator, { intent: 'revoke', token: row?.id ?? '' }, settings);
      expect((await use(ofSecond, 'state?stream=2'))[0]).toBe(200);
    });

    it('stays whole while its room takes no more acts of who takes it away', async () => {
      const [person] = await db.select().from(users).where(eq(users.email, 'site-admin@example.com'));
      const operator = { id: person?.id ?? '', name: '' };
      for (let acts = 0; acts < 60; acts++) await roomOf(env, second).look(second, operator);
      const siteAdmin = await headersOf('site-admin@example.com');
      expect((await removeSecond(siteAdmin)).headers.get('Location')).toBe(`${settings}?stream=2`);
      expect(await listStreams(db, ids.group)).toHaveLength(2);
    });

    it('goes off air and leaves no token behind when it is taken away, and comes back blank', async () => {
      await removeSecond();
      expect(await status(`${page}?stream=2`, admin)).toBe(404);
      const open = and(eq(groupTokens.groupId, ids.group), eq(groupTokens.stream, 2));
      for (const { revokedAt } of await db.select().from(groupTokens).where(open))
        expect(revokedAt).not.toBeNull();
      // What the room keeps late brings nothing back.
      await keepScene(db, { ...second, scene: blankScene, revision: 99 }, new Date());
      expect(await listStreams(db, ids.group)).toHaveLength(1);
      await addSecond();
      expect((await sceneOf('?stream=2')).scene).toBeNull();
      await removeSecond();
    });
  });
});
