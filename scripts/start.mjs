// npm start: builds, migrates, seeds and serves the whole product locally, without an account or a network.
//   PORT=8787 HOST=0.0.0.0 PUBLIC_URL=http://192.168.0.5:8787 npm start -- [--reset] [--watch] [--built] [--no-crons]
// If other machines have access, it gets a password and a secret of its own. The proxy (front.mjs) detects local requests.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cronsIn, runCrons } from './crons.mjs';
import { startFront } from './front.mjs';
import { startOpenIdProvider } from './openid-provider.mjs';
import { build, buildOnChange, isUpToDate } from './start/build.mjs';
import { startGroup, stopGroups } from './start/group.mjs';
import { findObstacle } from './start/obstacles.mjs';
import { readOptions } from './start/options.mjs';
import { finished, makeProgress } from './start/progress.mjs';
import { keepRuntime } from './start/runtime.mjs';

const atLast = [];
const progress = makeProgress();
let isStopping = false;

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await stopGroups();
  for (const release of atLast) release();
  process.exit(code);
}

async function fail({ message }) {
  progress.end();
  if (!isStopping) console.error(message);
  await stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    // A second signal exits at once: every process group dies with this process.
    if (isStopping) process.exit(1);
    progress.end();
    console.log('Stopping…');
    stop(0);
  });
// Writing to a closed terminal fails.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// If npm or its shell is killed, no signal arrives.
const { ppid } = process;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === ppid || stop(0), 500).unref();

/** Session secret stored with the data, as the one in .dev.vars is public. */
function ownSecret(state) {
  const file = join(state, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

async function varsOf({ port, state, publicUrl, isOpen }) {
  return {
    ...(publicUrl ? { PUBLIC_URL: publicUrl } : { LOCAL_URL: `http://localhost:${port}` }),
    ...(isOpen && { SESSION_SECRET: ownSecret(state) }),
    // Only local browsers can reach the OpenID provider.
    ...(!isOpen && !publicUrl && { GOOGLE_ISSUER: await startOpenIdProvider(), GOOGLE_CLIENT_ID: 'local' }),
  };
}

/** Builds and seeds in parallel, and waits for the runtime. @returns its port, and a function that restarts it */
async function makeReady(options, env) {
  const { say, during } = progress;
  const { state } = options;
  if (options.isFresh)
    for (const name of ['v3', 'demo-password-hash', 'session-secret'])
      rmSync(join(state, name), { recursive: true, force: true });
  const seed = startGroup([process.execPath, '--import', 'tsx', 'scripts/seed.ts', state], env);
  const filled = finished('The database', seed).catch((error) => {
    throw new Error(`${error.message}\nnpm start -- --reset forgets its data and starts with fresh ones.`);
  });
  const seeded = during('Database', filled);
  const serving = (async () => {
    if (!options.isBuilt && !isUpToDate()) await during('Building', build(env));
    const configuration = { state, vars: await varsOf(options) };
    const ready = new Promise((onReady, failed) => {
      // The runtime opens the database at the first request, after the seed.
      keepRuntime(configuration, env, { say, onReady, isStopping: () => isStopping }).catch((error) => {
        failed(error);
        fail(error);
      });
    });
    return await during('Runtime', ready);
  })();
  const [runtime] = await Promise.all([serving, seeded]);
  return runtime;
}

async function start() {
  const options = readOptions(process.env, process.argv.slice(2));
  const { obstacle, release } = await findObstacle(options);
  if (obstacle) throw new Error(obstacle);
  atLast.push(release);
  const env = {
    ...process.env,
    ...(options.isOpen ? { DEMO_PASSWORD: options.password } : {}),
    WRANGLER_LOG: 'error',
  };
  const { port: behind, renew } = await makeReady(options, env);
  const { firstScreen, makeDevPage } = await import('./start/screen.mjs');
  const crons = cronsIn(readFileSync('wrangler.toml', 'utf8'));
  const devPage = await makeDevPage(options, crons);
  await startFront({ ...options, behind, devPage });
  if (options.hasCrons) runCrons({ port: behind, crons });
  if (options.watches) buildOnChange(env, progress, renew);
  console.log(firstScreen(options));
}

start().catch(fail);
