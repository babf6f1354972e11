import { spawn } from 'node:child_process';

/**
 * When this process ends, even if it is killed, ends every process that has this folder in its command line or as
 * working folder, and removes the folder. The guard is a separate process that waits for the end of a pipe which this
 * process holds. `end` does so at once. Needed because PostgreSQL outlives the Patroni that started it, so that no
 * parent process can end it.
 */
export function guard(folder: string): { end(): Promise<void> } {
  const script = `cat >/dev/null
for turn in 1 2 3; do
  for entry in /proc/[0-9]*; do
    pid=\${entry#/proc/}
    [ "$pid" = $$ ] && continue
    { tr '\\0' ' ' < "$entry/cmdline"; readlink "$entry/cwd"; } 2>/dev/null | grep -qF "$1" && kill -9 "$pid"
  done
done
rm -rf "$1"`;
  const child = spawn('sh', ['-c', script, 'guard', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.unref();
  return {
    end() {
      child.ref();
      child.stdin?.end();
      return ended;
    },
  };
}
