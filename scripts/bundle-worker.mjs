// Bundles a worker as `wrangler deploy` would, without deploying it: node bundle-worker.mjs <configuration> <folder>
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export function modulesIn(folder) {
  const files = readdirSync(folder).map((file) => join(folder, file));
  const entries = files.filter((file) => file.endsWith('.js'));
  const binaries = files.filter((file) => file.endsWith('.wasm'));
  return [
    ...entries.map((path) => ({ type: 'ESModule', path, contents: readFileSync(path, 'utf8') })),
    ...binaries.map((path) => ({ type: 'CompiledWasm', path, contents: readFileSync(path) })),
  ];
}

/** @returns the bundle as modules for Miniflare, the entry first */
export function bundleWorker(config, outdir) {
  const env = {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    CI: '1',
  };
  const args = ['wrangler', 'deploy', '--dry-run', '--minify', '--outdir', resolve(outdir), '-c', config];
  // Hashed names of an earlier bundle would remain.
  rmSync(outdir, { recursive: true, force: true });
  execFileSync('npx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  return modulesIn(outdir);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) bundleWorker(process.argv[2], process.argv[3]);
