import type { RouteConfigEntry } from '@remix-run/route-config';
import type { KnipConfig } from 'knip';
import routes from './app/routes';

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}!`, ...filesOf(children)]);

/** What is used: whatever a URL leads to, the workers, scripts that pages load by address, and what themes are. */
export default async (): Promise<KnipConfig> => ({
  entry: [
    'app/entry.*.{ts,tsx}!',
    'app/routes.ts!',
    ...filesOf(await routes),
    'app/readings/reader.worker.ts!',
    'app/**/*-script.ts!',
    'app/ui/enhance/enhance.ts!',
    'app/broadcast/overlay/live.ts!',
    'app/broadcast/themes/*.ts!',
    'scripts/*.{ts,mjs}',
    'bench/**/*.ts',
    'tests/**/*.{ts,tsx}',
  ],
  // Found by name at build time: copy-models.mjs.
  ignoreDependencies: ['@tesseract.js-data/eng', '@tesseract.js-data/jpn'],
  ignoreBinaries: ['apt-get'],
  project: ['app/**/*.{ts,tsx}!', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts', 'tests/**/*.{ts,tsx}'],
});
