import { useToggleContract } from '@portal/api-client';
import { type Contract, isLocked } from '@portal/domain';
import { CheckboxField } from '@portal/ui';
import { useRef } from 'react';
import { copy } from '../../../copy';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { completed } from './attendance.css';

export interface AttendanceCompletedProps {
  contract: Contract;
}

/**
 * A checkbox that marks the attendance complete; this happens automatically when the lessons reach the total
 * (CON-ATT-10, CON-ATT-17, CON-ATT-19).
 */
export function AttendanceCompleted({ contract }: AttendanceCompletedProps) {
  const toggle = useToggleContract();
  const { succeeded, failed } = useOutcomeToast();
  const { t } = copy.useWords();
  const presses = useRef(0);

  const tick = async (complete: boolean) => {
    presses.current += 1;
    const press = presses.current;
    // If the checkbox changed again in between, only the last change is reported.
    const reportIfLatest = (outcome: () => void) => press === presses.current && outcome();
    try {
      await toggle(contract, 'attendanceComplete', complete);
      reportIfLatest(() => succeeded('toast.attendanceUpdated'));
    } catch (error) {
      reportIfLatest(() => failed('toast.attendanceNotUpdated', undefined, { error }));
    }
  };

  return (
    <div className={completed}>
      <CheckboxField
        label={t('attendanceComplete')}
        checked={contract.attendanceComplete}
        disabled={isLocked(contract.status)}
        onChange={(event) => void tick(event.currentTarget.checked)}
      />
    </div>
  );
}
