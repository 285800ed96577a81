import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixConfig from './remix.config.js';

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
            rollupOptions: { input: 'app/entry.worker.ts', external: [/^cloudflare:/, /^node:/] },
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

type GetManualChunk = Rollup.GetManualChunk;

/** What is loaded with files of `app/`, without what is asked for later. */
function loadedWith(files: readonly string[], { getModuleInfo }: Parameters<GetManualChunk>[1]): Set<string> {
  const found = new Set<string>();
  const open = files.map((file) => resolve('app', file));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

// Few parts for the form of a team, since on a venue's network each costs a way there and back: what every page with React
// has, what forms have, and the team's own.
let parts: { name: string; ids: Set<string> }[] | undefined;
const partOf: GetManualChunk = (id, graph) => {
  if (!parts) {
    const page = loadedWith(['entry.client.tsx', 'root.tsx', 'ui/locale-prefix.tsx'], graph);
    const sheet = loadedWith(['teams/form/submit-team.tsx'], graph);
    const post = loadedWith(['posts/write/write-post.tsx'], graph);
    parts = [
      { name: 'page', ids: page },
      { name: 'form', ids: new Set([...sheet].filter((each) => post.has(each))) },
      { name: 'sheet', ids: sheet },
    ];
  }
  return parts.find(({ ids }) => ids.has(id))?.name;
};

const fewParts: Plugin = {
  name: 'few-parts',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: partOf } } } },
};

// One id for the browser's build and the server's, though this file is read for each.
process.env.BUILD_ID ??= Date.now().toString(36);

export default defineConfig({
  // A running `wrangler dev` must survive a build beside it.
  build: { emptyOutDir: false, sourcemap: false, assetsInlineLimit: 0, target: 'es2022' },
  define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID) },
  worker: { plugins: () => [tsconfigPaths()] },
  plugins: [tsconfigPaths(), remix(remixConfig), workerIsServerEntry, fewParts, speciesCatalogue],
});
