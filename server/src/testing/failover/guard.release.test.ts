import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const guardFile = fileURLToPath(new URL('./guard.ts', import.meta.url));

/**
 * Starts a process that guards a folder, and two others that are no longer its children: one has the folder in its
 * command line, one works in it.
 */
async function guardedProcesses() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-guard-')));
  const script = `
    import { spawn } from 'node:child_process';
    import { guard } from ${JSON.stringify(guardFile)};
    guard(${JSON.stringify(folder)});
    const options = { detached: true, stdio: 'ignore' };
    const named = spawn('sh', ['-c', 'while :; do sleep 1; done', ${JSON.stringify(folder)}], options);
    const inside = spawn('sleep', ['600'], { ...options, cwd: ${JSON.stringify(folder)} });
    process.kill(inside.pid, 'SIGSTOP');
    console.log(named.pid, inside.pid);
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
  onTestFinished(() => void holder.kill('SIGKILL'));
  const pids = await new Promise<number[]>((done, failed) => {
    holder.stdout.once('data', (text) => done(String(text).trim().split(' ').map(Number)));
    holder.stderr.once('data', (text) => failed(new Error(String(text))));
  });
  return { folder, holder, pids };
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'everything in the folder ends with whoever guards it, by %s',
  async (signal) => {
    const { folder, holder, pids } = await guardedProcesses();
    const other = spawn('sleep', ['600']);
    onTestFinished(() => void other.kill());
    expect(pids.map(isRunning)).toEqual([true, true]);
    holder.kill(signal);
    await expect.poll(() => pids.map(isRunning), { timeout: 20_000 }).toEqual([false, false]);
    await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
    expect(other.exitCode).toBe(null);
  },
);
