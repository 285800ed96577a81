// npm test: build, unit and route tests, journeys in a browser; the last line is `N passed, N failed`.
//   npm test -- unit routes e2e   runs only the named parts
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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
const count = (report, read) => {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(`test-results/${report}.json`, 'utf8')));
    passed += good;
    failed += bad;
    return bad;
  } catch {
    // A runner that wrote no report has failed as a whole.
    failed += 1;
    return 1;
  }
};
const finish = () => {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
};

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

if (!run('npm', 'run', '--silent', 'build')) {
  failed += 1;
  finish();
}
for (const project of ['unit', 'routes'].filter(wants)) {
  const good = run(
    'npx',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${project}.json`,
  );
  // A file that could not be loaded has no tests to count: it fails as one.
  const bad = count(project, (report) => [
    report.numPassedTests,
    report.numFailedTests +
      report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
  ]);
  if (!good && !bad) failed += 1;
}
if (wants('e2e')) {
  requireChromium();
  const good = run('npx', 'playwright', 'test');
  const bad = count('e2e', ({ stats, errors }) => [
    stats.expected + stats.flaky,
    stats.unexpected + errors.length,
  ]);
  if (!good && !bad) failed += 1;
}
finish();
