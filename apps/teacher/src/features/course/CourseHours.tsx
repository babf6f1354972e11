import { useCoursePlan, useHasExtension } from '@portal/api-client';
import {
  type Contract,
  contractedHours,
  hoursOf,
  type Lesson,
  type PlannedClass,
  usedHours,
} from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { Button, Card, Dialog, IconButton, InfoIcon, Skeleton, Stat, StatList, Text } from '@portal/ui';
import { HoursMeter, HoursText, UsedHoursNote } from '@portal/views';
import { useState } from 'react';
import { pageCopy } from '../../copy/pages';
import { meter, withInfo } from './course.css';

export type CourseHoursProps = {
  contract: Contract;
  /** The recorded classes of the contract; undefined while loading. */
  lessons: readonly Lesson[] | undefined;
  /** The planned classes, whose cancelled ones may use hours; undefined while they load. */
  classes: readonly PlannedClass[] | undefined;
};

/** Hours taught and contracted hours, as numbers and as a meter (PORTAL-COURSE-04 to PORTAL-COURSE-06). */
export function CourseHours({ contract, lessons, classes }: CourseHoursProps) {
  const [explained, setExplained] = useState(false);
  const { t, stack } = pageCopy.useWords();
  const used = lessons && usedHours(contract, lessons, classes);
  const hours = used?.total ?? (contract.minutesTaught === null ? null : hoursOf(contract.minutesTaught));
  const contracted = contractedHours(contract);
  return (
    <Card padding="none">
      <StatList>
        <Stat
          label={stack('hoursToDate')}
          value={
            hours === null ? (
              <Skeleton width="3em" />
            ) : (
              <>
                <span className={withInfo}>
                  <HoursText hours={hours} layout="stack" />
                  <IconButton icon={InfoIcon} onClick={() => setExplained(true)}>
                    {t('course.hoursInfo')}
                  </IconButton>
                </span>
                {used && <UsedHoursNote used={used} />}
              </>
            )
          }
        />
        <Stat label={stack('contractedHours')} value={<HoursText hours={contracted} layout="stack" />} />
      </StatList>
      {hours !== null && (
        <div className={meter}>
          <HoursMeter size="medium" taught={hours} contracted={contracted} />
          <UsedUp contractId={contract.id} />
        </div>
      )}
      <Dialog
        open={explained}
        size="small"
        title={stack('course.hoursInfo')}
        onClose={() => setExplained(false)}
        actions={
          <Button variant="primary" onClick={() => setExplained(false)}>
            {t('close')}
          </Button>
        }
      >
        {stack('course.hoursInfoText')}
      </Dialog>
    </Card>
  );
}

/** The day on which the planned classes use up the hours; nothing for a backend that does not answer it (DECISION-143). */
function UsedUp({ contractId }: { contractId: number }) {
  const { stack } = pageCopy.useWords();
  const plan = useCoursePlan(useHasExtension('cancellations') ? contractId : null);
  const { usedUpOn = null, lastDay = null } = plan.data?.balance ?? {};
  if (usedUpOn === null) return null;
  const isLate = lastDay !== null && usedUpOn > lastDay;
  return (
    <Text as="div" tone="soft">
      {isLate
        ? stack('course.usedUpLate', { day: dayPair(usedUpOn), last: dayPair(lastDay) })
        : stack('course.usedUp', { day: dayPair(usedUpOn) })}
    </Text>
  );
}
