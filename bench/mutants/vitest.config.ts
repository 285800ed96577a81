import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';

// Unit tests alone: route tests run the built worker, which has no mutants.
const chosen = (process.env.MUTANT_TESTS ?? '').split(',').filter(Boolean);

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: chosen.flatMap((name) => [`tests/${name}.test.ts`, `tests/${name}/**/*.test.ts`]),
    setupFiles: ['bench/mutants/setup.ts'],
    testTimeout: 120_000,
  },
});
