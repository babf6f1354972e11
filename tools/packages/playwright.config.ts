import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '../find-browser.mjs';

/** Tests the packages outside this workspace. `npm run test:packages` builds them first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  outputDir: '../../test-results/packages',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: browserLaunch(),
  },
});
