import { fileURLToPath } from 'node:url';

/** StrykerJS settings of every package. A package's `stryker.config.mjs` lists the files to mutate. */
export const stryker = {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: fileURLToPath(new URL('vitest.config.ts', import.meta.url)) },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutation/results.json',
  tempDirName: '.cache/mutation/copies',
  // Ignores tsconfig.json: the relative path in its `extends` is wrong in a copy.
  ignorePatterns: ['/tsconfig.json', '/dist', '/.cache'],
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};
