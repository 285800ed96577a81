// The worker of bench/desk.ts, how to ask it, and how to measure its answers.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { type Database, openDatabase } from '~/db/client.server';
import { applyMigrations } from '../scripts/local-state';
import { demoPassword } from '../tests/world';
import { configuration, cpuMilliseconds, limitedModules, reportLimits } from './built-worker';

export const numberOf = (name: string, fallback: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
/** Pages to measure, by a part of their name or path. */
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const warmUp = 5;
const count = 'x-bench-queries';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
}

interface Asker {
  /** Cookies of the visitor. */
  cookie?: string;
  /** Connections of several visitors at once; by default requests follow each other. */
  agent?: Agent;
}

export type Ask = (path: string, form?: URLSearchParams, asker?: Asker) => Promise<Answer>;

export async function openDeskWorker(): Promise<{ orm: Database; ask: Ask; stop: () => Promise<void> }> {
  const miniflare = new Miniflare({
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    modulesRoot: 'build/server',
    modules: limitedModules('desk-worker.mjs'),
    d1Databases: { DB: 'bench' },
    r2Buckets: ['IMAGES'],
    queueProducers: { READINGS: 'readings' },
    bindings: configuration,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  reportLimits(miniflare);
  const origin = await miniflare.unsafeGetDirectURL();
  const oneByOne = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask: Ask = (path, form, { cookie = '', agent = oneByOne } = {}) => {
    const started = performance.now();
    const headers = form ? { cookie, 'content-type': 'application/x-www-form-urlencoded' } : { cookie };
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, origin), { agent, headers, method: form ? 'POST' : 'GET' });
      // The runtime closes connections that were idle, or whose head it could not read in time.
      const failed = (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? resolve(ask(path, form, { cookie, agent })) : reject(error);
      outgoing.on('error', failed).on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
            milliseconds: performance.now() - started,
          }),
        );
      });
      outgoing.end(form?.toString());
    });
  };
  const db = await miniflare.getD1Database('DB');
  await applyMigrations(db);
  const stop = async () => {
    oneByOne.destroy();
    await miniflare.dispose();
  };
  return { orm: openDatabase(db as unknown as D1Database), ask, stop };
}

/** @returns cookies of somebody of the demo world */
export async function signIn(ask: Ask, email: string): Promise<string> {
  const answer = await ask('/sign-in', new URLSearchParams({ email, password: demoPassword }));
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

interface Measured {
  /** Each is sent once, without a warm-up; undefined is a GET. */
  forms?: (URLSearchParams | undefined)[];
  cookie?: string;
  limit?: { trips?: number; cpu?: number };
}

export type Measure = (name: string, path: string, how?: Measured) => Promise<number | undefined>;

/** @returns a table, and how to add to it the answers to one request or to many, after a warm-up */
export function measurer(ask: Ask, usual: { requests: number; cookie: string }) {
  const table: string[][] = [
    [
      ...['page', 'status', 'D1 trips', 'statements', 'bytes', 'gzipped'],
      ...['CPU ms', 'CPU p95', 'p50 ms', 'p95 ms', 'limit'],
    ],
  ];
  /** @returns mean CPU in milliseconds; undefined if it was not asked for */
  const measure: Measure = async (name, path, { forms, cookie = usual.cookie, limit } = {}) => {
    if (!`${name} ${path}`.includes(only)) return undefined;
    const all: Answer[] = [];
    const cpu: number[] = [];
    for (let i = 0; !forms && i < warmUp; i++) await ask(path, undefined, { cookie });
    for (const form of forms ?? Array.from({ length: usual.requests }, () => undefined)) {
      const before = cpuMilliseconds();
      all.push(await ask(path, form, { cookie }));
      cpu.push(cpuMilliseconds() - before);
    }
    // The kernel counts in steps of 10 ms: only the mean is precise.
    const mean = cpu.reduce((sum, each) => sum + each, 0) / cpu.length;
    const at = (list: number[], share: number) =>
      (list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0).toFixed(0);
    const times = all.map(({ milliseconds }) => milliseconds);
    const { status, headers, body } = all.at(-1) as Answer;
    const [trips = '', statements = ''] = String(headers[count]).split('/');
    const sizes = [body.length, gzipSync(body).length].map(String);
    const figures = [mean.toFixed(1), at(cpu, 0.95), at(times, 0.5), at(times, 0.95)];
    const over = (value: number, most = Number.POSITIVE_INFINITY) => (value > most ? ' OVER' : '');
    const told = [
      limit?.trips ? `≤ ${limit.trips} trips${over(Number(trips), limit.trips)}` : '',
      limit?.cpu ? `≤ ${limit.cpu} ms CPU${over(mean, limit.cpu)}` : '',
    ].filter(Boolean);
    table.push([name, String(status), trips, statements, ...sizes, ...figures, told.join(', ')]);
    return mean;
  };
  return { measure, table };
}
