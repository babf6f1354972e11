import {
  type Contract,
  contractedHours,
  hoursStanding,
  hoursTaught,
  type Lesson,
  overrunHours,
  remainingHours,
} from '@portal/domain';
import { NumberText } from '@portal/i18n';
import { Card, Meter, Stat, StatList } from '@portal/ui';
import { copy } from '../../../copy';
import { AttendanceCompleted } from './AttendanceCompleted';
import { meter } from './ContractAttendancePage.css';

export interface AttendanceHoursProps {
  contract: Contract;
  lessons: readonly Lesson[];
}

/** The hours taught against those of the contract, and whether the attendance is complete (CON-ATT-02, CON-ATT-03, CON-ATT-10). */
export function AttendanceHours({ contract, lessons }: AttendanceHoursProps) {
  const { t, stack } = copy.useWords();
  const taught = hoursTaught(lessons);
  const contracted = contractedHours(contract);
  const overrun = overrunHours(taught, contracted);
  const recorded = lessons.filter(({ status }) => status === 'active').length;
  return (
    <Card as="div" padding="none">
      <StatList>
        <Stat label={stack('attendance.taught')} value={<Hours value={taught} />} />
        <Stat label={stack('attendance.contracted')} value={<Hours value={contracted} />} />
        {overrun > 0 ? (
          <Stat label={stack('attendance.overrun')} value={<Hours value={overrun} />} />
        ) : (
          <Stat
            label={stack('attendance.remaining')}
            value={<Hours value={remainingHours(taught, contracted)} />}
          />
        )}
      </StatList>
      <Meter
        className={meter}
        value={taught}
        max={contracted}
        size="medium"
        tone={tones[hoursStanding(taught, contracted)]}
        text={t('attendance.lessons', { recorded, total: contract.numberOfClasses ?? '---' })}
      />
      <AttendanceCompleted contract={contract} />
    </Card>
  );
}

function Hours({ value }: { value: number }) {
  return <NumberText write={(number) => `${number(value)} h`} layout="stack" />;
}

const tones = { open: 'accent', 'nearly-used': 'caution', used: 'caution', overrun: 'critical' } as const;
