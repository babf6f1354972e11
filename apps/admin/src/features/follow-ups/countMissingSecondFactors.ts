import { readMissingSecondFactors } from '@portal/api-client';
import { localDay } from '@portal/shell';
import { wasRemindedOfFactor } from '../../parts/second-factor/wasRemindedOfFactor';

/** Returns 1 if someone lacks the second factor that the office requires and was not reminded of it lately, else 0. */
export async function countMissingSecondFactors(
  call: Parameters<typeof readMissingSecondFactors>[0],
): Promise<number> {
  const today = localDay();
  return (await readMissingSecondFactors(call)).some((user) => !wasRemindedOfFactor(user, today)) ? 1 : 0;
}
