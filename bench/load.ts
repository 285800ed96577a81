// npm run bench:load -- [--requests=N]
// The opponent's page on the built worker (Miniflare's direct sockets, without the development proxy), compared with a
// constant handler and a single D1 select. CPU is that of the workerd process, from /proc.
import { Agent, get } from 'node:http';
import { Miniflare } from 'miniflare';
import { openDatabase } from '~/db/client.server';
import { applyMigrations } from '../scripts/local-state';
import { ids, insertWorld, makeWorld, worldId } from '../tests/world';
import { builtModules, configuration, cpuMilliseconds } from './built-worker';

const requests = Number(process.argv.find((word) => word.startsWith('--requests='))?.split('=')[1] ?? 1500);
const warmUp = 300;
const d1Databases = { DB: 'bench' };
const shared = {
  compatibilityDate: '2026-04-01',
  compatibilityFlags: ['nodejs_compat'],
  d1Databases,
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
};
const select = 'SELECT id, display_name, members FROM team_sheets WHERE id = ?';
const module = (script: string) => ({ modules: true, script });
const miniflare = new Miniflare({
  workers: [
    {
      ...shared,
      name: 'app',
      modulesRoot: 'build/server',
      modules: builtModules(),
      r2Buckets: ['IMAGES'],
      queueProducers: { READINGS: 'readings' },
      bindings: configuration,
    },
    { ...shared, name: 'constant', ...module("export default { fetch: () => new Response('ok') }") },
    {
      ...shared,
      name: 'select',
      ...module(`export default { async fetch(request, env) {
        const row = await env.DB.prepare('${select}').bind('${ids.haruka}').first();
        return Response.json(row);
      } }`),
    },
  ],
});

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Answer {
  status: number;
  etag: string;
  bytes: number;
  milliseconds: number;
}

function ask(url: URL, headers: Record<string, string>): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part) => {
        bytes += part.length;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          etag: response.headers.etag ?? '',
          bytes,
          milliseconds: performance.now() - started,
        }),
      );
    }).on('error', reject);
  });
}

/** @param path fixed, or computed for each request */
async function measure(
  name: string,
  worker: string,
  path: string | ((at: number) => string),
  headers: Record<string, string> = {},
) {
  const host = await miniflare.unsafeGetDirectURL(worker);
  const urlAt = (at: number) => new URL(typeof path === 'string' ? path : path(at), host);
  let last = await ask(urlAt(0), headers);
  for (let i = 1; i < warmUp; i++) last = await ask(urlAt(i), headers);
  const times: number[] = [];
  const cpuBefore = cpuMilliseconds();
  for (let i = 0; i < requests; i++) times.push((await ask(urlAt(warmUp + i), headers)).milliseconds);
  const cpu = (cpuMilliseconds() - cpuBefore) / requests;
  if (worker === 'select') selectCpu = cpu;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  rows.push([
    name,
    String(last.status),
    String(last.bytes),
    cpu.toFixed(2),
    Number.isNaN(selectCpu) ? '' : `${(cpu / selectCpu).toFixed(2)}×`,
    at(0.5),
    at(0.95),
    at(0.99),
  ]);
}
const rows: string[][] = [];
let selectCpu = Number.NaN;

const db = await miniflare.getD1Database('DB', 'app');
await applyMigrations(db);
await insertWorld(openDatabase(db as unknown as D1Database), makeWorld(Date.now()));

const page = `/teams/${ids.haruka}`;
await measure('constant handler', 'constant', '/');
await measure('one D1 select', 'select', '/');
await measure('opponent page, made at first', 'app', (at) => `${page}?first=${at}`);
await measure('opponent page, again', 'app', page);
const { etag } = await ask(new URL(page, await miniflare.unsafeGetDirectURL('app')), {});
await measure('opponent page, still known to the browser (304)', 'app', page, { 'If-None-Match': etag });
await measure('opponent page before the start (403)', 'app', `/teams/${worldId('harukaopen')}`);
await measure('QR alone', 'app', `${page}/qr`);

const head = [
  'handler',
  'status',
  'body bytes',
  'CPU ms/request',
  'of a select',
  'p50 ms',
  'p95 ms',
  'p99 ms',
];
const widths = head.map((title, column) =>
  Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
);
console.log(`${requests} requests each, one after another, after ${warmUp} to warm up\n`);
for (const row of [head, ...rows]) {
  console.log(
    row
      .map((cell, column) => (column ? cell.padStart : cell.padEnd).call(cell, widths[column] ?? 0))
      .join('  '),
  );
}
agent.destroy();
await miniflare.dispose();
