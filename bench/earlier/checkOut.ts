import { type SpawnOptions, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** The scripts that run in the checkout of the other commit, with its packages. */
const scripts = ['servePortal.ts', 'loadSamplesInto.ts'];

/**
 * Checks out a commit below `.cache/bench/commits`, once, installs its packages, and returns its folder. Throws if git
 * does not know the commit, or if its packages cannot be installed.
 */
export function checkOut(commit: string): string {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git knows no commit ${commit}`);
  const hash = stdout.trim();
  const folder = join(root, '.cache/bench/commits', hash);
  // Written last, so that an interrupted checkout is done again.
  const complete = join(folder, '.complete');
  if (!existsSync(complete)) {
    console.log(`Checking out ${hash.slice(0, 10)} and installing its packages, once: this can take minutes`);
    rmSync(folder, { recursive: true, force: true });
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
    run('git', ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', hash], { cwd: folder });
    const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--loglevel=error'], {
      cwd: folder,
    });
    writeFileSync(complete, hash);
  }
  for (const script of scripts) cpSync(join(here, script), join(folder, 'bench/earlier', script));
  return folder;
}

/** Runs a program and throws unless it succeeds. */
function run(command: string, words: readonly string[], options: SpawnOptions = {}): void {
  const { status } = spawnSync(command, words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`);
}

/** Environment in which a script of a checkout runs: its own Node, and its packages from their sources. */
export const environmentIn = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`,
  NODE_OPTIONS: '--conditions=@portal/source',
  NODE_COMPILE_CACHE: join(folder, '.cache/compiled'),
});
