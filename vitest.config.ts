import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { browserLaunch } from './tools/find-browser.mjs';
import { conditions } from './vite.shared.ts';

type ContextOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>;

/**
 * Export conditions as in Node, because Node cannot load the files that some packages provide for bundlers (`module`).
 */
const serverConditions = ['@portal/source', 'node'];

/** Whether this is `npm run test:full`, which includes long and rare tests and slower variants of the same tests. */
const isFull = Boolean(process.env.TEST_FULL);

/** Long and rare tests: files with this name, and stories with the tag `release`. */
const releaseTests = '**/*.release.test.ts';

/**
 * Storybook's plugin, if this run has the project. It reads all stories as soon as it is created, which takes seconds
 * that other projects would wait for. Vitest has no other way to tell the configuration what `--project` chose.
 */
function storiesOf(project: string, tags?: NonNullable<Parameters<typeof storybookTest>[0]>['tags']) {
  const { values } = parseArgs({
    options: { project: { type: 'string', multiple: true } },
    strict: false,
    allowPositionals: true,
  });
  const names = values.project?.map(String);
  // A pattern such as `!server` may choose any project.
  const isChosen = !names || names.includes(project) || names.some((name) => /[!*]/.test(name));
  return isChosen ? storybookTest({ configDir: '.storybook', ...(tags && { tags }) }) : [];
}

/** Files that are small but run for minutes. */
const longest = /conformance(\.release)?\.test\.ts$/;

/**
 * Starts the longest files first, because otherwise one processor would finish much later than the others: Vitest
 * assumes that small files are fast.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: (typeof files)[number]) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Vite bundles libraries in advance. Each React build needs its own cache, because a run would otherwise use the bundle
 * of the other build.
 */
const cacheOfThisBuild = {
  name: 'cache-of-this-build',
  enforce: 'post' as const,
  config: () => ({
    cacheDir: `node_modules/.cache/stories-${process.env.NODE_ENV === 'production' ? 'production' : 'development'}`,
  }),
};

/** Runs stories in Chromium with these system settings. */
const inBrowser = (settings: ContextOptions) => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: browserLaunch(),
    contextOptions: { locale: 'fr-CA', timezoneId: 'America/Toronto', ...settings },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 900 },
  screenshotFailures: false,
});

/** Tests of functions run in Node; components, forms and pages are tested by their stories in a real browser. */
export default defineConfig({
  // Only for the compiler of vanilla-extract, which does not read the conditions of a project.
  resolve: { conditions },
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tools/times/VitestTimes.ts'],
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'rules',
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'server/samples/data-sets.test.ts',
            'tools/**/*.test.ts',
            'bench/*.test.ts',
          ],
          exclude: ['tools/{lost-answers,restored-values}.test.ts', ...(isFull ? [] : [releaseTests])],
          environment: 'node',
          // For tests that make every call of the API description, on a machine with other load.
          testTimeout: 20_000,
          // No test file changes anything that another one could see.
          isolate: false,
          // The same number as for the server's tests, which run at the same time.
          maxWorkers: 3,
        },
      },
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        // The environment in which the global setup runs.
        environments: { __vitest__: { resolve: { conditions: serverConditions } } },
        test: {
          name: 'server',
          include: ['{server,mock-api}/src/**/*.test.ts', 'tools/{lost-answers,restored-values}.test.ts'],
          exclude: isFull ? [] : [releaseTests],
          environment: 'node',
          // One PostgreSQL server for all files, with a database for each test.
          globalSetup: 'server/src/testing/cluster.ts',
          // More than the processors, because many tests wait: for a time limit, for another process, for PostgreSQL.
          maxWorkers: 3,
          // For tests with many concurrent callers, and for servers that start in a hook, on a machine with other load.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        plugins: [storiesOf('stories', { exclude: isFull ? [] : ['release'] }), cacheOfThisBuild],
        test: {
          name: 'stories',
          setupFiles: '.storybook/restore-clock.ts',
          sequence: { groupOrder: 1 },
          // The number of processors; one more if responses are delayed, because stories then often wait.
          maxWorkers: isFull ? 3 : 2,
          // Each wait in a story has its own limit. This limit is for long stories on a busy machine, which needs four
          // times as long as an idle one; in `test:full`, axe also checks four looks.
          testTimeout: isFull ? 60_000 : 30_000,
          env: {
            LATE_ANSWERS: isFull ? '1' : '',
            EVERY_LOOK: isFull ? '1' : '',
            FASTER_AXE: isFull ? '' : '1',
          },
          // All files share a page, because loading Storybook for each file took longer than the stories.
          isolate: false,
          // With reduced motion, tests wait for no animation, and nothing may move: see `.storybook/preferences.ts`.
          browser: inBrowser({ reducedMotion: 'reduce' }),
        },
      },
      {
        // Checks what every story must do in forced-colours mode: see `.storybook/preferences.ts`.
        plugins: [storiesOf('preferences'), cacheOfThisBuild],
        test: {
          name: 'preferences',
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          exclude: ['apps/**', 'packages/!(ui)/**', 'packages/ui/src/theme/**'],
          isolate: false,
          browser: inBrowser({ forcedColors: 'active', reducedMotion: 'reduce' }),
        },
      },
    ],
  },
});
