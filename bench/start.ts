// npm run bench:start
// Startup of both workers: CPU to compile and evaluate the modules (the platform allows one second) compared with an empty
// worker, sizes as deployed, and the very first answer of the opponent's page. CPU is that of the workerd process, from /proc.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Miniflare, type ModuleDefinition } from 'miniflare';
import { openDatabase } from '~/db/client.server';
import { modulesIn } from '../scripts/bundle-worker.mjs';
import { ids, insertWorld, makeWorld } from '../tests/world';
import { builtModules, cpuMilliseconds, median, openWorker, printTable } from './built-worker';

const runs = 9;
const coldRuns = 5;

type Modules = (ModuleDefinition & { path: string; contents: string | Buffer })[];

const web: Modules = builtModules().map((module) => ({ ...module, contents: readFileSync(module.path) }));
const reader: Modules = modulesIn('build/reader');
const empty: Modules = [
  { type: 'ESModule', path: 'build/nothing.js', contents: 'export default { fetch: () => new Response() }' },
];

/** CPU milliseconds of a process that loads these modules and gets no request. */
async function start(modules: Modules): Promise<number> {
  const miniflare = new Miniflare({
    modulesRoot: 'build',
    modules,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
  });
  await miniflare.ready;
  const cpu = cpuMilliseconds();
  await miniflare.dispose();
  return cpu;
}

async function firstAnswer() {
  const { miniflare, db } = await openWorker({ isPlain: true });
  await insertWorld(openDatabase(db as unknown as D1Database), makeWorld(Date.now()));
  const url = new URL(`/teams/${ids.haruka}`, await miniflare.unsafeGetDirectURL());
  const visit = async () => {
    const [cpu, started] = [cpuMilliseconds(), performance.now()];
    const answer = await fetch(url);
    if (answer.status !== 200) throw new Error(`The opponent's page answers ${answer.status}.`);
    await answer.text();
    return { cpu: cpuMilliseconds() - cpu, wall: performance.now() - started };
  };
  const answers = [await visit(), await visit()];
  await miniflare.dispose();
  return answers;
}

const inOrder = (values: number[]) => {
  const figures = [Math.min(...values), median(values), Math.max(...values)];
  return figures.map((value) => value.toFixed(0));
};
const times = async <T>(count: number, run: () => Promise<T>) => {
  const results: T[] = [];
  while (results.length < count) results.push(await run());
  return results;
};
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
const sizes = (modules: Modules) =>
  [(bytes: Buffer) => bytes.length, (bytes: Buffer) => gzipSync(bytes).length].map((size) =>
    kilobytes(modules.reduce((sum, { contents }) => sum + size(Buffer.from(contents)), 0)),
  );

const workers = { web, reader, 'no line': empty };
const startRows: string[][] = [];
for (const [name, modules] of Object.entries(workers))
  startRows.push([name, ...inOrder(await times(runs, () => start(modules))), ...sizes(modules)]);
printTable([['start of a worker, CPU ms', 'min', 'median', 'max', 'size', 'gzipped'], ...startRows]);

const answers = await times(coldRuns, firstAnswer);
const answerRows = ['first', 'second'].flatMap((name, at) =>
  (['cpu', 'wall'] as const).map((part) => [
    `${name} answer, ${part === 'cpu' ? 'CPU' : 'time'}`,
    ...inOrder(answers.map((each) => each[at]?.[part] ?? 0)),
  ]),
);
console.log();
printTable([['opponent’s page, ms', 'min', 'median', 'max'], ...answerRows]);
