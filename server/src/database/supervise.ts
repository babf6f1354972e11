import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

// Runs PostgreSQL for as long as its parent process lives, and stops it even if the parent is killed. Node starts this
// file without the project's loaders, so it must not import other modules of the project.

const [program = '', settings = '{}', ...args] = process.argv.slice(2);
const { uid, gid, folder, isTemporary } = JSON.parse(settings) as {
  uid?: number;
  gid?: number;
  folder: string;
  isTemporary: boolean;
};

const postgres = spawn(program, args, {
  ...(uid === undefined ? {} : { uid, gid }),
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
postgres.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
postgres.on('exit', (code) => {
  if (isTemporary) rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back. */
const stop = () => void postgres.kill('SIGINT');
// The parent holds the other end of this pipe, which closes when the parent ends, even if it is killed.
process.stdin.on('end', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
