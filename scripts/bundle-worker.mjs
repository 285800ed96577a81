// Bundles a worker as `wrangler deploy` would, without deploying it: node bundle-worker.mjs <configuration> <folder>
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modulesIn } from './local-workers.mjs';

/** @returns the bundle as modules for Miniflare, the entry first */
export function bundleWorker(config, outdir) {
  const env = {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    CI: '1',
  };
  const args = ['wrangler', 'deploy', '--dry-run', '--minify', '--outdir', resolve(outdir), '-c', config];
  // Files of an earlier bundle have other names.
  rmSync(outdir, { recursive: true, force: true });
  execFileSync('npx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  return modulesIn(outdir);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) bundleWorker(process.argv[2], process.argv[3]);
