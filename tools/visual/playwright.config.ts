import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '../find-browser.mjs';

/** Compares each story with an earlier picture from the same machine. `npm run test:visual` starts it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot']],
  outputDir: '../../test-results/visual',
  // Not in git: fonts and rendering differ between machines, so each machine has its own baselines.
  snapshotPathTemplate: '../../.visual/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserLaunch(),
  },
});
