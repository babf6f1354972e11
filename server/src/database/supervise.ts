import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

// Runs PostgreSQL as long as its parent process lives, whatever ends that. Node starts this file without the project's
// loaders, so it imports no other module of the project.

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

/** A fast shutdown: open transactions are rolled back. */
const stop = () => void postgres.kill('SIGINT');
// The other end of this pipe closes with its process, also when that is killed.
process.stdin.on('end', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
