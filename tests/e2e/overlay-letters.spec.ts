import { signsOfSlices } from '~/broadcast/slices';
import { listFixtures } from '~/overlays/fixtures';
import { ids } from '../world';
import { expect, test, type WebSocketRoute } from './journey';

const euc = new TextDecoder('euc-jp');
/** The kanji of both levels of JIS X 0208. */
const jis = Array.from({ length: 84 - 15 }, (_, row) =>
  Array.from({ length: 94 }, (_, cell) => euc.decode(Uint8Array.of(row + 0xb0, cell + 0xa1))).join(''),
)
  .join('')
  .replace(/[^一-鿿]/gu, '');
const inNames = '翔颯凛髙﨑𠮷德濵栁槗邉齋祐禄琢漣凜堯峯穣巌惠來亘';

// Each of the five Japanese faces once.
for (const event of ['ganyu', 'yashi-off', 'kanazumi-off', 'teru-challe', 'soryumon'])
  test(`${event}: JIS levels 1 and 2 and the kanji of names are in its fonts`, async ({ page }) => {
    await page.goto(`/broadcast/${event}?preview=1&fixture=0&motion=0`);
    const lines = `${jis}${inNames}`.match(/.{1,200}/gu) ?? [];
    expect(lines.join('').length).toBeGreaterThan(6370);
    await page.evaluate(async (texts) => {
      // In the place of the page's own, which is drawn again with the next line of its ticker.
      const stage = document.createElement('main');
      stage.id = 'stage';
      document.querySelector('#stage')?.replaceWith(stage);
      for (const text of texts) stage.appendChild(document.createElement('p')).textContent = text;
      stage.getBoundingClientRect();
      // What is drawn asks for its slices, and what a slice leaves for those of the next face.
      for (let calm = 0; calm < 3; ) {
        await document.fonts.ready;
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
        stage.getBoundingClientRect();
        calm = document.fonts.status === 'loaded' ? calm + 1 : 0;
      }
    }, lines);
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    const { nodeIds } = await client.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '#stage p',
    });
    const others: string[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont, glyphCount } of fonts)
        if (!isCustomFont) others.push(`${familyName}: ${glyphCount}`);
    }
    expect(nodeIds.length).toBe(lines.length);
    expect(others).toEqual([]);
  });

const match = listFixtures(0)[0]?.scene as NonNullable<ReturnType<typeof listFixtures>[number]['scene']>;
const rare = '鑑識鵜飼髙﨑';
const withRare = { ...match, sides: [{ ...match.sides[0], player: rare, latin: undefined }, match.sides[1]] };

test('the letters of a saved draft are fetched before its take, which then asks for nothing', async ({
  page,
}) => {
  let socket: WebSocketRoute | undefined;
  const tell = (revision: number, scene: unknown, warm?: string) =>
    socket?.send(JSON.stringify({ revision, build: 'one', scene, warm }));
  await page.routeWebSocket('**/socket', (opened) => {
    socket = opened;
    tell(3_000_000, match);
  });
  const fonts: string[] = [];
  page.on('request', (request) => /\.woff2/.test(request.url()) && fonts.push(request.url()));
  await page.goto(`/broadcast/ganyu?group=${ids.group}`);
  await expect(page.getByText('Leon Winter')).toBeVisible();
  const settled = () => page.waitForFunction(() => document.fonts.status === 'loaded');
  await settled();
  const before = fonts.length;
  tell(3_000_000, match, signsOfSlices(rare));
  await expect.poll(() => fonts.length).toBeGreaterThan(before);
  await settled();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  tell(3_000_001, withRare);
  await expect(page.locator('.plate.s1 .player')).toHaveText(rare);
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});

test('an entrance waits for its letters, a second at most', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  let shownAfter = -1;
  await page.exposeFunction('seen', (ms: number) => {
    shownAfter = ms;
  });
  await page.addInitScript(() => {
    // Counted from where the page begins to wait: until then a busy machine may take as long as it likes.
    let waitsSince = Number.POSITIVE_INFINITY;
    const wait = window.setTimeout;
    window.setTimeout = ((then: () => void, ms: number) => {
      if (ms > 900) waitsSince = Math.min(waitsSince, performance.now());
      return wait(then, ms);
    }) as typeof setTimeout;
    const look = () => {
      const stage = document.querySelector('#stage');
      const isSeen = stage && getComputedStyle(stage).visibility === 'visible';
      if (isSeen) (window as unknown as { seen(ms: number): void }).seen(performance.now() - waitsSince);
      else wait(look, 20);
    };
    look();
  });
  await page.goto(`/broadcast/moonblast-tour?group=${ids.group}`, { waitUntil: 'commit' });
  await expect.poll(() => shownAfter, { timeout: 30_000 }).toBeGreaterThan(700);
  expect(shownAfter).toBeLessThan(4000);
  release();
});

test('a page names the letters of its first scene in its head, and needs no others', async ({ page }) => {
  // A made-up scene: of a group on air others might save a draft meanwhile.
  const response = await page.goto('/broadcast/moonblast-tour?preview=1&fixture=0&motion=0');
  const text = (await response?.text()) ?? '';
  const preloaded = [...text.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href);
  expect(preloaded.length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\.woff2$/.test(name) ? [new URL(name).pathname] : [])),
  );
  expect([...new Set(loaded)].sort()).toEqual([...preloaded].sort());
});
