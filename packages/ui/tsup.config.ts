import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: { index: 'src/index.ts', icons: 'src/icons.ts', theme: 'src/theme/index.ts' },
  outDir,
  format: 'esm',
  dts: true,
  clean: true,
  treeshake: true,
  tsconfig: 'tsconfig.json',
  esbuildPlugins: [vanillaExtractPlugin()],
  // Bundles the fonts with the styles, and the name comparison, the only domain code that ui uses.
  noExternal: [/^@fontsource(-variable)?\//, '@portal/domain'],
  loader: { '.woff2': 'copy' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
    options.conditions = ['@portal/source', 'import'];
    options.minifyWhitespace = true;
  },
  async onSuccess() {
    // Parts that load on demand get style sheets that no module imports: append them to the main one.
    const sheets = (await readdir(outDir)).filter((file) => file.endsWith('.css') && file !== 'index.css');
    for (const sheet of sheets.sort()) {
      await appendFile(join(outDir, 'index.css'), await readFile(join(outDir, sheet)));
      await rm(join(outDir, sheet));
    }
  },
}));
