import { PNG } from 'pngjs';
import { broadcastEvents, playerEvents } from '../../app/broadcast/event';
import type { OnAirScene } from '../../app/broadcast/on-air';
import { listFixtures } from '../../app/overlays/fixtures';
import { ids } from '../world';
import { expect, test, type WebSocketRoute } from './journey';
import { openPages } from './overlay-pages';

const overlays = [...broadcastEvents, ...playerEvents.map((event) => `players/${event}`)];

for (const overlay of overlays) {
  test(`${overlay}: clear corners, own origin, no error, every text fits`, async ({ page, baseURL }) => {
    const trouble: string[] = [];
    page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        trouble.push(request.url());
    });
    const show = await openPages(page, `/broadcast/${overlay}?group=nobody`);
    const idle = PNG.sync.read(await page.screenshot({ omitBackground: true }));
    const alphaAt = (x: number, y: number) => idle.data[(y * idle.width + x) * 4 + 3];
    expect([alphaAt(0, 0), alphaAt(1919, 0), alphaAt(0, 1079), alphaAt(1919, 1079)]).toEqual([0, 0, 0, 0]);

    for (let fixture = 0; fixture < 13; fixture++) {
      await show(`/broadcast/${overlay}?preview=1&fixture=${fixture}&motion=0`);
      const found = await page.evaluate(() => {
        // A letter may rise above its line; a line that is hidden is a whole one.
        const sizeOf = (line: Element) => Number.parseFloat(getComputedStyle(line).fontSize);
        const isCut = (line: HTMLElement) => {
          const over = [line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight];
          if (getComputedStyle(line).writingMode.startsWith('vertical')) over.reverse();
          return (over[0] ?? 0) > 1 || (over[1] ?? 0) > 0.7 * sizeOf(line);
        };
        // A round shows its long or its short name; the other has no height.
        const lines = [...document.querySelectorAll<HTMLElement>('.fit > span')];
        const shown = lines.filter((line) => !line.matches('.long, .short') || line.clientHeight > 4);
        const sizes = shown.map((line) => ({
          text: line.textContent,
          cut: isCut(line),
          size: sizeOf(line),
        }));
        const { scrollWidth, scrollHeight } = document.documentElement;
        const outside = [...document.querySelectorAll('.face')].filter((face) => {
          const { left, top, right, bottom } = face.getBoundingClientRect();
          return left < 0 || top < 0 || right > 1920 || bottom > 1080;
        });
        // Names and forms of Pokémon are whole: set narrower where need be, though never below half.
        const species = [...document.querySelectorAll<HTMLElement>('.species .fit > span')].filter(
          (line) => line.getBoundingClientRect().width > 0,
        );
        const broken = species.flatMap((line) => {
          const box = line.getBoundingClientRect();
          const room = (line.parentElement as Element).getBoundingClientRect();
          const face = (line.closest('.face') ?? document.documentElement).getBoundingClientRect();
          // Around its letters a line leaves a little free.
          const { paddingTop, paddingRight } = getComputedStyle(line);
          const air = 0.12 * sizeOf(line) + Number.parseFloat(paddingTop);
          const isWhole =
            box.right - Number.parseFloat(paddingRight) <= room.right + 1 &&
            box.bottom - air <= face.bottom &&
            box.top + air >= face.top;
          const narrowed = Math.min(...getComputedStyle(line).scale.split(' ').map(Number));
          return isWhole && !(narrowed < 0.5)
            ? []
            : [`${line.textContent} ${narrowed.toFixed(2)}${isWhole ? '' : ' cut'}`];
        });
        return { sizes, outside: outside.length, broken, page: [scrollWidth, scrollHeight] };
      });
      expect(found.page).toEqual([1920, 1080]);
      expect(found.outside, `fixture ${fixture}`).toBe(0);
      expect(found.broken, `fixture ${fixture}`).toEqual([]);
      for (const { text, cut, size } of found.sizes) {
        // 10 px on a phone that shows 480 lines.
        expect(size, `fixture ${fixture}: ${text}`).toBeGreaterThanOrEqual(20);
        // Only what has shrunk as far as it may ends in an ellipsis, and a name of 16 full-width letters has room everywhere.
        if (cut) expect(size, `fixture ${fixture}: ${text}`).toBeLessThan(26.1);
        if (text === 'ながいなまえのトレーナーさんです') expect(cut, `fixture ${fixture}`).toBe(false);
      }
    }
    expect(trouble).toEqual([]);
  });
}

test('a break shows in turn what is known, by itself', async ({ page }) => {
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket('**/socket', (opened) => {
    socket = opened;
  });
  await page.clock.install();
  await page.goto(`/broadcast/teru-challe?group=${ids.group}&lang=ja&debug=1`);
  await expect.poll(() => socket !== undefined).toBe(true);
  const scenes = new Map(listFixtures(Date.now()).map(({ name, scene }) => [name, scene]));
  const { upNext } = scenes.get('next, seated') as OnAirScene;
  const { bracket } = scenes.get('bracket') as OnAirScene;
  const pause = { ...(scenes.get('soon') as OnAirScene), kind: 'break', language: 'ja', upNext, bracket };
  socket?.send(JSON.stringify({ revision: 7_000_000, build: 'one', scene: pause }));
  const shown = new Set<string>();
  for (let second = 0; second < 56; second += 2) {
    await page.clock.runFor(2000);
    for (const screen of ['title', 'tree', 'next1'])
      if (await page.locator(`[data-place=${screen}]:not(.leaving *)`).first().isVisible()) shown.add(screen);
    await expect(page.locator('#stage')).toContainText('休憩中');
  }
  expect([...shown].sort()).toEqual(['next1', 'title', 'tree']);
});

