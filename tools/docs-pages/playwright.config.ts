import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '../find-browser.mjs';

/**
 * Tests every documentation page of `storybook-static`, the output of `storybook build`. `npm run test:full` runs both.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A page with a dozen frames takes long on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['./ReadyReporter.ts']],
  outputDir: '../../test-results/docs-pages',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    launchOptions: browserLaunch(),
  },
});
