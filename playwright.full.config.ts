import { defineConfig } from '@playwright/test';
import type { JourneyOptions, OriginOptions } from './e2e/fixtures';
import journeys from './playwright.config';

/**
 * The journeys of `npm run test:full`: all cases of those of `npm test`, those tagged `@release`, and the walk through
 * every place. Some answers of the API are late.
 */
export default defineConfig<JourneyOptions, OriginOptions>({
  ...journeys,
  grepInvert: undefined,
  // One more than processors: late answers and calls that hang leave much of the time unused.
  workers: 3,
  reporter: [...(Array.isArray(journeys.reporter) ? journeys.reporter : []), ['./e2e/walk/tally.ts']],
  projects: [
    ...(journeys.projects ?? []),
    // Each place in each mode, as fast as it comes: `e2e/walk/places.ts`.
    { name: 'walk', testDir: 'e2e/walk', testMatch: '*.walk.ts', timeout: 120_000, use: { lateBy: [] } },
    // Safari's engine, which Debian has: `webkit2gtk-driver` and `xvfb`.
    { name: 'webkit', testDir: 'e2e/webkit', testMatch: '*.webkit.ts', use: { lateBy: [] } },
    // Paper in three engines, one after the other: their browsers are started once.
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