test.describe('before its scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the scene stands in the response', async ({ page }) => {
    await page.goto('/broadcast/ganyu?preview=1&fixture=0');
    await expect(page.getByText('ハルカ').first()).toBeVisible();
    await page.getByRole('link', { name: 'teams', exact: true }).click();
    await expect(page.getByText('ガオガエン').first()).toBeVisible();
  });

  test('no line cuts what hangs below it', async ({ page }) => {
    for (const event of ['ganyu', 'soryumon', 'teru-challe', 'moonblast-tour']) {
      await page.goto(`/broadcast/${event}?preview=1&fixture=0&motion=0&lang=en`);
      await page.evaluate(() => document.fonts.ready);
      const stage = page.locator('#stage');
      const shown = PNG.sync.read(await stage.screenshot());
      await page.evaluate(() => {
        for (const line of document.querySelectorAll<HTMLElement>('.fit > span'))
          if (line.scrollWidth <= line.clientWidth && !line.matches('.long, .short'))
            line.style.overflow = 'visible';
      });
      const whole = PNG.sync.read(await stage.screenshot());
      const cut = shown.data.filter((value, at) => Math.abs(value - (whole.data[at] ?? 0)) > 32);
      // Slanted letters are smoothed anew, and one or two may lean over the side by a pixel.
      expect(cut.length / 3, event).toBeLessThan(20);
    }
  });
});

/** What a room tells: a score on air, or nothing. */
const told = (revision: number, score: number | null, build = 'one') =>
  JSON.stringify({
    revision,
    build,
    scene:
      score === null
        ? null
        : {
            kind: 'match',
            tournament: null,
            round: null,
            bestOf: 3,
            sides: [score, 0].map((wins, at) => ({
              player: `P${at + 1}`,
              score: wins,
              color: null,
              team: null,
            })),
            casters: [],
            ticker: [],
            countdownEndsAt: null,
            language: 'en',
            standings: [],
            usage: null,
          },
  });

test('the last good picture stays while the server is gone, then follows; what came late is not shown', async ({
  page,
}) => {
  let isGone = false;
  let revision = 1_000_000;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket('**/socket', (socket) => {
    if (isGone) return socket.close({ code: 1011 });
    open.push(socket);
    socket.send(told(revision, revision % 10));
  });
  await page.route('**/scene.json', (route) => route.abort());
  await page.goto(`/broadcast/ganyu?group=${ids.group}&debug=1`);
  const score = page.locator('.plate.s1 .score:not(.leaving)');
  await expect(score).toHaveText('0');
  isGone = true;
  for (const socket of open.splice(0)) socket.close({ code: 1011 });
  await expect(page.locator('#debug')).toContainText('polling');
  await expect(score).toHaveText('0');
  // Two takes were missed: the whole scene comes with the new line.
  revision += 2;
  isGone = false;
  await expect(score).toHaveText('2', { timeout: 15_000 });
  open[0]?.send(told(revision - 1, 1));
  open[0]?.send(told(revision + 1, 1));
  await expect(score).toHaveText('1');
});

test('after a deployment it opens itself anew once, when nothing is on air', async ({ page }) => {
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket('**/socket', (socket) => void open.push(socket));
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.goto(`/broadcast/ganyu?group=${ids.group}`);
  const tell = async (text: string) => {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    open.at(-1)?.send(text);
  };
  await tell(told(2_000_000, 1, 'two'));
  await expect(page.locator('.plate.s1 .score:not(.leaving)')).toHaveText('1');
  expect(loads).toBe(1);
  await tell(told(2_000_001, null, 'two'));
  await expect.poll(() => loads).toBe(2);
  await expect.poll(() => open.length).toBe(2);
  await tell(told(2_000_002, null, 'two'));
  await expect(page.locator('[data-kind="idle"]')).toBeVisible();
  expect(loads).toBe(2);
});

test('an unknown event is the site’s page of what is not there', async ({ page }) => {
  expect((await page.goto('/broadcast/nowhere'))?.status()).toBe(404);
});

test('with both languages small names take turns, all at once', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T03:00:00Z') });
  await page.goto('/broadcast/kanazumi-off?preview=1&fixture=0&lang=both');
  // A clock that runs on would reach the next turn while a busy machine still looks at this one.
  await page.clock.pauseAt(new Date('2026-11-21T03:10:00Z'));
  const opacities = () =>
    page.locator('.chip .main').evaluateAll((names) => names.map((name) => getComputedStyle(name).opacity));
  const turn = () => page.locator('html').getAttribute('data-turn');
  /** Names fade for a while, so that their opacity tells the turn only afterwards. */
  const expectAllIn = (shown: string | null) =>
    expect.poll(async () => [...new Set(await opacities())].join(' ')).toBe(shown === 'ja' ? '1' : '0');
  await page.clock.runFor(1000);
  const first = await turn();
  await expectAllIn(first);
  await page.clock.runFor(8000);
  expect(await turn()).toBe(first === 'ja' ? 'en' : 'ja');
  await expectAllIn(first === 'ja' ? 'en' : 'ja');
});
