import { spawnSync } from 'node:child_process';

/** Runs wrangler without questions, and returns its output. */
export function wrangler(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
      stdio: ['inherit', 'pipe', 'pipe'],
      maxBuffer: 2 ** 30,
    },
  );
  return { ok: status === 0, stdout, output: `${stdout}${stderr}`.trim() };
}
