import { SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { chooseEvent } from '~/broadcast/broadcast.server';
import { firstOf } from '~/broadcast/stream';
import { openDatabase } from '~/db/client.server';
import { themes } from '~/overlays/themes/themes';
import { ids } from '../world';
import { site } from './person';

const get = (path: string, headers: HeadersInit = {}) => SELF.fetch(site + path, { headers });
const html = async (path: string) => (await get(path)).text();

it('tells with the scene where the game stands in the frame, and nothing where no event is chosen', async () => {
  await chooseEvent(openDatabase(env.DB), firstOf(ids.group), 'singular');
  await chooseEvent(openDatabase(env.DB), firstOf(ids.otherGroup), null);
  const { window, cameras } = themes.singular.layout;
  const [x, y, width, height] = window;
  const [left, top, wide, high] = cameras.camera2;
  // The worker caches a stream's event for five seconds, and an earlier file of tests may have asked for it.
  const eventOf = async (group: string) =>
    ((await (await get(`/broadcast/groups/${group}/scene.json`)).json()) as { event: unknown }).event;
  await expect.poll(() => eventOf(ids.group), { timeout: 8000 }).toBe('singular');
  await expect.poll(() => eventOf(ids.otherGroup), { timeout: 8000 }).toBe(null);
  const answer = await get(`/broadcast/groups/${ids.group}/scene.json`);
  expect(await answer.json()).toMatchObject({
    window: { x, y, width, height },
    cameras: [expect.any(Object), { x: left, y: top, width: wide, height: high }],
    scene: { arrangement: 'frame' },
    revision: expect.any(Number),
    build: expect.any(String),
  });
  const again = await get(`/broadcast/groups/${ids.group}/scene.json`, {
    'If-None-Match': answer.headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(304);
  const other = await get(`/broadcast/groups/${ids.otherGroup}/scene.json`);
  expect(await other.json()).toMatchObject({ event: null, window: null, cameras: null });
});

it('shows the window and the cameras on the page of addresses, to copy', async () => {
  const { window, cameras } = themes['moonblast-tour'].layout;
  const page = await html(`/broadcast?event=moonblast-tour&group=${ids.group}`);
  for (const box of [window, cameras.camera1, cameras.camera2])
    expect(page).toContain(`value="${box.slice(0, 4).join(', ')}"`);
  expect(page).toContain('game=sv');
});

it.each([
  ['preview=1&fixture=0&game=sv', true],
  ['preview=1&fixture=0&game=champions&arrangement=open', true],
  // Between scenes there is no game, and nothing of it ever goes on air.
  ['preview=1&fixture=7&game=sv', false],
  ['fixture=0&game=sv', false],
  ['preview=1&fixture=0&game=x', false],
])('draws what the game itself draws: %s', async (query, isDrawn) => {
  const page = await html(`/broadcast/ganyu?${query}`);
  expect(page.includes('class="part game-areas"')).toBe(isDrawn);
});

it.each([
  ['when=match', true],
  ['when=versus,match', true],
  ['when=versus', false],
  ['when=versus&part=scoreboard', false],
  ['when=nothing', true],
])('is there only in the kinds of scene that are asked for: %s', async (query, isThere) => {
  const page = await html(`/broadcast/ganyu?preview=desk&fixture=0&${query}`);
  expect(page.includes('class="part scoreboard"')).toBe(isThere);
  const idle = await html(`/broadcast/ganyu?preview=desk&fixture=11&${query}`);
  expect(idle.includes('class="part lockup"')).toBe(query === 'when=nothing');
});

it.each(['ja', 'en', 'both'])(
  'hands out every address and file in %s where that is asked for',
  async (lang) => {
    const page = await html(`/en/broadcast?event=ganyu&group=${ids.group}&lang=${lang.toUpperCase()}`);
    const given = [...page.matchAll(/value="(https:[^"]*\/broadcast\/[^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(given.length).toBeGreaterThan(20);
    for (const address of given) expect(address).toContain(`&amp;lang=${lang}`);
    const files = [...page.matchAll(/href="([^"]*\/files\/[^"]*)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    );
    for (const file of files) {
      expect(file).toMatch(/^\/en\//);
      const text = await html(file);
      for (const [address] of text.matchAll(/https:[^"]*\/broadcast\/(?!groups)[^"]*/g))
        expect(address).toContain(`lang=${lang}`);
      if (file.includes('scenes.json')) expect(text).toContain('Match, framed');
    }
  },
);
