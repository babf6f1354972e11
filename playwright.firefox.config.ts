import { defineConfig } from '@playwright/test';
import type { JourneyOptions, OriginOptions } from './e2e/fixtures';
import journeys from './playwright.config';
import { findFirefox } from './tools/find-browser.mjs';

/**
 * A choice of the journeys in Firefox, over WebDriver BiDi: `tools/other-browsers.ts` runs them with the version of
 * Playwright that can (ADR-0064). Leaves out what its driver cannot do, which is tagged `@chromium`.
 */
export default defineConfig<JourneyOptions, OriginOptions>({
  ...journeys,
  grepInvert: /@release|@chromium/,
  // What the journeys of Chromium left behind stays.
  outputDir: 'test-results/firefox',
  projects: [
    {
      name: 'firefox',
      testMatch: [
        '**/apps/admin/e2e/{session,contracts-list,contract-edit,several,student-side}.spec.ts',
        '**/apps/reports/e2e/{links,print}.spec.ts',
        '**/e2e/conflicts/conflicts.spec.ts',
      ],
    },
    // The import of a spreadsheet is long, but there is no other.
    { name: 'firefox-import', testMatch: '**/import-students.spec.ts', grepInvert: /@chromium/ },
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
