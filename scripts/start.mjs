// npm start: builds, migrates, seeds and serves the whole product on this machine, without an account or a network.
//   PORT=8787 HOST=0.0.0.0 PUBLIC_URL=http://192.168.0.5:8787 npm start -- [--reset] [--watch] [--built] [--no-crons]
// Where others can reach it, nothing of it is known to all: a password and a secret of its own. A front (front.mjs) tells
// who is on this machine.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import QRCode from 'qrcode';
import { cronsIn, runCrons } from './crons.mjs';
import { startFront } from './front.mjs';
import { startOpenIdProvider } from './openid-provider.mjs';

const port = process.env.PORT ?? '8787';
const host = process.env.HOST ?? '127.0.0.1';
const state = process.env.STATE ?? '.wrangler/state';
const flags = new Set(process.argv.slice(2));
const isOwnName = (name) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(name);
// A public URL leads here from elsewhere, by a tunnel for instance.
const publicUrl = process.env.PUBLIC_URL ?? '';
const isOpen = !isOwnName(host) || (publicUrl !== '' && !isOwnName(new URL(publicUrl).hostname));
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const password = isOpen
  ? Array.from({ length: 14 }, (_, at) => (at % 5 === 4 ? '-' : letters[randomInt(letters.length)])).join('')
  : 'rotom-dex-2026';
const env = {
  ...process.env,
  ...(isOpen ? { DEMO_PASSWORD: password } : {}),
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1',
};

function run(what, command, ...args) {
  process.stdout.write(`${what}… `);
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status !== 0) {
    console.error(`failed\n${stdout}${stderr}`);
    process.exit(1);
  }
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
}
const build = (what) => run(what, 'npm', 'run', '--silent', 'build');

if (flags.has('--reset')) rmSync(state, { recursive: true, force: true });
if (!flags.has('--built')) build('Building');
run('Database and demo world', process.execPath, '--import', 'tsx', 'scripts/seed.ts', state);

const vars = ['--var', publicUrl ? `PUBLIC_URL:${publicUrl}` : `LOCAL_URL:http://localhost:${port}`];
if (isOpen) vars.push('--var', `SESSION_SECRET:${ownSecret()}`);
// Only this machine's browsers reach it.
if (!isOpen && !publicUrl) {
  const issuer = await startOpenIdProvider();
  vars.push('--var', `GOOGLE_ISSUER:${issuer}`, '--var', 'GOOGLE_CLIENT_ID:local');
}
/** Kept with the data, which it signs: the one in .dev.vars is for all to read. */
function ownSecret() {
  const file = join(state, 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => found(String(free)));
    });
  });

const innerPort = await freePort();
const server = spawn(
  process.execPath,
  [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    '-c',
    'wrangler.toml',
    '-c',
    'wrangler.reader.toml',
    '--ip',
    '127.0.0.1',
    '--port',
    innerPort,
    '--persist-to',
    state,
    ...vars,
  ],
  { env, stdio: ['ignore', 'pipe', 'inherit'] },
);
let ready = false;
server.stdout.on('data', async (text) => {
  if (process.env.VERBOSE || /ERROR/.test(text)) process.stdout.write(text);
  if (ready || !/Ready on/.test(text)) return;
  ready = true;
  const key = isOpen ? randomBytes(16).toString('base64url') : undefined;
  await startFront({ host, port: Number(port), behind: Number(innerPort), key });
  if (!flags.has('--no-crons'))
    runCrons({ port: innerPort, crons: cronsIn(readFileSync('wrangler.toml', 'utf8')) });
  const home = publicUrl || `http://localhost:${port}`;
  const team = `${home}/teams/harukaaaaaaaaaaaaaaaaaaaaa`;
  console.log(`
Sixsheet is ready.
  home                    ${home}/
  open for submission     ${home}/tournaments/opensvaaaaaaaaaaaaaaaaaaaa
  a team, by its link     ${team}
  its QR                  ${team}/qr
  accounts                site-admin@example.com   decides about requests, sees all groups
                          host-admin@example.com   admin of ムーンライト杯, moderator@example.com its moderator
                          harbor-admin@example.com admin of みなとオフ
                          haruka@example.com       a player with teams, kenta@example.com one without
  their password          ${password} ${isOpen ? '(of this start alone: others can reach this machine)' : '(of the demo, on this machine only)'}
  sign in                 ${home}/sign-in
  mails that were sent    http://localhost:${port}/dev/outbox${key ? `?here=${key} (on this machine only)` : ''}

${await QRCode.toString(team, { type: 'terminal', small: true })}`);
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

if (flags.has('--watch')) {
  let waiting;
  watch('app', { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => build('Building again'), 300);
  });
}
