import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeFolder } from './completeFolder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder for everything that the benchmarks install, or build from it. */
export const peersCache = join(root, '.cache/peers');

/** Name of the file from which a peer's packages are installed. Scanners of lock files do not recognize it. */
export const versionsFile = 'versions.json';

/** The content of a `versions.json`: a package.json, and the package-lock.json that npm created from it. */
export interface Versions {
  readonly manifest: object;
  readonly lock: object;
}

/** Thrown if a peer cannot be installed. The message is a sentence for the person who runs the benchmark. */
export class CannotInstall extends Error {}

/** Options of npm for all peers: no scripts of packages are run. */
export const npmOptions = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages of a peer to the cache, once for each version of its `versions.json`, and returns the folder
 * with `node_modules`. `source` is the folder of the peer in the workspace. Throws `CannotInstall` if npm fails.
 */
export async function installPeer(source: string, cache = peersCache): Promise<string> {
  const name = basename(source);
  const text = readFileSync(join(source, versionsFile), 'utf8');
  return completeFolder({
    cache,
    name,
    inputs: [text],
    fill: async (folder) => {
      console.log(`Installing ${name} into ${relative(root, cache)}, once: this can take minutes`);
      const { manifest, lock } = JSON.parse(text) as Versions;
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
      writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
      await runNpm(name, ['ci', '--prefer-offline', ...npmOptions], folder);
    },
  });
}

/** Runs npm in a folder. Throws `CannotInstall` if it fails. */
export async function runNpm(name: string, words: readonly string[], folder: string): Promise<void> {
  const npm = spawn('npm', words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  npm.stderr.on('data', (text) => {
    said += text;
  });
  const [status] = await once(npm, 'close').catch((error: Error) => {
    throw new CannotInstall(`${name} cannot be installed: npm does not start (${error.message})`);
  });
  if (status !== 0) throw new CannotInstall(`${name} cannot be installed: ${reasonOf(said)}`);
}

const network = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const timeouts = ['ERR_SOCKET_TIMEOUT', 'EIDLETIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'];

/** Converts the messages of npm (11.19.1, `npm error code ...`) to a reason and advice. */
function reasonOf(said: string): string {
  const [, code = ''] = /^npm error code (\S+)/m.exec(said) ?? [];
  if ([...network, ...timeouts].includes(code) || /^E5\d\d$/.test(code)) {
    return `the package registry does not answer (${code}). The network is needed once; try again when it is there.`;
  }
  const details = said
    .split('\n')
    .map((line) => line.replace(/^npm error ?/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('A complete log'))
    .slice(0, 6);
  if (code === 'E404' || code === 'ETARGET') {
    return `the registry lacks one of its packages. ${details.slice(1).join(' ')}`;
  }
  if (code === 'EINTEGRITY') {
    return `the registry has another content of a package than ${versionsFile} names. ${details.slice(1).join(' ')}`;
  }
  return details.join('\n');
}

/** Exits with the message of a failed installation; rethrows any other error. */
export function endWithMessage(error: unknown): never {
  if (!(error instanceof CannotInstall)) throw error;
  console.error(error.message);
  process.exit(1);
}
