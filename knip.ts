import type { RouteConfigEntry } from '@remix-run/route-config';
import type { KnipConfig } from 'knip';
import routes from './app/routes';

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}!`, ...filesOf(children)]);

/** What is used: whatever a URL leads to, the workers, and scripts that pages load by address. */
export default async (): Promise<KnipConfig> => ({
  entry: [
    'app/entry.*.{ts,tsx}!',
    'app/routes.ts!',
    ...filesOf(await routes),
    'app/readings/reader.worker.ts!',
    'app/**/*-script.{ts,tsx}!',
    // Loaded when they are needed.
    'app/ui/shell/LoadingPicture.tsx!',
    'scripts/*.{ts,mjs}',
    // Started by their paths.
    'scripts/start/{leash,serve}.mjs',
    'bench/**/*.ts',
    'tests/**/*.{ts,tsx}',
  ],
  // Found by name at build time (copy-models.mjs), the runtime's own modules (`cloudflare:…`), and what wrangler brings
  // along, which writes pictures for tests.
  ignoreDependencies: ['@tesseract.js-data/eng', '@tesseract.js-data/jpn', 'cloudflare', 'sharp'],
  // The shell's own, in `npm run build`.
  ignoreBinaries: ['wait'],
  // What a function takes or gives may have a name that others can use.
  ignoreExportsUsedInFile: { interface: true, type: true },
  project: ['app/**/*.{ts,tsx}!', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts', 'tests/**/*.{ts,tsx}'],
});
