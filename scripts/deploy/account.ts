import { readdirSync } from 'node:fs';
import { isLoggedOut, wrangler } from '../wrangler';
import type { Finding } from './finding';

const reasonOf = (output: string) =>
  isLoggedOut(output)
    ? 'as nobody is logged in here (npx wrangler login, or CLOUDFLARE_API_TOKEN)'
    : `as Cloudflare did not answer: ${/ERROR\W+(?:\d+m)*\W*(.*)/.exec(output)?.[1]?.slice(0, 120) ?? 'see npx wrangler whoami'}`;

/** @returns names of the web worker's secrets */
export function listSecrets(): string[] | { unknown: string } {
  const { ok, stdout, output } = wrangler('secret', 'list', '--format', 'json');
  if (ok) return JSON.parse(stdout.slice(stdout.indexOf('['))).map(({ name }: { name: string }) => name);
  // The worker was never deployed, and no secret was put.
  if (/10007/.test(output)) return [];
  return { unknown: reasonOf(output) };
}

/** Compares the migrations of this checkout with those that production has. */
export function checkMigrations(): Finding {
  const files = readdirSync('migrations').filter((file) => file.endsWith('.sql'));
  const here = `${files.length} here, the newest ${files.sort().at(-1)}`;
  const part = 'migrations';
  const { ok, output } = wrangler('d1', 'migrations', 'list', 'DB', '--remote');
  if (!ok)
    return {
      ...{ state: 'unknown', part },
      text: `${here}; which of them production lacks: not asked, ${reasonOf(output)}`,
    };
  const pending = [...new Set(output.match(/\d{4}_\w+\.sql/g))];
  return pending.length > 0
    ? {
        ...{ state: 'note', part },
        text: `${here}; to apply: ${pending.join(', ')}. Before: npm run backup -- FOLDER --remote`,
      }
    : { state: 'ok', part, text: `${here}; production has them all` };
}
