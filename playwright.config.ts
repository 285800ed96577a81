import { defineConfig, devices } from '@playwright/test';
import { findQuickChromium, startedFrom } from './scripts/chromium.mjs';
import { portOf } from './tests/e2e/site';

// OBS is one browser of one size.
const onAir = /(overlay.*|evening)\.spec\.ts/;

// One file per actor, on a phone. What differs by language or JavaScript is in the file; what the width changes is
// tagged: `@wide` runs on a desktop as well, `@wide-only` there alone.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/site.ts',
  workers: 2,
  // A machine that does much else beside takes its time: what is slow is no fault that a test is to find.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))}`,
    locale: 'ja-JP',
    launchOptions: startedFrom(findQuickChromium()),
    screenshot: 'only-on-failure',
    navigationTimeout: 60_000,
    actionTimeout: 60_000,
    // What a test answers in the place of the network would not be asked for: offline.spec.ts alone has one.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'obs',
      testMatch: onAir,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1920, height: 1080 },
        deviceScaleFactor: 1,
        locale: 'ja-JP',
      },
    },
    {
      name: 'phone',
      testIgnore: onAir,
      grepInvert: /@wide-only/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'ja-JP' },
    },
    {
      name: 'desktop',
      testIgnore: onAir,
      grep: /@wide/,
      use: { ...devices['Desktop Chrome'], locale: 'ja-JP' },
    },
  ],
});
