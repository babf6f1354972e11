import type { EnrolmentPeriod } from '@portal/domain';
import { ApiError } from '../api-error.ts';
import { changeEnrolmentPeriods } from '../generated/sdk.gen.ts';
import { type ClashOptions, clashOptionsToWire } from './planned-classes.ts';
import { queriesShowingDays } from './queries-showing-days.ts';
import { useRefresh, useWrite } from './useWrite.ts';

/** The periods of a student in a contract after a change, and as they were read. */
export interface PeriodsChange {
  studentId: number;
  periods: EnrolmentPeriod[];
  seen: EnrolmentPeriod[];
}

/**
 * Replaces the days on which students belong to a contract (extension `belonging`), all or none. Throws `conflict` when
 * someone else has changed those of a student; nothing is written then, and the contract is read again.
 */
export function useChangeEnrolmentPeriods(): (
  contractId: number,
  changes: readonly PeriodsChange[],
  options?: ClashOptions,
) => Promise<void> {
  const refresh = useRefresh(...queriesShowingDays);
  return useWrite(
    async (call, contractId: number, changes: readonly PeriodsChange[], options: ClashOptions = {}) => {
      const students = changes.map(({ studentId, periods, seen }) => ({
        student_id: studentId,
        periods,
        seen,
      }));
      try {
        await changeEnrolmentPeriods({
          ...call,
          path: { courseId: contractId },
          body: { students, ...clashOptionsToWire(options) },
        });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') refresh();
        throw error;
      }
    },
    ...queriesShowingDays,
  );
}
