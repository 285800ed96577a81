// Both workers as Miniflare runs them on this machine, as their two configurations and .dev.vars say.
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { modulesIn } from './bundle-worker.mjs';

function configured(config, folder) {
  // Wrangler adds this binding for its Vitest pool; Miniflare refuses it elsewhere.
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
