import { defineConfig } from '@playwright/test';
import type { JourneyOptions, OriginOptions } from './e2e/fixtures';
import journeys from './playwright.config';

/**
 * The e2e tests of `npm run test:full`: all cases of the tests in `npm test`, those tagged `@release`, and the walk
 * through all pages. Some API responses are delayed.
 */
export default defineConfig<JourneyOptions, OriginOptions>({
  ...journeys,
  grepInvert: undefined,
  // One more than the processors, because delayed responses and hanging calls leave much of the time unused.
  workers: 3,
  reporter: [...(Array.isArray(journeys.reporter) ? journeys.reporter : []), ['./e2e/walk/tally.ts']],
  projects: [
    ...(journeys.projects ?? []),
    // Opens each page in each mode without delayed responses: see `e2e/walk/places.ts`.
    { name: 'walk', testDir: 'e2e/walk', testMatch: '*.walk.ts', timeout: 120_000, use: { lateBy: [] } },
    // Safari's engine as packaged by Debian: `webkit2gtk-driver` and `xvfb`.
    { name: 'webkit', testDir: 'e2e/webkit', testMatch: '*.webkit.ts', use: { lateBy: [] } },
    // Print tests in three browser engines, in sequence, so that each browser is started only once.
    {
      name: 'paper',
      testDir: 'e2e/paper',
      testMatch: '*.browsers.ts',
      fullyParallel: false,
      use: { lateBy: [] },
    },
  ],
  use: { ...journeys.use, sampled: false, lateBy: [0, 350, 40, 0, 180, 400, 90] },
});
