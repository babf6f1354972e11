import { appendFile, glob, readFile, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', theme: 'src/theme/index.ts' },
  format: 'esm',
  dts: true,
  clean: true,
  treeshake: true,
  tsconfig: 'tsconfig.json',
  esbuildPlugins: [vanillaExtractPlugin()],
  // The fonts travel with the styles that name them.
  noExternal: [/^@fontsource-variable\//],
  loader: { '.woff2': 'copy' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
    options.minifyWhitespace = true;
  },
  /** Parts that load on demand get style sheets of their own, which no module asks for: one sheet holds them all. */
  async onSuccess() {
    for await (const sheet of glob('dist/*.css')) {
      if (sheet.endsWith('index.css')) continue;
      await appendFile('dist/index.css', await readFile(sheet));
      await rm(sheet);
    }
  },
});
