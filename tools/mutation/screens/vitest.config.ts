import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';

// As in `npm test`. Set before plugins read it, because StrykerJS sets it to `test`.
process.env.NODE_ENV = 'production';
const { default: workspace } = await import('../../../vitest.config.ts');

const stories = workspace.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'stories',
);
if (typeof stories !== 'object' || !('test' in stories)) throw new Error('vitest.config.ts has no stories');

/**
 * Runs the stories of both packages, even those that `npm test` leaves out, and of the only pages that show some of
 * their components: the wizard of reports, presence in detail, previews of files, saves that merge.
 */
export default defineConfig({
  resolve: workspace.resolve,
  plugins: [
    storybookTest({ configDir: '.storybook' }),
    {
      name: 'cache',
      enforce: 'post',
      config: () => ({ cacheDir: 'node_modules/.cache/stories-production' }),
    },
  ],
  test: {
    ...stories.test,
    exclude: [
      'packages/!(views|shell|records|progress-reports|meeting-attendance|evidence|unavailability)/**',
      'apps/reports/**',
      'apps/*/src/parts/**',
      'apps/teacher/src/features/!(attendance)/**',
      'apps/admin/src/features/!(settings)/**',
      'apps/admin/src/features/settings/*.stories.tsx',
      'apps/admin/src/features/settings/!(files|users)/**',
    ],
    setupFiles: [stories.test?.setupFiles ?? [], 'tools/mutation/screens/wait-less.ts'].flat(),
    // Longer than the slowest story takes without a mutant. A matcher waits as long as its test may take.
    testTimeout: 20_000,
  },
});
