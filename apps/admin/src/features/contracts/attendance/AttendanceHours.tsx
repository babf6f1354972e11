import { useToggleContract } from '@portal/api-client';
import {
  type Contract,
  contractedHours,
  hoursStanding,
  isLocked,
  type Lesson,
  overrunHours,
  type PlannedClass,
  remainingHours,
  usedHours,
} from '@portal/domain';
import { Card, CheckboxField, Meter, Stat, StatList } from '@portal/ui';
import { HoursText, UsedHoursNote } from '@portal/views';
import { useRef } from 'react';
import { copy } from '../../../copy';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { completed, meter } from './attendance.css';

export interface AttendanceHoursProps {
  contract: Contract;
  lessons: readonly Lesson[];
  /** The planned classes, whose cancelled ones may use hours; undefined while they load. */
  classes: readonly PlannedClass[] | undefined;
}

/**
 * The hours taught, the contracted hours, and whether the attendance is complete (CON-ATT-02, CON-ATT-03, CON-ATT-10).
 */
export function AttendanceHours({ contract, lessons, classes }: AttendanceHoursProps) {
  const { t, stack } = copy.useWords();
  const used = usedHours(contract, lessons, classes);
  const taught = used.total;
  const contracted = contractedHours(contract);
  const overrun = overrunHours(taught, contracted);
  const recorded = lessons.filter(({ status }) => status === 'active').length;
  return (
    <Card as="div" padding="none">
      <StatList>
        <Stat
          label={stack('hoursToDate')}
          value={
            <>
              <HoursText hours={taught} layout="stack" />
              <UsedHoursNote used={used} />
            </>
          }
        />
        <Stat label={stack('contractedHours')} value={<HoursText hours={contracted} layout="stack" />} />
        {overrun > 0 ? (
          <Stat label={stack('attendance.overrun')} value={<HoursText hours={overrun} layout="stack" />} />
        ) : (
          <Stat
            label={stack('attendance.remaining')}
            value={<HoursText hours={remainingHours(taught, contracted)} layout="stack" />}
          />
        )}
      </StatList>
      <Meter
        className={meter}
        value={taught}
        max={contracted}
        size="medium"
        tone={tones[hoursStanding(taught, contracted)]}
        text={t('attendance.lessons', { count: recorded, total: contract.numberOfClasses ?? '---' })}
      />
      <AttendanceCompleted contract={contract} />
    </Card>
  );
}

const tones = { open: 'accent', 'nearly-used': 'caution', used: 'caution', overrun: 'critical' } as const;

/**
 * A checkbox that marks the attendance as complete; this happens automatically when the recorded hours reach the
 * contracted hours (CON-ATT-10, CON-ATT-17, CON-ATT-19).
 */
function AttendanceCompleted({ contract }: { contract: Contract }) {
  const toggle = useToggleContract();
  const { succeeded, failed } = useOutcomeToast();
  const { t } = copy.useWords();
  const presses = useRef(0);

  const tick = async (complete: boolean) => {
    presses.current += 1;
    const press = presses.current;
    // If the checkbox is changed again before the response, only the last change is reported.
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
