import {
  type Contract,
  contractedHours,
  hoursStanding,
  hoursTaught,
  type Lesson,
  overrunHours,
  remainingHours,
} from '@portal/domain';
import { Card, Meter, Stat, StatList } from '@portal/ui';
import { HoursText } from '@portal/views';
import { copy } from '../../../copy';
import { AttendanceCompleted } from './AttendanceCompleted';
import { meter } from './attendance.css';

export interface AttendanceHoursProps {
  contract: Contract;
  lessons: readonly Lesson[];
}

/**
 * The hours taught and the hours of the contract, and whether the attendance is complete (CON-ATT-02, CON-ATT-03,
 * CON-ATT-10).
 */
export function AttendanceHours({ contract, lessons }: AttendanceHoursProps) {
  const { t, stack } = copy.useWords();
  const taught = hoursTaught(lessons);
  const contracted = contractedHours(contract);
  const overrun = overrunHours(taught, contracted);
  const recorded = lessons.filter(({ status }) => status === 'active').length;
  return (
    <Card as="div" padding="none">
      <StatList>
        <Stat label={stack('hoursToDate')} value={<HoursText hours={taught} layout="stack" />} />
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
