import { readPayerDeadlines } from '@portal/api-client';
import { isOpenDeadline } from '@portal/domain';

/** Returns how many papers are owed to payers. */
export async function countOpenDeadlines(call: Parameters<typeof readPayerDeadlines>[0]): Promise<number> {
  return (await readPayerDeadlines(call)).filter(isOpenDeadline).length;
}
