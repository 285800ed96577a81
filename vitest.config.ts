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
    /** Patterns of all routes, without the locale prefix. */
    routes: string[];
  }
}

function patternsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const own = path === ':locale?' || !path ? above : `${above}/${path}`;
    return children ? patternsOf(children, own) : index || path ? [own || '/'] : [];
  });
}

// The built worker and the test modules have separate copies of zod, which would share a global registry in one runtime and
// collide on schema names.
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
    // Files wait for the runtime half of the time: three workers keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        plugins: [tsconfigPaths()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/routes/**', 'tests/e2e/**'],
          // Reloading modules for each file would take a third of the time.
          isolate: false,
          // Generous, for busy machines.
          testTimeout: 120_000,
        },
      },
      {
        // Route tests run the built worker (`npm run build` first) with the real migrations in the real runtime.
        plugins: [
          tsconfigPaths(),
          ownRegistry,
          cloudflareTest(async () => ({
            main: './tests/routes/limited-main.mjs',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              outboundService: answerOutgoing,
              // Loaded untransformed: Vitest's pipeline took six seconds per test file.
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
          // Files share a runtime, as starting one takes longer than the tests; tests/routes/setup.ts empties the storage.
          isolate: false,
          provide: { routes: patternsOf(await routes) },
          include: ['tests/routes/**/*.test.ts'],
          setupFiles: ['tests/routes/setup.ts'],
          // Generous, for busy machines.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
