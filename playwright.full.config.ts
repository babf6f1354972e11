import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/fixtures';
import journeys from './playwright.config';

/** The journeys of `npm test` without its sampling, accessible in each state that they end in: `npm run test:full`. */
export default defineConfig<JourneyOptions>({
  ...journeys,
  use: { ...journeys.use, sampled: false },
});
