import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/fixtures';
import journeys from './playwright.config';

/** The journeys of `npm test`, each of them checked for accessibility in the state that it ends in: `npm run test:full`. */
export default defineConfig<JourneyOptions>({
  ...journeys,
  use: { ...journeys.use, accessibility: 'every journey' },
});
