import { readFileSync } from 'node:fs';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixConfig from './remix.config.js';
import { cardLetters } from './scripts/vite/card-letters';
import { loweredStyles } from './scripts/vite/lowered-styles';
import { pageScripts } from './scripts/vite/page-scripts';

// Builds the whole web worker, not Remix's server file, so that tests run the deployed file (wrangler has no_bundle).
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
              // Tree shaking would take a quarter of the build time for 1.6% of the size.
              treeshake: false,
            },
          },
        }
      : undefined,
};

// Emits the species catalog as a static file, which another host may serve (STORAGE_BASE).
const speciesCatalog: Plugin = {
  name: 'species-catalogue',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle() {
    const source = JSON.stringify(JSON.parse(readFileSync('app/pokedex/data/species.json', 'utf8')));
    this.emitFile({ type: 'asset', fileName: 'sv/data/pokemons.json', source });
  },
};

// Set once, as this file is evaluated for both the client and the server build.
process.env.BUILD_ID ??= Date.now().toString(36);

export default defineConfig({
  // A running site keeps serving its files during a build.
  build: {
    emptyOutDir: false,
    reportCompressedSize: false,
    sourcemap: false,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  // Named exports of each key would make the tables larger.
  json: { namedExports: false },
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID) },
  plugins: [
    loweredStyles(),
    pageScripts(),
    tsconfigPaths(),
    remix(remixConfig),
    workerIsServerEntry,
    speciesCatalog,
    cardLetters(),
  ],
});
