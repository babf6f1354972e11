import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { browserLaunch } from './tools/find-browser.mjs';
import { conditions } from './vite.shared.ts';

type ContextOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>;

/** As Node itself resolves packages: it cannot load what some of them hold for bundlers (`module`). */
const serverConditions = ['@portal/source', 'node'];

/** Whether this is `npm run test:full`, with what is long or rare and with slower variants of the same tests. */
const isFull = Boolean(process.env.TEST_FULL);

/** Long and rare tests: stories tagged `release`, and files of this name. */
const releaseTests = '**/*.release.test.ts';
const stories = storybookTest({ configDir: '.storybook', tags: { exclude: isFull ? [] : ['release'] } });

/** Small files that run for minutes. */
const longest = /conformance(\.release)?\.test\.ts$/;

/** Starts the longest files first, or one processor waits for them at the end: Vitest takes small files for short ones. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: (typeof files)[number]) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Vite bundles libraries in advance. Each build of React needs its own cache, or a run takes the other's build. */
const cacheOfThisBuild = {
  name: 'cache-of-this-build',
  enforce: 'post' as const,
  config: () => ({
    cacheDir: `node_modules/.cache/stories-${process.env.NODE_ENV === 'production' ? 'production' : 'development'}`,
  }),
};

/** Stories in a Chromium whose person has set the system in some way. */
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

/** Rules run in Node, beside their file; components, forms and pages run as their stories in a real browser. */
export default defineConfig({
  // Read only by the compiler of vanilla-extract: a project does not inherit it.
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
          // No file of rules changes what another could see.
          isolate: false,
          // As many as the server's, beside which they run.
          maxWorkers: 3,
        },
      },
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        // What runs the global setup.
        environments: { __vitest__: { resolve: { conditions: serverConditions } } },
        test: {
          name: 'server',
          include: ['{server,mock-api}/src/**/*.test.ts', 'tools/{lost-answers,restored-values}.test.ts'],
          exclude: isFull ? [] : [releaseTests],
          environment: 'node',
          // One PostgreSQL for all files, a database for each test.
          globalSetup: 'server/src/testing/cluster.ts',
          // Many tests wait: for a limit of time, for another process, for PostgreSQL.
          maxWorkers: 3,
          // Many concurrent callers, on a machine that others use too.
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        plugins: [stories, cacheOfThisBuild],
        test: {
          name: 'stories',
          setupFiles: '.storybook/restore-clock.ts',
          sequence: { groupOrder: 1 },
          // As many as processors, and one for the time that late answers leave.
          maxWorkers: isFull ? 3 : 2,
          // Each wait in a story has its own limit. This one is for long stories on a busy machine, which takes four
          // times as long as a quiet one, and in `test:full` axe checks four looks.
          testTimeout: isFull ? 60_000 : 30_000,
          env: {
            LATE_ANSWERS: isFull ? '1' : '',
            EVERY_LOOK: isFull ? '1' : '',
            FASTER_AXE: isFull ? '' : '1',
          },
          // Pages that all files share, not one a file: to load Storybook anew took longer than the stories themselves.
          isolate: false,
          // Nothing that fades in is waited for, and nothing may travel then: `.storybook/preferences.ts`.
          browser: inBrowser({ reducedMotion: 'reduce' }),
        },
      },
      {
        // What is drawn here and nowhere else: `.storybook/preferences.ts` says what every story must keep to.
        plugins: [storybookTest({ configDir: '.storybook' }), cacheOfThisBuild],
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
