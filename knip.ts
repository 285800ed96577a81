import type { RouteConfigEntry } from '@remix-run/route-config';
import type { KnipConfig } from 'knip';
import routes from './app/routes';

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}!`, ...filesOf(children)]);

/** Entries: routes, workers, and scripts that pages load by URL. */
export default async (): Promise<KnipConfig> => ({
  entry: [
    'app/entry.*.{ts,tsx}!',
    'app/routes.ts!',
    ...filesOf(await routes),
    'app/readings/reader.worker.ts!',
    'app/**/*-script.{ts,tsx}!',
    // Imported dynamically.
    'app/ui/shell/LoadingPicture.tsx!',
    'scripts/*.{ts,mjs}',
    // Started as child processes.
    'scripts/start/{leash,serve}.mjs',
    'bench/**/*.ts',
    'tests/**/*.{ts,tsx}',
  ],
  // Resolved by name at build time (copy-models.mjs), built into the runtime (`cloudflare:…`), and a dependency of
  // wrangler (`sharp`, which encodes pictures for tests).
  ignoreDependencies: ['@tesseract.js-data/eng', '@tesseract.js-data/jpn', 'cloudflare', 'sharp'],
  // A shell builtin, in `npm run build`.
  ignoreBinaries: ['wait'],
  // Types of parameters and results may be exported for callers.
  ignoreExportsUsedInFile: { interface: true, type: true },
  project: ['app/**/*.{ts,tsx}!', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts', 'tests/**/*.{ts,tsx}'],
});
