// npm test: build, unit, route and browser tests. Ends with the durations, all failures, and a line `N passed, N failed`.
//   npm test -- unit routes e2e      runs only the named parts
//   npm test -- changed [commit]     runs the tests nearest to a change, in two minutes
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { requireChromium } from './chromium.mjs';
import { build, isUpToDate } from './start/build.mjs';
import { parts, timesFile } from './test-parts.mjs';

// Test databases are temporary files: faster in memory.
const memory = '/dev/shm';
const hasMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 4e9;
const env = {
  ...process.env,
  ...(hasMemory && { TMPDIR: memory }),
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  BUILT: '1',
};
const run = (command, ...args) => spawnSync(command, args, { env, stdio: 'inherit' }).status === 0;

let passed = 0;
const failures = [];
const durations = [];
const seconds = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {};

const note = (what, started) => durations.push(`${what} ${((Date.now() - started) / 1000).toFixed(0)} s`);

function timed(what, work) {
  const started = Date.now();
  const isGood = work();
  note(what, started);
  return isGood;
}

function finish() {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(timesFile, JSON.stringify(seconds, null, 1));
  console.log(durations.join(', '));
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length ? 1 : 0);
}

/** Counts a report. A part that fails without a failed test counts as one. */
function count(part, isGood, read) {
  const before = failures.length;
  try {
    read(JSON.parse(readFileSync(`test-results/${part}.json`, 'utf8')));
  } catch {
    failures.push(`${part}: no report`);
  }
  if (!isGood && failures.length === before) failures.push(part);
}

function countVitest({ numPassedTests, testResults }) {
  passed += numPassedTests;
  for (const { name, status, message, startTime, endTime, assertionResults } of testResults) {
    const file = relative('.', name);
    seconds[file] = Math.max(0.1, (endTime - startTime) / 1000);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed')
        failures.push(`${file}: ${fullName}\n  ${failureMessages.join('\n  ').slice(0, 2000)}`);
      // Skipped tests are failures.
      else if (status !== 'passed') failures.push(`${file}: ${fullName} did not run`);
    }
    // A file that can't be loaded has no tests: it counts as one failure.
    if (status === 'failed' && assertionResults.length === 0) failures.push(`${file}: ${message}`);
  }
}

function countPlaywright({ stats, errors, suites }) {
  passed += stats.expected;
  const inSuite = ({ specs = [], suites = [] }) => {
    for (const { file, title, tests } of specs)
      for (const { status, projectName, results } of tests) {
        const path = `tests/e2e/${file}`;
        const took = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        seconds[path] = (timedNow.has(path) ? seconds[path] : 0) + took;
        timedNow.add(path);
        if (status !== 'expected') failures.push(`${path} (${projectName}): ${title} ${status}`);
      }
    suites.forEach(inSuite);
  };
  const timedNow = new Set();
  suites.forEach(inSuite);
  for (const error of errors) failures.push(`e2e: ${error.message}`);
}

const vitest = (part, files) =>
  run(
    ...['npx', 'vitest', 'run', '--project', part, '--reporter=default', '--reporter=json'],
    `--outputFile.json=test-results/${part}.json`,
    ...files,
  );

/** @returns files to run by part; an empty list means all of the part */
function choose([first, ...rest]) {
  if (first !== 'changed') {
    const named = [first, ...rest].filter(Boolean);
    return Object.fromEntries(
      Object.keys(parts).flatMap((part) => (named.length === 0 || named.includes(part) ? [[part, []]] : [])),
    );
  }
  const { stdout, stderr } = spawnSync('npx', ['tsx', 'scripts/changed-tests.ts', ...rest], {
    encoding: 'utf8',
  });
  if (!stdout) {
    console.error(stderr);
    process.exit(1);
  }
  const { changed, chosen, left } = JSON.parse(stdout);
  const files = Object.values(chosen).flat();
  console.log(`${changed.length} changed files touch these tests:\n  ${files.join('\n  ')}`);
  if (left > 0) console.log(`  and ${left} files of tests that lie further away: npm test runs all.`);
  return Object.fromEntries(Object.entries(chosen).filter(([, each]) => each.length > 0));
}

const chosen = choose(process.argv.slice(2));
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
// These tests run the build.
const needsBuild =
  chosen.routes ||
  chosen.e2e ||
  chosen.unit?.length === 0 ||
  chosen.unit?.some((file) => /scripts|readings/.test(file));
if (needsBuild && !isUpToDate()) {
  const started = Date.now();
  try {
    await build(env);
  } catch ({ message }) {
    failures.push(`npm run build\n${message}`);
    finish();
  }
  note('build', started);
}
for (const part of ['unit', 'routes'])
  if (chosen[part])
    count(
      part,
      timed(part, () => vitest(part, chosen[part])),
      countVitest,
    );
if (chosen.e2e) {
  requireChromium();
  count(
    'e2e',
    timed('e2e', () => run('npx', 'playwright', 'test', ...chosen.e2e)),
    countPlaywright,
  );
}
finish();
