// Miniflare options of both workers, from their configurations and .dev.vars.
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { modulesIn } from './bundle-worker.mjs';

function configured(config, folder) {
  // Wrangler adds this binding for its Vitest pool; Miniflare rejects it elsewhere.
  const { unsafeEvalBinding: _, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const { name } = unstable_readConfig({ config });
  return { ...options, name, modules: modulesIn(folder), modulesRoot: folder };
}

/**
 * Reads the bundles made by `npm run build`.
 * @returns {Record<'web' | 'reader', import('miniflare').WorkerOptions & { name: string }>}
 */
export const localWorkers = () => ({
  web: configured('wrangler.toml', 'build/server'),
  reader: configured('wrangler.reader.toml', 'build/reader'),
});
