import { createMock, type Mock } from './createMock.ts';
import { localRecords } from './records/localRecords.ts';

/** Creates the mock of a local run. Its changes survive a restart. */
export async function localMock(data: 'small' | 'large'): Promise<Mock> {
  const mock = await createMock({ records: await localRecords(data), faults: true });
  const stop = () => void mock.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  endWithStarters(stop);
  return mock;
}

/**
 * Stops when one of the processes that started it is killed without a signal: the parent, or one that
 * `tools/starters.mjs` lists.
 */
function endWithStarters(stop: () => void): void {
  const parent = process.ppid;
  const starters = process.env.PORTAL_STARTERS?.split(' ').map(Number) ?? [];
  const watch = setInterval(() => {
    if (process.ppid === parent && starters.every(isAlive)) return;
    clearInterval(watch);
    stop();
  }, 500);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
