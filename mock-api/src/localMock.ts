import { createMock, type Mock } from './createMock.ts';
import { localRecords } from './records/localRecords.ts';

/** The mock of a local run: what is changed is there again after a restart. */
export async function localMock(data: 'small' | 'large'): Promise<Mock> {
  const mock = await createMock({ records: await localRecords(data), faults: true });
  const stop = () => void mock.close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  return mock;
}
