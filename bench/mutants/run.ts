// npm run mutants [-- NAME …]
// Changes the modules that decide, one small change at a time, and runs the unit tests of that room against each change. Prints
// the share that a test noticed, by what is decided, and every change that no test noticed, with the reason why it may live
// (survivors.ts). Fails below 90%. A name takes that part alone.
import { Stryker } from '@stryker-mutator/core';
import { explain, type Lived, printed } from './explain';
import { parts, type Target } from './parts';

const least = 0.9;

const names = process.argv.slice(2);
const unknown = names.find((name) => !parts[name]);
if (unknown) throw new Error(`No part ${unknown}: ${Object.keys(parts).join(', ')}`);

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const isNoticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';
/** The runner itself failed, as it does when a test's name is too long for its patterns. */
const isUntried = ({ status }: Mutant) => status === 'RuntimeError' || status === 'CompileError';

const fileOf = (module: string) => `app/${module}.ts`;

function tryMutants([modules, tests, coverageAnalysis = 'perTest']: Target): Promise<Mutant[]> {
  // Read by vitest.config.ts in Stryker's own processes.
  process.env.MUTANT_TESTS = tests.join(',');
  return new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'bench/mutants/vitest.config.ts' },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    mutate: modules.map(fileOf),
    coverageAnalysis,
    concurrency: 2,
    // Type checks are turned off in the mutated files alone, since some tests read sources as text.
    disableTypeChecks: 'app/**/*.ts',
    ignorePatterns: ['build', '.cache', '.wrangler', 'test-results'],
    tempDirName: '.cache/mutants',
    reporters: [],
    logLevel: 'error',
    warnings: false,
  } as never).runMutationTest();
}

const head = ['decides on', 'changes', 'noticed', 'timeouts', 'untried', 'score', 'seconds'];
const inRow = ([name = '', ...cells]: (string | number)[]) =>
  String(name).padEnd(14) + cells.map((cell) => String(cell).padStart(10)).join('');

const lived: Lived[] = [];
const tried: string[] = [];
const failed: Lived[] = [];
console.log(inRow(head));
for (const [name, part] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const start = performance.now();
  const mutants: Mutant[] = [];
  for (const target of part) mutants.push(...(await tryMutants(target)));
  const noticed = mutants.filter(isNoticed).length;
  const missed = mutants.filter(isMissed);
  const all = noticed + missed.length;
  const score = noticed / (all || 1);
  const untried = mutants.filter(isUntried);
  failed.push(...untried);
  if (score < least || untried.length > 0) process.exitCode = 1;
  const timeouts = mutants.filter(({ status }) => status === 'Timeout').length;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(inRow([name, all, noticed, timeouts, untried.length, `${(100 * score).toFixed(1)}%`, seconds]));
  lived.push(...missed);
  tried.push(...part.flatMap(([modules]) => modules));
}
console.log(explain(lived, tried));
if (failed.length > 0) console.log(`\n## Not tried\n${failed.map(printed).join('\n')}`);
