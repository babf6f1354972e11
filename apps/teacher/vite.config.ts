import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin } from 'vite';
import { appConfig } from '../../vite.shared.ts';

const entry = fileURLToPath(new URL('./service-worker/service-worker.ts', import.meta.url));

/** Returns whether a file of the app is cached on the device: code, styles, the document, and the Latin font. */
const isPart = (fileName: string) =>
  /\.(js|css)$|index\.html$|inter-latin-wght-normal-[\w-]+\.woff2$/.test(fileName);

/** Builds the service worker next to the app, with a list of the app's files. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir: outDir }, bundle) {
      const parts = Object.values(bundle)
        .filter(({ fileName }) => isPart(fileName))
        .map((file) => ({ url: file.fileName, revision: revisionOf(file) }));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { 'self.__WB_MANIFEST': JSON.stringify(parts), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2023',
          lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}

/** Returns the revision of a file; null for assets, whose names contain a hash of their content. */
function revisionOf(file: { fileName: string; source?: string | Uint8Array; code?: string }): string | null {
  if (file.fileName.startsWith('assets/')) return null;
  return createHash('sha256')
    .update(file.source ?? file.code ?? '')
    .digest('hex')
    .slice(0, 16);
}

const shared = appConfig('/teacher-view/');

export default defineConfig({ ...shared, plugins: [shared.plugins, serviceWorker()] });
