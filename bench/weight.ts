// npm run bench:weight
// A first visit on the wire, as counted by Chromium: requests, and bytes by kind including headers. The app runs on its own
// state behind a proxy that gzips text, as the edge does in production (the local runtime doesn't compress).
import { request as ask, createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { requireChromium } from '../scripts/chromium.mjs';
import { ids, worldId } from '../tests/world';
import { median } from './built-worker';
import { startApp } from './start-app';

const port = Number(process.env.PORT ?? 8797);
const proxyPort = port + 1;

const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['tournament list', '/tournaments'],
  ['tournament', `/tournaments/${ids.open}`],
  ['submit', `/team-submit/ots/${ids.open}`],
  ['success', `/teams/${ids.haruka}/success/ots`],
  ['opponent page', `/teams/${ids.haruka}`],
  ['opponent page with image', `/teams/${ids.akari}`],
  ['opponent page, closed', `/teams/${ids.mirai}`],
  ['opponent page, too early', `/teams/${worldId('harukaopen')}`],
  ['overlay', '/broadcast/ganyu'],
  ['overlay of players', '/broadcast/players/moonblast-tour'],
  ['QR alone', `/teams/${ids.haruka}/qr`],
  ['shared teams', '/posts'],
  ['shared team', `/post/${worldId('harukawinner')}`],
];

const isText = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;

/** Forwards requests to the app and compresses the responses. */
const proxy = createServer((incoming, outgoing) => {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const onward = ask({ port, path: incoming.url, method: incoming.method, headers }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part) => parts.push(part));
    response.on('end', () => {
      const {
        'transfer-encoding': _,
        connection: __,
        'keep-alive': ___,
        ...responseHeaders
      } = response.headers;
      let body = Buffer.concat(parts);
      if (body.length > 0 && isText.test(String(responseHeaders['content-type']))) {
        body = gzipSync(body);
        responseHeaders['content-encoding'] = 'gzip';
      }
      if (body.length > 0) responseHeaders['content-length'] = String(body.length);
      outgoing.writeHead(response.statusCode ?? 502, responseHeaders).end(body);
    });
  });
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
});

// Tunnels the overlays' WebSockets.
proxy.on('upgrade', ({ url, headers }, socket) => {
  const onward = ask({ port, path: url, headers });
  onward.on('upgrade', (response, above) => {
    const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
    for (const end of [socket, above]) end.on('error', () => end.destroy());
    above.pipe(socket).pipe(above);
  });
  onward.on('error', () => socket.destroy());
  onward.end();
});

interface Visit {
  status: number;
  requests: number;
  bytes: Map<string, number>;
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Image', 'Other'] as const;

async function visit(browser: Browser, path: string, javaScriptEnabled: boolean): Promise<Visit> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other');
    requests++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  const response = await page.goto(`http://localhost:${proxyPort}${path}`, { waitUntil: 'networkidle' });
  await context.close();
  return { status: response?.status() ?? 0, requests, bytes };
}

// As in WebPageTest: 400 kbit/s both ways, 400 ms round trip; phones have a quarter of this machine's CPU speed.
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** @returns seconds until the server's plain form is usable, and until its script has made it interactive */
async function untilInteractive(browser: Browser, path: string) {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  await page.goto(`http://localhost:${proxyPort}${path}`, { waitUntil: 'commit' });
  await page.locator('[name="displayName"]').waitFor();
  const usable = seconds();
  await page.getByRole('button', { name: '次へ' }).waitFor();
  const interactive = seconds();
  await context.close();
  return { usable, interactive };
}

const stop = await startApp(port, '.wrangler/bench');
await new Promise<void>((resolve) => proxy.listen(proxyPort, resolve));
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const browser = await chromium.launch({ executablePath: requireChromium(), args });

console.log('First visit, phone, bytes on the wire with headers, text compressed with gzip -6\n');
const cells = ['page', 'JavaScript', 'status', 'requests', ...kinds, 'total'];
const line = (row: (string | number)[]) =>
  console.log(
    row.map((cell, column) => (column ? String(cell).padStart(10) : String(cell).padEnd(26))).join(' '),
  );
line(cells);
for (const [name, path] of pages) {
  for (const javaScriptEnabled of [true, false]) {
    const { status, requests, bytes } = await visit(browser, path, javaScriptEnabled);
    if (status === 404) {
      line([name, 'not there']);
      break;
    }
    const total = [...bytes.values()].reduce((sum, each) => sum + each, 0);
    line([
      name,
      javaScriptEnabled ? 'on' : 'off',
      status,
      requests,
      ...kinds.map((kind) => bytes.get(kind) ?? 0),
      total,
    ]);
  }
}
const submit = `/team-submit/ots/${ids.open}`;
const waits: Awaited<ReturnType<typeof untilInteractive>>[] = [];
for (let visits = 0; visits < 5; visits++) waits.push(await untilInteractive(browser, submit));
const medianOf = (part: 'usable' | 'interactive') => median(waits.map((wait) => wait[part])).toFixed(1);
console.log(
  `\nsubmit on Slow 3G (400 kbit/s, 400 ms) with 4x CPU slowdown, first visit, median of ${waits.length}: ` +
    `usable after ${medianOf('usable')} s, interactive after ${medianOf('interactive')} s`,
);
await browser.close();
proxy.close();
stop();
