import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { maxLoadTime, type Printer } from './Printer';

const program = promisify(execFile);

const script = fileURLToPath(new URL('print_with_webkit.py', import.meta.url));

/**
 * Starts Safari's engine in a window of our own around Debian's WebKitGTK, because its browsers cannot print without a
 * user. If something is missing, returns how to install it.
 */
export async function startWebKit(): Promise<Printer | string> {
  const [python, screen] = ['/usr/bin/python3', '/usr/bin/xvfb-run'];
  const install = 'apt-get install python3-gi gir1.2-webkit2-4.1 xvfb xauth';
  if (![python, screen].every(existsSync)) return `WebKit is missing: ${install}`;
  const run = (...args: string[]) =>
    program(screen, ['-a', python, script, ...args], {
      timeout: 2 * maxLoadTime,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  const version = await run('--version').then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
  if (!version) return `WebKit is missing: ${install}`;
  return {
    version: `WebKitGTK ${version}`,
    async print({ url, storage, ready, orientation, file }) {
      await run(url, JSON.stringify(storage), ready, orientation, file);
    },
    close: async () => undefined,
  };
}
