// npm run mutants:guards [-- FILE …]
// Leaves out one condition at a time of the modules that ask the database who may do what, and runs the route tests that reach
// it in the real runtime, those about its module first, until one notices. Prints the share that was noticed, and every
// condition that no test missed. Fails below 90%. A part of a file's name takes those files alone; TESTS=REGEXP takes those
// tests alone. What was found is kept in .cache until one of these modules changes.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildCopy, digestOf, makeCopy, tests, writeRun } from './changed-copy';
import { mayLive } from './guard-survivors';
import type { LeftOut } from './leave-out';
import { type Ran, runRoutes } from './run-routes';

const least = 0.9;
/** How many files of tests try each condition that is left, round by round. */
const rounds = [1, 2, 4, 8, 300];

interface State {
  /** Digest of the modules. */
  digest: string;
  /** Digest of the app as it was last built. */
  app: string;
  /** Conditions that each file of tests reaches, by its name and text. */
  ran: (Ran & { text: string })[];
  noticed: [number, string][];
  /** Runs that noticed nothing: a condition, and the text of a file of tests. */
  tried: string[];
}

const { changes, digest, app } = makeCopy(process.argv.slice(2));
const stateFile = resolve('.cache/guards.json');
const before: State | undefined = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : undefined;
const state: State =
  before?.digest === digest ? before : { digest, app: '', ran: [], noticed: [], tried: [] };
const keep = () => writeFileSync(stateFile, JSON.stringify(state));
if (state.app !== app) buildCopy();
state.app = app;
keep();

const chosen = new RegExp(process.env.TESTS ?? '');
const files = readdirSync(tests).filter((file) => file.endsWith('.test.ts') && chosen.test(file));
const texts = new Map(files.map((file) => [file, digestOf([readFileSync(join(tests, file))])]));
const isKnown = (file: string) => state.ran.some((ran) => ran.file === file && ran.text === texts.get(file));
const unknown = files.filter((file) => !isKnown(file));
state.ran = state.ran.filter(({ file }) => !unknown.includes(file));
await runRoutes(unknown, (ran) => {
  state.ran.push({ ...ran, text: texts.get(ran.file) ?? '' });
  keep();
});

const nameOf = (module: string) => `'~/${module.slice('app/'.length, -'.ts'.length)}'`;

/** Files that reach a condition: those that call its module, then quick ones, and those that are about little else. */
function reaching({ id, file: module }: LeftOut) {
  const found = state.ran.flatMap(({ file, text, isOk, reached }) => {
    const reach = reached.find((each) => each.id === id);
    const isTried = state.tried.includes(`${id} ${text}`);
    if (!isOk || !reach || isTried || !files.includes(file)) return [];
    const isAboutIt = readFileSync(join(tests, file), 'utf8').includes(nameOf(module));
    return { id, file, text, last: reach.test, isAboutIt, cost: reach.after * reached.length };
  });
  return found.sort((one, other) => Number(other.isAboutIt) - Number(one.isAboutIt) || one.cost - other.cost);
}

for (const { file, error } of state.ran.filter(({ isOk }) => !isOk))
  console.log(`fails without a change: ${file} ${error}`);
const noticed = new Map(state.noticed);
for (const size of rounds) {
  const runs = changes
    .filter(({ id }) => !noticed.has(id))
    .flatMap((change) => reaching(change).slice(0, size))
    .map((run) => ({ ...run, name: `out${run.id}.${run.file}` }));
  for (const { name, file, ...of } of runs) writeRun(name, file, of);
  const startedAt = Date.now();
  const byName = new Map(runs.map((run) => [run.name, run]));
  await runRoutes([...byName.keys()], ({ file: name, isOk, error }) => {
    const { id, file, text } = byName.get(name) as (typeof runs)[number];
    if (isOk) state.tried.push(`${id} ${text}`);
    else noticed.set(id, `${file} ${error}`);
    state.noticed = [...noticed];
    keep();
  });
  for (const { name } of runs) rmSync(join(tests, name));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (runs.length > 0) console.log(`${runs.length} runs in ${seconds} s: ${noticed.size} noticed`);
}

const lived = changes.filter(({ id }) => !noticed.has(id));
const open = lived.filter((change) => !mayLive(change));
for (const { file, line, source } of open) console.log(`${file}:${line} ${source}`);
const score = noticed.size / (changes.length || 1);
console.log('left out  noticed    score  may live     open');
const cells = [noticed.size, `${(100 * score).toFixed(1)}%`, lived.length - open.length, open.length];
console.log(`${String(changes.length).padStart(8)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
process.exit(score < least ? 1 : 0);
