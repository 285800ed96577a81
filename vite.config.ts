import { readFileSync } from 'node:fs';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixConfig from './remix.config.js';
import { pageScripts } from './scripts/vite/page-scripts';

// The server build is the whole web worker: its entry is the worker, not Remix's own server file,
// so that what is tested is the file which is deployed (wrangler runs it with no_bundle).
const workerIsServerEntry: Plugin = {
  name: 'worker-is-server-entry',
  enforce: 'post',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          ssr: {
            target: 'webworker',
            noExternal: true,
            resolve: {
              conditions: ['workerd', 'worker', 'browser'],
              externalConditions: ['workerd', 'worker'],
            },
          },
          build: {
            minify: 'esbuild',
            rollupOptions: {
              input: 'app/entry.worker.ts',
              external: [/^cloudflare:/, /^node:/],
              // Would take a quarter of the build's time, for 1.6% of the worker's size.
              treeshake: false,
            },
          },
        }
      : undefined,
};

// The catalogue of species as a static file of its own, so that another host may serve it (STORAGE_BASE).
const speciesCatalogue: Plugin = {
  name: 'species-catalogue',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle() {
    const source = JSON.stringify(JSON.parse(readFileSync('app/pokedex/data/species.json', 'utf8')));
    this.emitFile({ type: 'asset', fileName: 'sv/data/pokemons.json', source });
  },
};

// One id for the browser's build and the server's, though this file is read for each.
process.env.BUILD_ID ??= Date.now().toString(36);

export default defineConfig({
  // A site that runs goes on sending its files while another build is made.
  build: {
    emptyOutDir: false,
    reportCompressedSize: false,
    sourcemap: false,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  // Each name of a table as a constant of its own would make it larger.
  json: { namedExports: false },
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID) },
  plugins: [pageScripts(), tsconfigPaths(), remix(remixConfig), workerIsServerEntry, speciesCatalogue],
});
