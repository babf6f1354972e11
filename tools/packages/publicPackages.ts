import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the workspace, with a trailing slash. */
export const workspaceFolder = fileURLToPath(new URL('../../', import.meta.url));

/** The packages that can be used outside this workspace, by their folder in `packages/`. */
export const publicPackages = ['domain', 'ui'] as const;

const manifest = readFileSync(join(workspaceFolder, 'package.json'), 'utf8');
const { packageManager } = JSON.parse(manifest) as { packageManager: string };

/**
 * Runs a command in a folder without the workspace's condition that resolves to sources. Throws the output when it
 * fails.
 */
export function runOutside(folder: string, command: string, ...words: string[]): string {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const shell = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd: folder, env, shell });
  if (status !== 0) {
    throw new Error([`${command} ${words.join(' ')}`, error?.message, stdout, stderr].join('\n'));
  }
  return stdout.toString();
}

/** Runs the pnpm version that package.json names. Uses an installed copy without a registry request. */
export const pnpm = (folder: string, ...words: string[]): string =>
  runOutside(folder, 'npx', '--yes', '--prefer-offline', packageManager, ...words);

/** Packs the `dist` that `npm run build` created in the packages. Returns the path of each tarball. */
export function packInto(folder: string): Record<(typeof publicPackages)[number], string> {
  for (const name of publicPackages) {
    pnpm(join(workspaceFolder, 'packages', name), 'pack', '--pack-destination', folder);
  }
  const tarballs = readdirSync(folder);
  const tarballOf = (name: string) => {
    const found = tarballs.find((file) => file.startsWith(`portal-${name}-`) && file.endsWith('.tgz'));
    if (!found) throw new Error(`packages/${name} was not packed`);
    return join(folder, found);
  };
  return { domain: tarballOf('domain'), ui: tarballOf('ui') };
}
