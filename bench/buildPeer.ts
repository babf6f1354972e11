import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { completeFolder } from './completeFolder.ts';
import { installPeer, peersCache } from './installPeer.ts';

/**
 * Builds a peer app with its own packages, once for each version of its source, and returns the folder to serve.
 * `isStock` builds the variant that follows the framework's documentation. Throws `CannotInstall` if the packages
 * cannot be installed.
 */
export async function buildPeer(source: string, { isStock }: { isStock: boolean }): Promise<string> {
  const installed = await installPeer(source);
  const files = globSync('**/*', { cwd: source }).filter((file) => statSync(join(source, file)).isFile());
  const folder = await completeFolder({
    cache: peersCache,
    name: `${basename(source)}-${isStock ? 'stock' : 'lean'}`,
    inputs: [basename(installed), ...files.flatMap((file) => [file, readFileSync(join(source, file))])],
    fill: async (target) => {
      const copy = join(target, 'source');
      const packages = join(installed, 'node_modules');
      cpSync(source, copy, { recursive: true });
      symlinkSync(packages, join(copy, 'node_modules'), 'junction');
      const words = ['build', copy, '--outDir', join(target, 'dist'), '--logLevel', 'error'];
      const { status } = spawnSync(process.execPath, [join(packages, 'vite/bin/vite.js'), ...words], {
        cwd: copy,
        stdio: 'inherit',
        env: { ...process.env, STOCK: isStock ? '1' : '' },
      });
      if (status !== 0) throw new Error(`The build of ${basename(source)} ended with ${status}`);
      rmSync(copy, { recursive: true });
    },
  });
  return join(folder, 'dist');
}
