// Bundles a worker as `wrangler deploy` would, without deploying it: for tests and benchmarks, which run the result in
// the real runtime.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
  const files = readdirSync(outdir);
  const entry = files.find((file) => file.endsWith('.js'));
  return [
    { type: 'ESModule', path: join(outdir, entry), contents: readFileSync(join(outdir, entry), 'utf8') },
    ...files
      .filter((file) => file.endsWith('.wasm'))
      .map((file) => ({
        type: 'CompiledWasm',
        path: join(outdir, file),
        contents: readFileSync(join(outdir, file)),
      })),
  ];
}
