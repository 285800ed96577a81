// npm test: build, unit and route tests, journeys in a browser. What failed is named once more at the end;
// the last line is `N passed, N failed`.
//   npm test -- unit routes e2e   runs only the named parts
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { requireChromium } from './chromium.mjs';

const parts = new Set(process.argv.slice(2));
const wants = (part) => parts.size === 0 || parts.has(part);
const env = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  BUILT: '1',
};
const run = (command, ...args) => spawnSync(command, args, { env, stdio: 'inherit' }).status === 0;

let passed = 0;
let failed = 0;
const failures = [];
const fail = (what) => {
  failed += 1;
  failures.push(what);
};
const count = (report, read) => {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(`test-results/${report}.json`, 'utf8')));
    passed += good;
    for (const what of bad) fail(what);
    return bad.length;
  } catch {
    fail(`${report}: no report`);
    return 1;
  }
};
const finish = () => {
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
};

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

if (!run('npm', 'run', '--silent', 'build')) {
  fail('npm run build');
  finish();
}
const inOneFile = ({ name, status, message, assertionResults }) => {
  const file = relative('.', name);
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === 'passed' && failureMessages.length)
      console.log(`passed at the second try: ${file}: ${fullName}\n  ${failureMessages[0]}`);
  const bad = assertionResults.filter((test) => test.status === 'failed');
  return [
    ...bad.map((test) => `${file}: ${test.fullName}\n  ${test.failureMessages.join('\n  ').slice(0, 2000)}`),
    // A file that could not be loaded has no tests to count: it fails as one.
    ...(status === 'failed' && assertionResults.length === 0 ? [`${file}: ${message}`] : []),
  ];
};
const inOneSuite = ({ specs = [], suites = [] }) => [
  ...specs
    .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
    .map((spec) => `${spec.file}: ${spec.title}`),
  ...suites.flatMap(inOneSuite),
];
for (const project of ['unit', 'routes'].filter(wants)) {
  const good = run(
    'npx',
    'vitest',
    'run',
    '--project',
    project,
    // A machine that stands still for a moment is no failure; what needed it is named.
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${project}.json`,
  );
  const bad = count(project, (report) => [report.numPassedTests, report.testResults.flatMap(inOneFile)]);
  if (!good && !bad) fail(project);
}
if (wants('e2e')) {
  requireChromium();
  const good = run('npx', 'playwright', 'test');
  const bad = count('e2e', ({ stats, errors, suites }) => [
    stats.expected + stats.flaky,
    [...suites.flatMap(inOneSuite), ...errors.map((error) => `e2e: ${error.message}`)],
  ]);
  if (!good && !bad) fail('e2e');
}
finish();
