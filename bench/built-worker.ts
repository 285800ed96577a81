// Shared by benchmarks of the built worker: its modules, database, CPU and memory.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Miniflare } from 'miniflare';
import { applyMigrations } from '../scripts/local-state';

/** Modules of the built worker, the entry first. */
export const builtModules = () =>
  readdirSync('build/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.startsWith('assets'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((file) => ({ type: 'ESModule' as const, path: `build/server/${file}` }));

/** Modules of bench/ that stand around a worker, by their paths there. */
const support = readdirSync(import.meta.dirname, { encoding: 'utf8' })
  .filter((file) => file.endsWith('.mjs'))
  .concat(readdirSync(`${import.meta.dirname}/platform`).map((file) => `platform/${file}`));
const text = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const limitedIndex = `
import { limitedRoom } from './platform/limited-room.mjs';
import { limitedWorker } from './platform/limited-worker.mjs';
import worker, { BroadcastRoom as Room } from './built.js';
export default limitedWorker(worker);
export const BroadcastRoom = limitedRoom(Room);`;

const moduleIn = (folder: string) => (path: string, contents: string) => ({
  type: 'ESModule' as const,
  path: `${folder}/${path}`,
  contents,
});

/** The built worker within the platform's limits. `entry` is a module of bench/ that wraps it (`./index.js`). */
export function limitedModules(entry?: string) {
  const module = moduleIn('build/server');
  const [index, ...chunks] = builtModules();
  return [
    ...(entry ? [module('entry.mjs', text(entry))] : []),
    module('index.js', limitedIndex),
    module('built.js', readFileSync(index?.path ?? '', 'utf8')),
    ...support.map((file) => module(file, text(file))),
    ...chunks,
  ];
}

/** Modules to put before those of the built reader, so that it runs within the platform's limits. */
export function limitsOfReader() {
  const module = moduleIn('build/reader');
  const index = `
import { limitedWorker } from './platform/limited-worker.mjs';
import worker from './reader.worker.js';
export default limitedWorker(worker);`;
  return [module('limited.mjs', index), ...support.map((file) => module(file, text(file)))];
}

export const reportUrl = 'http://localhost/limits-report';

/** Makes `dispose` fail if the worker passed a limit, and print how near it came. */
export function reportLimits(miniflare: Miniflare) {
  const dispose = miniflare.dispose.bind(miniflare);
  miniflare.dispose = async () => {
    const report = await miniflare.dispatchFetch(reportUrl);
    const { violations, peaks } = (await report.json()) as LimitsReport;
    await dispose();
    for (const [name, { most, by }] of Object.entries(peaks)) console.log(`most ${name}: ${most} (${by})`);
    if (violations.length > 0) throw new Error(`Limits passed:\n${violations.join('\n')}`);
  };
}

export interface LimitsReport {
  violations: string[];
  peaks: Record<string, { most: number; by: string }>;
}

/** Bindings of wrangler.toml and .dev.vars; logs errors only. */
export const configuration = {
  PUBLIC_URL: '',
  STORAGE_BASE: '',
  DNS_RESOLVER: '',
  ENVIRONMENT: 'local',
  SESSION_SECRET: 'of benchmarks alone, on this machine only',
  ...{ GOOGLE_CLIENT_ID: '', LOG: 'errors', OPERATOR_NAME: '', CONTACT: 'contact@example.com' },
  MAIL_API_URL: 'https://mail.example/emails',
};

interface Options {
  /** Module of bench/ that wraps the worker (`./index.js`). */
  entry?: string;
  /** Without the platform's limits, to measure the worker alone. */
  isPlain?: boolean;
  bindings?: Record<string, string>;
  /** Whether the database is new and needs the migrations. */
  isNew?: boolean;
  [option: string]: unknown;
}

/** Starts the built web worker with its database; further options go to Miniflare. */
export async function openWorker({ entry, isPlain, bindings = {}, isNew = true, ...more }: Options = {}) {
  const miniflare = new Miniflare({
    modulesRoot: 'build/server',
    modules: isPlain ? builtModules() : limitedModules(entry),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat', 'global_fetch_strictly_public'],
    d1Databases: { DB: 'bench' },
    r2Buckets: ['IMAGES'],
    queueProducers: { READINGS: 'readings' },
    serviceBindings: { ASSETS: { disk: { path: resolve('build/client'), writable: false } } },
    ratelimits: {
      DEVICES: unlimited,
      HALLS: unlimited,
      UPLOADS: unlimited,
      SUBMISSIONS: unlimited,
      REPORTS: unlimited,
      CODE_CHECKS: unlimited,
      QUESTIONS: unlimited,
    },
    bindings: { ...configuration, ...bindings },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    ...more,
  });
  if (!isPlain) reportLimits(miniflare);
  const db = await miniflare.getD1Database('DB');
  if (isNew) await applyMigrations(db as unknown as D1Database);
  return { miniflare, db };
}

const unlimited = { simple: { limit: 1_000_000, period: 60 as const } };

/** CPU milliseconds of this process's workerd children, all threads, in steps of 10 ms. */
export function cpuMilliseconds(): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, name, parent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
      const fields = stat.replace(/^.*\) /, '').split(' ');
      if (name === 'workerd' && Number(parent) === process.pid)
        sum += (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      // It ended meanwhile.
    }
  }
  return sum;
}

/** Resident megabytes of this process's workerd children. */
export function memoryMegabytes(): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const isOwn = /^Name:\s+workerd$/m.test(status) && status.includes(`PPid:\t${process.pid}\n`);
      if (isOwn) sum += Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    } catch {
      // It ended meanwhile.
    }
  }
  return sum;
}

export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function printTable(table: string[][]) {
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(
      row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '),
    );
}
