import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import type { RouteConfigEntry } from '@remix-run/route-config';
import type { Plugin } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import routes from './app/routes';
import { startOpenIdProvider } from './scripts/openid-provider.mjs';
import { rankOf } from './scripts/test-parts.mjs';
import { answerOutgoing } from './tests/other-sites';

declare module 'vitest' {
  interface ProvidedContext {
    /** The patterns of every route that answers, without the locale prefix. */
    routes: string[];
  }
}

function patternsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const own = path === ':locale?' || !path ? above : `${above}/${path}`;
    return children ? patternsOf(children, own) : index || path ? [own || '/'] : [];
  });
}

// The built worker has a copy of zod, the modules of the tests another one. In one runtime they would share a registry, in
// which a named schema of both is there twice.
const ownRegistry: Plugin = {
  name: 'own-registry',
  transform: (code, id) =>
    id.includes('/zod/v4/core/registries.')
      ? code.replaceAll('__zod_globalRegistry', '__zod_ofTests')
      : undefined,
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A file waits for the runtime as much as it computes: three at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        plugins: [tsconfigPaths()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/routes/**', 'tests/e2e/**'],
          // Loading the modules again for each file would take a third of the time.
          isolate: false,
          // A machine that does much else beside takes its time.
          testTimeout: 120_000,
        },
      },
      {
        // Routes run on the built worker (`npm run build` first) with the real migrations, in the real runtime.
        plugins: [
          tsconfigPaths(),
          ownRegistry,
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              outboundService: answerOutgoing,
              // Loaded as it stands: through the pipeline of the tests it took six seconds for each file of tests.
              modulesRules: [{ type: 'ESModule', include: ['**/build/server/index.js'] }],
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
                GOOGLE_ISSUER: await startOpenIdProvider(),
                GOOGLE_CLIENT_ID: 'tests',
              },
            },
          })),
        ],
        test: {
          name: 'routes',
          server: { deps: { inline: [/zod/] } },
          // One runtime for many files, each of which tests/routes/setup.ts begins with empty storage: a runtime for each would
          // cost more than the tests.
          isolate: false,
          provide: { routes: patternsOf(await routes) },
          include: ['tests/routes/**/*.test.ts'],
          setupFiles: ['tests/routes/setup.ts'],
          // A machine that does much else beside takes its time.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
