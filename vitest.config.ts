import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [tsconfigPaths()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/routes/**', 'tests/e2e/**'],
          testTimeout: 30_000,
        },
      },
      {
        // Routes run on the built worker (`npm run build` first) with the real migrations, in the real runtime.
        plugins: [
          tsconfigPaths(),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations('./migrations') } },
          })),
        ],
        test: {
          name: 'routes',
          include: ['tests/routes/**/*.test.ts'],
          setupFiles: ['tests/routes/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
