// npm start: builds, migrates, seeds and serves the whole product on this machine, without an account or a network.
//   PORT=8787 HOST=0.0.0.0 PUBLIC_URL=http://192.168.0.5:8787 npm start -- [--reset] [--watch] [--built]
import { spawn, spawnSync } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import QRCode from 'qrcode';
import { startOpenIdProvider } from './openid-provider.mjs';

const port = process.env.PORT ?? '8787';
const host = process.env.HOST ?? '127.0.0.1';
const state = process.env.STATE ?? '.wrangler/state';
const flags = new Set(process.argv.slice(2));
const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' };

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
run('Database', 'npx', 'wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state);
run('Demo world', 'npx', 'tsx', 'scripts/seed.ts', state);

const vars = process.env.PUBLIC_URL ? ['--var', `PUBLIC_URL:${process.env.PUBLIC_URL}`] : [];
// Only this machine's browsers reach it.
if (host === '127.0.0.1' && !process.env.PUBLIC_URL) {
  const issuer = await startOpenIdProvider();
  vars.push('--var', `GOOGLE_ISSUER:${issuer}`, '--var', 'GOOGLE_CLIENT_ID:local');
}
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
    host,
    '--port',
    port,
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
  const home = process.env.PUBLIC_URL || `http://localhost:${port}`;
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
  their password          rotom-dex-2026 (of the demo, on this machine only)
  sign in                 ${home}/sign-in
  mails that were sent    ${home}/dev/outbox

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
