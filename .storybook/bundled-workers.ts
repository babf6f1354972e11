import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { conditions } from '../vite.shared.ts';

const bundles = new Map<string, Promise<string>>();

/**
 * Serves each of these workers as one file; the paths are relative to the root of the workspace. A story starts a
 * worker for each spreadsheet that it reads, and otherwise each worker would request two hundred modules.
 */
export function bundledWorkers(...entries: string[]): Plugin {
  const files = entries.map((entry) => fileURLToPath(new URL(`../${entry}`, import.meta.url)));
  const bundleOf = (file: string) => {
    const bundle = bundles.get(file) ?? bundled(file);
    bundles.set(file, bundle);
    return bundle;
  };
  return {
    name: 'bundled-workers',
    apply: 'serve',
    enforce: 'pre',
    // Starts bundling before the first story needs it; a failure is thrown when that story loads the worker.
    configureServer: () => void Promise.allSettled(files.map(bundleOf)),
    load: {
      filter: { id: /\.worker\.ts\?worker_file/ },
      handler(id) {
        const file = files.find((known) => id.startsWith(known));
        return file && bundleOf(file);
      },
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const files = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = files;
  if (chunk?.type !== 'chunk' || files.length > 1) throw new Error(`${entry} is not one file`);
  return chunk.code;
}
