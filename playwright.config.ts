import { defineConfig, devices } from '@playwright/test';
import { findQuickChromium, startedFrom } from './scripts/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4790);
// Its command writes to the database of the running site from outside, which locks it for a moment.
const alone = 'operator.spec.ts';

// One file per actor; each runs on a phone and on a desktop. What differs by language or JavaScript is in the file.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 2,
  // Locally the reader shares one process with the site, whose proxy then drops a POST now and then.
  retries: 1,
  // A machine that does much else beside takes its time: what is slow is no fault that a test is to find.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    launchOptions: startedFrom(findQuickChromium()),
    trace: 'on-first-retry',
    // What a test answers in the place of the network would not be asked for: offline.spec.ts alone has one.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: alone,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'ja-JP' },
    },
    {
      name: 'desktop',
      testIgnore: alone,
      // Without scripts a page is its HTML, in which no width changes anything: the phone's run has seen it.
      grepInvert: /without (scripts|JavaScript)/,
      use: { ...devices['Desktop Chrome'], locale: 'ja-JP' },
    },
    {
      name: 'alone',
      testMatch: alone,
      dependencies: ['phone', 'desktop'],
      use: { ...devices['Desktop Chrome'], locale: 'ja-JP' },
    },
  ],
  webServer: {
    // `npm test` has just built. Nothing happens by the clock while a test looks.
    command: `node scripts/start.mjs --reset --no-crons${process.env.BUILT ? ' --built' : ''}`,
    env: { PORT: String(port), STATE: `.wrangler/e2e-${port}` },
    port,
    timeout: 120_000,
  },
});
