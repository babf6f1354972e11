const typescript = (file) => ['node', file];

/** Writes the API description as JSON, which the server reads faster than YAML. */
const writeOpenApi = typescript('tools/write-openapi.ts');
const buildApps = [writeOpenApi, typescript('tools/build-apps.ts'), typescript('tools/bundle-budgets.ts')];
/** Runs after the build: checks that the oldest supported browsers can run it. */
const oldestBrowsers = typescript('tools/oldest-browsers.ts');
/** Runs before anything is built or checked: a changed migration would make databases differ. */
const checkMigrations = typescript('tools/check-migrations.ts');
const check = [
  checkMigrations,
  ['tsc', '--noEmit', '-p', '.'],
  ['tsc', '--noEmit', '-p', 'packages/domain'],
  ['tsc', '--noEmit', '-p', 'apps/teacher/service-worker'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['knip', '--no-progress'],
  typescript('tools/layers.ts'),
  [
    'packages/api-client/node_modules/.bin/redocly',
    'lint',
    'packages/api-client/openapi.yaml',
    '--config',
    'packages/api-client/redocly.yaml',
  ],
  typescript('tools/check-generated.ts'),
  typescript('tools/rows.ts'),
];
const journeys = ['playwright', 'test'];
const strictJourneys = [...journeys, '--config', 'playwright.full.config.ts'];
/** Runs journeys in Firefox and dialogs in Safari's engine. */
const otherBrowsers = typescript('tools/other-browsers.ts');
const buildPackages = ['pnpm', '--filter', '@portal/domain', '--filter', '@portal/ui', 'run', 'build'];
const testPackages = [buildPackages, ['playwright', 'test', '--config', 'tools/packages']];
const buildStorybook = ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'];
const fuzz = typescript('mock-api/src/fuzz/run.ts');
const crashes = typescript('server/src/testing/crashes.ts');
const cluster = typescript('server/src/testing/failover/failovers.ts');
const mutation = typescript('tools/mutation/run.ts');
/** With a smaller heap limit, garbage is collected earlier: under load the process uses a third less memory. */
const server = ['node', '--max-semi-space-size=16', '--max-old-space-size=512', 'server/src/cli.ts'];
const licences = ['pnpm', '--recursive', 'licenses', 'list', '--prod'];
const tryDocumented = typescript('tools/try-documented.ts');

/** The tests of `test:full`. A failed one does not stop the others, so that each run shows all problems. */
export const independentSteps = [
  ['vitest', 'run'],
  typescript('tools/older-postgres.ts'),
  fuzz,
  crashes,
  cluster,
  // Mutates different files each day. Ignores code that runs when a file is loaded, because its mutants need every
  // test.
  [...mutation, '--eighth', '--ignoreStatic'],
  // Also runs the dialogs in Safari's engine.
  strictJourneys,
  [...otherBrowsers, '--firefox'],
  ...testPackages,
  buildStorybook,
  ['playwright', 'test', '--config', 'tools/docs-pages'],
  licences,
  tryDocumented,
];

/**
 * The steps of each command, in order: its settings for the environment, the program, its arguments. The first failure
 * stops it, except in `test:full`. `...` is replaced by the arguments after `--`.
 */
export const tasks = {
  start: [...buildApps, [...typescript('mock-api/src/start.ts'), '...']],
  // Checks come first: building takes minutes before the server starts.
  serve: [checkMigrations, typescript('server/src/check-start.ts'), ...buildApps, [...server, 'start']],
  server: [[...server, '...']],
  dev: [[...typescript('tools/dev.ts'), '...']],
  test: [
    // Each process of the server then reads it as JSON, in a thirtieth of the time.
    writeOpenApi,
    ['vitest', 'run', '--project', 'rules', '--project', 'server'],
    // Uses React's production build, which halves the time. `test:full` uses the development build with its warnings.
    ['NODE_ENV=production', 'vitest', 'run', '--project', 'stories'],
    ...buildApps,
    journeys,
    // Runs four journeys and a few dialogs, if these browsers are installed.
    [...otherBrowsers, '--few'],
  ],
  'test:full': [...check, ...buildApps, oldestBrowsers, ...independentSteps],
  'test:cluster': [[...cluster, '...']],
  // Part of `test:full`.
  'test:browsers': [...buildApps, [...otherBrowsers, '...']],
  'test:packages': testPackages,
  'test:mutation': [[...mutation, '...']],
  pictures: [...buildApps, [...typescript('tools/pictures.ts'), '...']],
  'test:visual': [buildStorybook, [...typescript('tools/visual/run.ts'), '...']],
  chromatic: [
    typescript('tools/chromatic-token.ts'),
    buildStorybook,
    ['chromatic', '--storybook-build-dir', 'storybook-static', '...'],
  ],
  check: [...check, ...buildApps, oldestBrowsers],
  build: [checkMigrations, ...buildApps, buildPackages, buildStorybook],
  storybook: [['storybook', 'dev', '--port', '6006', '--no-open', '...']],
  audit: [['pnpm', 'audit', '...']],
  licences: [[...licences, '...']],
  rows: [[...typescript('tools/rows.ts'), '...']],
  'mock:reset': [typescript('mock-api/src/records/forgetData.ts')],
  bench: [[...typescript('bench/run.ts'), '...']],
  'bench:api': [[...typescript('bench/api.ts'), '...']],
  'bench:compare': [[...typescript('bench/compare.ts'), '...']],
  'bench:lock': [[...typescript('bench/lockPeer.ts'), '...']],
  'bench:load': [[...typescript('bench/load.ts'), '...']],
  'bench:lists': [typescript('bench/lists.ts')],
  'bench:combobox': [[...typescript('bench/combobox.ts'), '...']],
  'bench:tasks': [...buildApps, [...typescript('bench/long-tasks.ts'), '...']],
  'api:check': [[...typescript('packages/conformance/src/check.ts'), '...']],
  'api:fuzz': [[...fuzz, '...']],
};
