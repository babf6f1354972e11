import { defineConfig } from 'tsup';

export default defineConfig({
  // A file for each module, so that a project that uses one rule gets no other: within one file, bundlers keep tables
  // whose literals spread others.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  splitting: true,
  format: 'esm',
  dts: { entry: 'src/index.ts' },
  clean: true,
  tsconfig: 'tsconfig.json',
});
