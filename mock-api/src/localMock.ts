import { createMock, type Mock } from './createMock.ts';
import { localRecords } from './records/localRecords.ts';

/** The mock of a local run: what is changed is there again after a restart. */
export async function localMock(data: 'small' | 'large'): Promise<Mock> {
  const mock = await createMock({ records: await localRecords(data), faults: true });
  const stop = () => void mock.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  endWithStarter(stop);
  return mock;
}

/** Whoever started this process may be killed without a word: the parent, and `tools/workspace.mjs` before it. */
function endWithStarter(stop: () => void): void {
  const parent = process.ppid;
  const starter = Number(process.env.PORTAL_STARTER ?? parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(starter)) return;
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
