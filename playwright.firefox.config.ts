import { defineConfig } from '@playwright/test';
import type { JourneyOptions, OriginOptions } from './e2e/fixtures';
import journeys from './playwright.config';
import { findFirefox } from './tools/find-browser.mjs';

/**
 * A selection of the e2e tests in Firefox, over WebDriver BiDi: `tools/other-browsers.ts` runs them with a Playwright
 * version that supports it (ADR-0064). Includes those tagged `@release`, and excludes those tagged `@chromium`, which
 * need features that its driver lacks.
 */
export default defineConfig<JourneyOptions, OriginOptions>({
  ...journeys,
  grepInvert: /@chromium/,
  // A separate folder, so that the results of the Chromium tests are kept.
  outputDir: 'test-results/firefox',
  projects: [
    {
      name: 'firefox',
      testMatch: [
        '**/apps/admin/e2e/{session,contracts-list,contract-edit,several,student-side,import-students}.spec.ts',
        '**/apps/reports/e2e/{links,print}.spec.ts',
      ],
    },
    // One of its hundred tests, like `npm test`.
    { name: 'firefox-conflicts', testMatch: '**/conflicts.spec.ts', grepInvert: /@release|@chromium/ },
    {
      name: 'firefox-teacher',
      testMatch: '**/apps/teacher/e2e/{attendance,attendance-offline,report-wizard}.spec.ts',
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox() },
  },
});
