import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  treeshake: true,
  tsconfig: 'tsconfig.json',
  esbuildPlugins: [vanillaExtractPlugin()],
  loader: { '.woff2': 'copy' },
});
