import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { choice } from './e2e/pictures/choice';
import journeys from './playwright.config';
import inFirefox from './playwright.firefox.config';

const browser: PlaywrightTestConfig['use'] = choice.browser === 'firefox' ? inFirefox.use : journeys.use;

/** Takes the pictures of `npm run pictures`, which sets the environment. */
export default defineConfig({
  ...journeys,
  grepInvert: undefined,
  reporter: 'dot',
  outputDir: 'test-results/pictures',
  projects: [
    { name: 'pictures', testDir: 'e2e/pictures', testMatch: '*.pictures.ts', teardown: 'sheets' },
    { name: 'sheets', testDir: 'e2e/pictures', testMatch: 'sheets.teardown.ts' },
  ],
  use: { ...browser, trace: 'off' },
});
