/** Settings for the copy of the workspace in which `mutateScreens` runs StrykerJS. */
export default {
  // Storybook's addon only finds the stories if StrykerJS works in the workspace itself.
  inPlace: true,
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/screens/strykerPlugins.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/screens/vitest.config.ts', related: false },
  mutate: [
    'packages/{views,shell}/src/**/*.tsx',
    'packages/records/src/{list-state,merge}/**/*.tsx',
    '!**/*.stories.tsx',
    '!packages/shell/src/testing/**',
  ],
  checkers: ['sample'],
  ignorers: ['unseen'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 1,
  tempDirName: '.cache/mutation/originals',
  ignorePatterns: ['.cache'],
  dryRunTimeoutMinutes: 20,
  timeoutMS: 30_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation/screens.json' },
};
