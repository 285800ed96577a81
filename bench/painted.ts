import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from '@playwright/test';
import { requireChromium } from '../scripts/chromium.mjs';

declare global {
  interface Window {
    painted: number[];
  }
}

/** Records when each change of the picture was painted, in ms since the epoch. */
function noteFrames() {
  window.painted = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => window.painted.push(performance.timeOrigin + performance.now());
  const stage = document.querySelector('#stage') as HTMLElement;
  // A frame's callbacks run before its paint; a message posted in one arrives after it.
  new MutationObserver(() => requestAnimationFrame(() => port2.postMessage(0))).observe(stage, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

const isText = /text|javascript|json/;

/** Sums body sizes in bytes, text compressed with gzip -6. */
async function weigh(responses: readonly Response[]) {
  const sizes = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      const isPacked = isText.test(response.headers()['content-type'] ?? '');
      return { url: response.url(), bytes: isPacked ? gzipSync(body).length : body.length };
    }),
  );
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: sizes.length,
    bytes: sum(sizes),
    page: sum(sizes.filter(({ url }) => !/\.(js|woff2)$/.test(url))),
    script: sum(sizes.filter(({ url }) => url.endsWith('.js'))),
    fonts: sum(sizes.filter(({ url }) => url.endsWith('.woff2'))),
  };
}

const launch = () => {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  return chromium.launch({ executablePath: requireChromium(), args });
};

/** Weighs the first load of each URL, with an empty cache. */
export async function weighOverlays(urls: readonly URL[]) {
  const browser = await launch();
  const loads: Awaited<ReturnType<typeof weigh>>[] = [];
  for (const url of urls) {
    const { page, firstLoad } = await load(browser, url);
    loads.push(firstLoad);
    await page.context().close();
  }
  await browser.close();
  return loads;
}

/** Serves assets from the build, as the benchmark's worker has none. */
async function load(browser: Browser, url: URL) {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} OBS/31.0.0 Safari/537.36`;
  const page: Page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, userAgent });
  const types = { js: 'text/javascript', woff2: 'font/woff2' };
  await page.route(/\/assets\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = types[pathname.split('.').at(-1) as keyof typeof types];
    return route.fulfill({ body: readFileSync(`build/client${pathname}`), contentType });
  });
  const responses: Response[] = [];
  page.on('response', (response) => !response.url().startsWith('data:') && responses.push(response));
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(url.href, { waitUntil: 'networkidle' });
  await connected;
  return { page, responses, firstLoad: await weigh(responses) };
}

/** Opens an overlay in a real browser at 1920×1080, as in OBS. */
export async function openOverlay(url: URL) {
  const browser = await launch();
  const { page, responses } = await load(browser, url);
  await page.evaluate(noteFrames);
  let before = 0;
  return {
    /** Waits until the network is idle. */
    settled: () => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500)),
    forget: () => {
      before = responses.length;
      return page.evaluate(() => window.painted.splice(0));
    },
    /** Number of requests since `forget`. */
    requests: () => responses.length - before,
    /** First paint since `forget`, in ms since the epoch; undefined after 5 s. */
    painted: () =>
      page
        .waitForFunction(() => window.painted[0], undefined, { timeout: 5000, polling: 20 })
        .then((handle) => handle.jsonValue())
        .catch(() => undefined),
    close: () => browser.close(),
  };
}
