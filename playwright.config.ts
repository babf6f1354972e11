import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './tools/find-browser.mjs';

// Runs the API in the organization's time zone like the browser, so that their dates and times agree.
process.env.TZ = 'America/Toronto';

/** E2e tests of the built apps, which `npm test` builds first. Each worker has its own origin. */
export default defineConfig({
  // Long and rare tests run only in `npm run test:full`.
  grepInvert: /@release/,
  globalSetup: './e2e/sampleCluster.ts',
  // Node runs these files without Playwright's transpilation, as it does for the server.
  build: { external: ['**/{server,mock-api}/**', '**/packages/{domain,api-client,spreadsheet}/**'] },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For a machine with other load: only failing tests take this long.
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
    // Records only steps and requests, because screenshots and snapshots take a fifth of a test's time. `--trace on`
    // records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...browserLaunch(),
      // Without a UTF-8 locale Chromium calls every file with an accent "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    // One project for all desktop tests, because each project starts its own browsers and API.
    { name: 'desk', testMatch: '**/e2e/**/*.spec.ts', testIgnore: '**/apps/teacher/**' },
    {
      name: 'teacher',
      testDir: 'apps/teacher/e2e',
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
