import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { conditions } from '../vite.shared.ts';
import { bundledWorkers } from './bundled-workers.ts';
import { docgenOptions } from './docgen.ts';

const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

/** Tests run without documentation pages, which took a sixth of the time. */
const isTest = Boolean(process.env.VITEST);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: [...(isTest ? [] : [docs]), '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewAnnotations: isTest ? [] : [fileURLToPath(new URL('docs/preview.tsx', import.meta.url))],
  staticDirs: ['./public'],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: docgenOptions },
  // Only components have a documentation page; the props of pages are not worth a table.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (fileName, options) => {
        const entries = await indexer.createIndex(fileName, options);
        if (/\/(ui|views)\/src\//.test(fileName)) return entries;
        return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }));
      },
    })),
  async viteFinal(config) {
    config.plugins = [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      bundledWorkers('apps/admin/src/parts/people-import/spreadsheet.worker.ts'),
    ];
    config.resolve = { ...config.resolve, conditions };
    config.optimizeDeps = {
      ...config.optimizeDeps,
      // Listed, because discovering them during a run with a cold cache reloads the page.
      include: [
        ...(config.optimizeDeps?.include ?? []),
        '@storybook/addon-a11y/preview',
        '@vanilla-extract/css/functionSerializer',
        '@vanilla-extract/recipes/createRuntimeFn',
        '@conform-to/react',
        '@conform-to/zod/v4',
        'zod',
        'react-router-dom',
        'swr',
        'swr/immutable',
        'swr/mutation',
        'ofetch',
        'msw',
        'i18next',
        'react-i18next',
        '@portal/progress-reports > @cantoo/pdf-lib',
        '@portal/ui > lucide',
        '@floating-ui/react',
        '@portal/api-client > swagger-ui-dist/swagger-ui-es-bundle.js',
        '@portal/api-client > yaml',
        '@portal/ui > @tanstack/react-virtual',
      ],
    };
    return config;
  },
};
export default config;
