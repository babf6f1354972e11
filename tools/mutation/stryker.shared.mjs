import { fileURLToPath } from 'node:url';

/** What StrykerJS does in every package; `stryker.config.mjs` of a package says which files it mutates. */
export const stryker = {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: fileURLToPath(new URL('vitest.config.ts', import.meta.url)) },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutation/results.json',
  tempDirName: '.cache/mutation/copies',
  // tsconfig.json extends a file by a relative path, which leads nowhere from a copy.
  ignorePatterns: ['/tsconfig.json', '/dist', '/.cache'],
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};
