// Both workers as Miniflare runs them on this machine, as their two configurations and .dev.vars say.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';

/** The modules of a bundle, its entry first. */
export function modulesIn(folder) {
  const files = readdirSync(folder).map((file) => join(folder, file));
  const entries = files.filter((file) => file.endsWith('.js'));
  const binaries = files.filter((file) => file.endsWith('.wasm'));
  return [
    ...entries.map((path) => ({ type: 'ESModule', path, contents: readFileSync(path, 'utf8') })),
    ...binaries.map((path) => ({ type: 'CompiledWasm', path, contents: readFileSync(path) })),
  ];
}

function configured(config, folder) {
  // Of the tests' runtime alone.
  const { unsafeEvalBinding: _, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const { name } = unstable_readConfig({ config });
  return { ...options, name, modules: modulesIn(folder), modulesRoot: folder };
}

/**
 * The web worker and the reader, from what `npm run build` has made of them.
 * @returns {Record<'web' | 'reader', import('miniflare').WorkerOptions & { name: string }>}
 */
export const localWorkers = () => ({
  web: configured('wrangler.toml', 'build/server'),
  reader: configured('wrangler.reader.toml', 'build/reader'),
});
