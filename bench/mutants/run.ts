// npm run mutants [-- NAME …]
// Changes the modules that decide, one small change at a time, and runs the unit tests of that room against each change. Prints
// the share that a test noticed, by what is decided, and every change that no test noticed. Fails below 90%. A name takes that
// part alone.
import { Stryker } from '@stryker-mutator/core';

interface Part {
  files: readonly string[];
  tests: readonly string[];
}

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `app/${folder}/${name}.ts`);

const parts: Record<string, Part> = {
  rights: {
    files: ['app/groups/permission.ts', 'app/groups/tokens/scopes.ts', 'app/accounts/access.ts'],
    tests: ['groups', 'accounts/access'],
  },
  reveal: { files: ['app/sheets/reveal.ts'], tests: ['sheets/reveal'] },
  deadline: { files: ['app/tournaments/tournament.ts'], tests: ['tournaments'] },
  revision: { files: ['app/sheets/conflict/merge-sheets.ts'], tests: ['sheets/conflict'] },
  limits: { files: inFolder('limits', 'network-address', 'few-at-once'), tests: ['limits'] },
  urls: {
    files: [
      'app/images/foreign-url.ts',
      'app/accounts/where-to.ts',
      'app/ui/safe-url.ts',
      'app/webhooks/webhook.ts',
    ],
    tests: ['images/foreign-url', 'accounts/where-to', 'ui/safe-url', 'webhooks/target'],
  },
  standings: { files: inFolder('rounds', 'block-standing', 'counted-matches'), tests: ['rounds'] },
  blocks: {
    files: inFolder('rounds', 'round-robin', 'block-sizes', 'deal-seats', 'elimination', 'seed-from-blocks'),
    tests: ['rounds'],
  },
  legality: { files: inFolder('sheets/legality', 'judge-members', 'facts'), tests: ['sheets/legality'] },
  regulations: { files: inFolder('regulations', 'json-lines', 'check-regulation'), tests: ['regulations'] },
  code: {
    files: inFolder(
      'sheets/sheet-code',
      'bits',
      'check-code',
      'digits',
      'layout',
      'read-sheet-code',
      'write-payload',
    ),
    tests: ['sheets/sheet-code'],
  },
  retention: { files: ['app/db/retention.ts'], tests: ['db/retention'] },
};
const least = 0.9;

const names = process.argv.slice(2);
const unknown = names.find((name) => !parts[name]);
if (unknown) throw new Error(`No part ${unknown}: ${Object.keys(parts).join(', ')}`);

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const isNoticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

function tryMutants({ files, tests }: Part): Promise<Mutant[]> {
  // Read by vitest.config.ts in Stryker's own processes.
  process.env.MUTANT_TESTS = tests.join(',');
  return new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'bench/mutants/vitest.config.ts' },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    mutate: [...files],
    coverageAnalysis: 'perTest',
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

const rows: string[] = [];
const missed: Mutant[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const mutants = await tryMutants(part);
  const noticed = mutants.filter(isNoticed).length;
  const lived = mutants.filter(isMissed);
  const score = noticed / (noticed + lived.length || 1);
  if (score < least) process.exitCode = 1;
  const cells = [noticed + lived.length, noticed, `${(100 * score).toFixed(1)}%`];
  rows.push(`${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
  missed.push(...lived);
  console.log(rows.at(-1));
}
console.log(`\n${'decides on'.padEnd(14)}  changes  noticed    score\n${rows.join('\n')}\n`);
for (const { fileName, location, mutatorName, replacement } of missed) {
  const file = fileName.slice(fileName.lastIndexOf('/app/') + 1);
  const { line, column } = location.start;
  console.log(`${file}:${line}:${column} ${mutatorName}: ${replacement?.replace(/\s+/g, ' ').slice(0, 120)}`);
}
