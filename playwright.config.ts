import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './tools/find-browser.mjs';

// The API is in the time zone of its organisation, like the browser: the days and times of both agree.
process.env.TZ = 'America/Toronto';

/** Journeys against the built apps: `npm test` builds them first. Each worker has its own origin. */
export default defineConfig({
  // Long and rare journeys run in `npm run test:full`.
  grepInvert: /@release/,
  globalSetup: './e2e/sampleCluster.ts',
  // Node runs these itself, as it does for the server.
  build: { external: ['**/{server,mock-api}/**', '**/packages/{domain,api-client,spreadsheet}/**'] },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For a machine that others use too: only what fails takes this long.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./e2e/faults/tally.ts'],
    ['./e2e/conflicts/tally.ts'],
    ['./tools/times/PlaywrightTimes.ts'],
  ],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    serviceWorkers: 'block',
    // Its steps and requests only: pictures of the page at each step are a fifth of a journey's time. `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...browserLaunch(),
      // Without a UTF-8 locale Chromium calls every file with an accent "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    // One project for all on a desk, since each starts its own browsers and its own API.
    { name: 'desk', testMatch: '**/e2e/**/*.spec.ts', testIgnore: '**/apps/teacher/**' },
    {
      name: 'teacher',
      testDir: 'apps/teacher/e2e',
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
