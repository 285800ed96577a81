import { defineConfig, devices } from '@playwright/test';
import { findQuickChromium, startedFrom } from './scripts/chromium.mjs';
import { portOf } from './tests/e2e/site';

// OBS has a single browser and size.
const onAir = /(overlay.*|evening)\.spec\.ts/;

// One file per actor, on a phone. Files cover languages and JavaScript themselves; widths are tagged: `@wide` also runs on a
// desktop, `@wide-only` only there.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/site.ts',
  workers: 2,
  // Generous, for busy machines: tests don't measure speed.
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
    // A service worker would bypass the tests' mocked network; only offline.spec.ts allows one.
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
