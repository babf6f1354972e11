import { createMock, type Mock } from './createMock.ts';
import { localRecords } from './records/localRecords.ts';

/** The mock of a local run. Changes survive a restart. */
export async function localMock(data: 'small' | 'large'): Promise<Mock> {
  const mock = await createMock({ records: await localRecords(data), faults: true });
  const stop = () => void mock.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  endWithStarters(stop);
  return mock;
}

/** Stops when a starter is killed without a signal: the parent, or one of those that `tools/starters.mjs` lists. */
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
