import { spawnSync } from 'node:child_process';
import { fail } from './fail';

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

export const isLoggedOut = (output: string): boolean =>
  /CLOUDFLARE_API_TOKEN|not authenticated|not logged in/i.test(output);

/** Ends the script with what to do, as far as wrangler's output tells. */
export function failByWrangler(output: string, what: string): never {
  if (isLoggedOut(output))
    fail('Nobody is logged in to Cloudflare here: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.');
  fail(`wrangler could not ${what}:`, output);
}
