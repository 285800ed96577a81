// What the benchmarks of the built worker share: its files, its database, and what it costs.
import { readdirSync, readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';
import { applyMigrations } from '../scripts/local-state';

/** The files of the built worker, its entry first. */
export const builtModules = () =>
  readdirSync('build/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.startsWith('assets'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((file) => ({ type: 'ESModule' as const, path: `build/server/${file}` }));

/** As wrangler.toml and .dev.vars have it, of the worker's log errors alone. */
export const configuration = {
  PUBLIC_URL: '',
  STORAGE_BASE: '',
  DNS_RESOLVER: '',
  ENVIRONMENT: 'local',
  SESSION_SECRET: 'of benchmarks alone, on this machine only',
  ...{ GOOGLE_CLIENT_ID: '', LOG: 'errors', OPERATOR_NAME: '', CONTACT: 'contact@example.com' },
  MAIL_API_URL: 'https://mail.example/emails',
};

interface Other {
  /** Asked first, and asks the built worker itself (`./index.js`). */
  entry?: { path: string; contents: string }[];
  bindings?: Record<string, string>;
  /** Whether the database is a fresh one, into which the schema is laid. */
  isNew?: boolean;
  [option: string]: unknown;
}

/** The built web worker alone, with its database and whatever else Miniflare knows. */
export async function openWorker({ entry = [], bindings = {}, isNew = true, ...more }: Other = {}) {
  const before = entry.map((module) => ({ type: 'ESModule' as const, ...module }));
  const miniflare = new Miniflare({
    modulesRoot: 'build/server',
    modules: [...before, ...builtModules()],
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat', 'global_fetch_strictly_public'],
    d1Databases: { DB: 'bench' },
    r2Buckets: ['IMAGES'],
    queueProducers: { READINGS: 'readings' },
    ratelimits: {
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
  const db = await miniflare.getD1Database('DB');
  if (isNew) await applyMigrations(db as unknown as D1Database);
  return { miniflare, db };
}

const unlimited = { simple: { limit: 1_000_000, period: 60 as const } };

/**
 * CPU time of the workerd processes that this process started, all threads, in milliseconds (the kernel counts in
 * hundredths of a second).
 */
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

/** Memory held by the workerd processes that this process started, in megabytes. */
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

/** The middle one of some figures. */
export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints rows with their columns one under the other. */
export function printTable(table: string[][]) {
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(
      row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '),
    );
}
