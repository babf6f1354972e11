import { spawn } from 'node:child_process';

/**
 * Ends every process whose command line or working folder names this folder, and removes the folder, when this process ends, however it
 * does: the guard waits for the end of a pipe that this process holds. `end` does so now. PostgreSQL survives the
 * Patroni that has started it, so no parent could end it.
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
