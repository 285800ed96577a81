// npm run deploy [-- --dry]: builds, checks what production would refuse or miss, then applies migrations and deploys the web
// worker and the reader. With --dry it only checks; without a login, it says what it could not ask.
import { unstable_readConfig } from 'wrangler';
import { checkMigrations, listSecrets } from './deploy/account';
import { type Finding, printFinding } from './deploy/finding';
import { checkLimits } from './deploy/limits';
import { measure } from './deploy/measure';
import { checkSecrets, checkSettings } from './deploy/settings';
import { runSteps, steps } from './deploy/steps';
import { build, isUpToDate } from './start/build.mjs';

const words = process.argv.slice(2);
const isDry = words.includes('--dry');
if (words.some((word) => word !== '--dry')) {
  console.error('Usage: npm run deploy [-- --dry]');
  process.exit(1);
}

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const findings: Finding[] = [];
function found(...more: Finding[]) {
  for (const finding of more) printFinding(finding);
  findings.push(...more);
}

const isBuilt = isUpToDate();
try {
  if (!isBuilt) await build(process.env);
} catch (error) {
  fail('STOP  build', String(error instanceof Error ? error.message : error), 'Nothing was deployed.');
}
found({ state: 'ok', part: 'build', text: isBuilt ? 'the last one has the same sources' : 'built' });

const configs = { web: 'wrangler.toml', reader: 'wrangler.reader.toml' };
const web = unstable_readConfig({ config: configs.web }, { hideWarnings: true });
const reader = unstable_readConfig({ config: configs.reader }, { hideWarnings: true });
found(...checkSettings(web, reader));
found(...checkSecrets(listSecrets(), String(web.vars.GOOGLE_CLIENT_ID ?? '')));
found(checkMigrations());
for (const [name, config] of Object.entries(configs)) found(...checkLimits(name, measure(config)));

const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
if (count('stop') > 0) fail(`\n${count('stop')} to correct first (STOP above). Nothing was deployed.`);
if (isDry) {
  console.log(`\nReady to deploy${count('unknown') > 0 ? ', as far as could be asked (? above)' : ''}.`);
} else {
  if (count('unknown') > 0) fail('\nWhat is ? above must be known first. Nothing was deployed.');
  const failed = runSteps(steps);
  if (failed) fail(`\nStopped: ${failed.command.slice(2).join(' ')} failed.`, failed.next);
  console.log('\nDeployed. Now open /healthz, and /admin/health after five minutes.');
}
