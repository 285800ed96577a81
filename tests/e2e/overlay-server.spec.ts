import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { freePort } from '../free-port';
import { ids } from '../world';
import { expect, type Page, test } from './journey';

const html = '<!doctype html><body style="background:#c00">Bad gateway</body>';
/** What stands before the site may answer while the site is gone, or instead of it. */
const troubles = {
  'a proxy’s error page': { status: 502, type: 'text/html', body: html },
  'a portal’s sign-in page': { status: 200, type: 'text/html', body: html },
  'JSON of something else': { status: 200, type: 'application/json', body: '{"ok":true}' },
  'the site’s own refusal': { status: 404, type: 'application/json', body: '{"error":"notFound"}' },
};
type State = keyof typeof troubles | 'down' | 'well';

/** The site behind a proxy, whose troubles the test chooses. */
class Front {
  state: State = 'down';
  asked = 0;
  private server: Server | undefined;
  constructor(
    private readonly site: string,
    readonly port: number,
  ) {}

  async turn(state: State) {
    this.state = state;
    if (state === 'down') {
      this.server?.closeAllConnections();
      this.server?.close();
      this.server = undefined;
    } else if (!this.server) {
      this.server = createServer(async ({ url = '/' }, response) => {
        this.asked += 1;
        const trouble = troubles[this.state as keyof typeof troubles];
        if (trouble) {
          response.writeHead(trouble.status, {
            'Content-Type': trouble.type,
            'Access-Control-Allow-Origin': '*',
          });
          return response.end(trouble.body);
        }
        const answer = await fetch(this.site + url);
        const body = Buffer.from(await answer.arrayBuffer());
        const headers = Object.fromEntries(
          [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer)/.test(name)),
        );
        response.writeHead(answer.status, headers).end(body);
      });
      this.server.listen(this.port, '127.0.0.1');
      await once(this.server, 'listening');
    }
  }
}

const overlay = `/broadcast/moonblast-tour?group=${ids.group}&stream=1`;
const isClear = async (page: Page) =>
  (await page.screenshot({ omitBackground: true })).length < 20_000 &&
  ((await page.locator('body').textContent()) ?? '').trim() === '';

// A test that is skipped has none to open.
let proxy = new Front('', 0);
test.beforeEach(async ({ baseURL }) => {
  proxy = new Front(baseURL ?? '', await freePort());
});
test.afterEach(() => proxy.turn('down'));

test('the local file waits, clear, until the site answers as itself', async ({
  page,
  request,
  baseURL,
}, info) => {
  const file = await (
    await request.get(`/broadcast/moonblast-tour/files/overlay.html?group=${ids.group}`)
  ).text();
  expect(file).toContain(`${baseURL}/broadcast/`);
  const path = info.outputPath('overlay.html');
  writeFileSync(path, file.replaceAll(`${baseURL}`, `http://127.0.0.1:${proxy.port}`));
  await page.clock.install();
  await page.goto(`file://${path}`);
  for (const state of ['down', ...Object.keys(troubles)] as State[]) {
    await proxy.turn(state);
    const { asked } = proxy;
    await page.clock.fastForward(10_000);
    if (state !== 'down') await expect.poll(() => proxy.asked, state).toBeGreaterThan(asked);
    await page.waitForTimeout(300);
    expect(page.url(), state).toMatch(/^file:/);
    expect(await isClear(page), state).toBe(true);
  }
  await proxy.turn('well');
  await page.clock.fastForward(10_000);
  await expect.poll(() => page.url()).toBe(`http://127.0.0.1:${proxy.port}${overlay}`);
  await expect(page.locator('.scene').first()).toBeVisible();
});

test('a page that is on air keeps its picture through all of that, and never opens itself anew into it', async ({
  page,
}) => {
  await proxy.turn('well');
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  await page.clock.install();
  // Nothing is on air there: such a page may open itself anew after a deployment.
  await page.goto(`http://127.0.0.1:${proxy.port}/broadcast/ganyu?group=${ids.otherGroup}&debug=1`);
  const scene = page.locator('#stage .scene:not(.leaving)').first();
  await expect(page.locator('#debug')).toContainText('polling');
  const before = await scene.textContent();
  for (const state of ['down', ...Object.keys(troubles), 'well'] as State[]) {
    await proxy.turn(state);
    const { asked } = proxy;
    await page.clock.runFor(15_000);
    if (state !== 'down') await expect.poll(() => proxy.asked, state).toBeGreaterThan(asked);
    await page.waitForTimeout(300);
    expect([loads, await scene.textContent()], state).toEqual([1, before]);
  }
  expect(trouble).toEqual([]);
});

test('after a deployment it opens itself anew only once the site answers as itself', async ({ page }) => {
  await proxy.turn('well');
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.routeWebSocket('**/socket', (socket) =>
    socket.send(JSON.stringify({ revision: 9_000_000, build: loads > 1 ? 'two' : 'one', scene: null })),
  );
  await page.clock.install();
  await proxy.turn('well');
  await page.goto(`http://127.0.0.1:${proxy.port}/broadcast/ganyu?group=${ids.otherGroup}&debug=1`);
  await expect.poll(() => loads).toBe(2);
  await expect(page.locator('#debug')).toContainText('live');
});

test('a page without a group looks for one, and ignores what is no page of ours', async ({ page }) => {
  await proxy.turn('well');
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.clock.install();
  await page.goto(`http://127.0.0.1:${proxy.port}/broadcast/singular?debug=1`);
  await expect(page.locator('#debug')).toContainText('no group has chosen this event');
  for (const state of ['a proxy’s error page', 'down'] as const) {
    await proxy.turn(state);
    await page.clock.runFor(70_000);
    await page.waitForTimeout(300);
    expect(loads, state).toBe(1);
  }
});
