import { defineConfig } from '@playwright/test';
import type { JourneyOptions, OriginOptions } from './e2e/fixtures';
import journeys from './playwright.config';

/**
 * The journeys of `npm test` without its sampling, accessible in each state that they end in, and with an API that
 * answers now at once, now late: `npm run test:full`.
 */
export default defineConfig<JourneyOptions, OriginOptions>({
  ...journeys,
  projects: journeys.projects?.map((project) => ({ ...project, grep: /./ })),
  use: { ...journeys.use, sampled: false, lateBy: [0, 350, 40, 0, 180, 400, 90] },
});
