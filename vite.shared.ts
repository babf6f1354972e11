import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

/** Where the three apps are laid out together, ready for one origin. */
export const siteFolder = fileURLToPath(new URL('./dist/', import.meta.url));

/** Workspace packages are read from their sources: no build between an edit and the screen. */
export const conditions = ['@portal/source', ...defaultClientConditions];

/** What the three apps build alike: `mount` is the path of the app on the one origin, such as `/admin/`. */
export function appConfig(mount: `/${string}`): UserConfig {
  return {
    base: mount,
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions },
    build: {
      outDir: `${siteFolder}${mount.slice(1)}`,
      // The root app is built first and empties the folder; the two others then fill their own.
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  };
}
