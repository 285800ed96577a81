import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findChromium, startedFrom } from '../../scripts/chromium.mjs';
import { ids } from '../world';
import { expect, test } from './journey';

test.use({ serviceWorkers: 'allow', launchOptions: startedFrom(findChromium()) });

/** Scripts of the service worker, which the next build has too. */
const isOfBoth = (path: string) => /service-worker|read-script/.test(path);

/** Passes requests on to the site. After `deploy` it is another build, which has none of the files that pages loaded before. */
async function startProxy(site: string) {
  let [isNext, isDown] = [false, false];
  const loaded = new Set<string>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isAsset = path.startsWith('/assets/');
    if (isDown) return void response.destroy();
    if (isNext && loaded.has(path)) return void response.writeHead(404).end();
    const { accept = '*/*', 'user-agent': agent = '', 'accept-language': language = 'ja' } = request.headers;
    const headers = { Accept: accept, 'User-Agent': agent, 'Accept-Language': language };
    const answer = await fetch(site + path, { redirect: 'manual', headers });
    let body = Buffer.from(await answer.arrayBuffer());
    if (isAsset && !isOfBoth(path) && !isNext) loaded.add(path);
    if (isNext && path === '/service-worker.js')
      body = Buffer.from(body.toString().replace(/"build":"[^"]*"/, '"build":"next"'));
    const given = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete given[name];
    response.writeHead(answer.status, given).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    loaded,
    deploy: () => {
      isNext = true;
    },
    goDown: () => {
      isDown = true;
    },
    stop: () => server.close(),
  };
}

test('what a device kept opens after the next build has come, without a network', async ({
  page,
  baseURL,
}) => {
  const proxy = await startProxy(baseURL ?? '');
  const team = `/teams/${ids.haruka}`;
  const inCaches = (urls: string[]) =>
    page.evaluate(
      async (all) => (await Promise.all(all.map((url) => caches.match(url)))).filter(Boolean).length,
      urls,
    );
  await page.goto(`${proxy.address}/team-submit/ots/${ids.open}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const files = [...proxy.loaded];
  await page.goto(proxy.address + team);
  await expect.poll(() => inCaches([team]), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => inCaches(files), { timeout: 20_000 }).toBe(files.length);
  expect(files.length).toBeGreaterThan(0);
  proxy.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toContain('offline next');
  proxy.goDown();
  await page.reload();
  await expect(page.locator('main')).toContainText('ガブリアス');
  // A page of the first build that is still open can load its files, which the site no longer has.
  const answers = await page.evaluate(
    (all) => Promise.all(all.map((path) => fetch(path).then(({ status }) => status))),
    files,
  );
  expect(answers).toEqual(files.map(() => 200));
  proxy.stop();
});
