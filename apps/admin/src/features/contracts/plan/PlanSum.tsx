import { type HoursBalance, hoursOf } from '@portal/domain';
import { dayPair, PairText } from '@portal/i18n';
import { Icon, Meter, Stack, WarningIcon } from '@portal/ui';
import { sum } from './plan.css';
import { planWords } from './plan-words';

export interface PlanSumProps {
  balance: HoursBalance;
}

/** Compares the hours of a plan with those of the contract, as a meter and in words (DECISION-143). */
export function PlanSum({ balance }: PlanSumProps) {
  const { pair, stack } = planWords.useWords();
  const { contractedMinutes, recordedMinutes, outsideMinutes, cancelledMinutes, plannedMinutes } = balance;
  const used = recordedMinutes + cancelledMinutes + plannedMinutes;
  const planned = hoursOf(used - outsideMinutes);
  if (contractedMinutes === null)
    return <PairText value={pair('plannedAlone', { planned })} layout="stack" />;
  const contracted = hoursOf(contractedMinutes);
  const missing = contractedMinutes - used;
  return (
    <Stack gap="xxsmall" className={sum}>
      <Meter
        size="medium"
        value={hoursOf(used)}
        max={contracted}
        tone={missing === 0 ? 'accent' : missing > 0 ? 'caution' : 'critical'}
        text={<PairText value={pair('planned', { planned, contracted })} layout="stack" />}
      />
      {outsideMinutes > 0 && <div>{stack('outside', { hours: hoursOf(outsideMinutes) })}</div>}
      {(recordedMinutes > 0 || cancelledMinutes > 0) && (
        <div>
          {stack(cancelledMinutes > 0 ? 'partsWithCancelled' : 'parts', {
            recorded: hoursOf(recordedMinutes),
            cancelled: hoursOf(cancelledMinutes),
            planned: hoursOf(plannedMinutes),
          })}
        </div>
      )}
      {missing > 0 && <div>{stack('short', { hours: hoursOf(missing) })}</div>}
      {missing < 0 && <div>{stack('over', { hours: hoursOf(-missing) })}</div>}
      <UsedUp balance={balance} />
    </Stack>
  );
}

/** The day on which the hours are used up, and whether that is too late. */
function UsedUp({ balance: { usedUpOn, lastDay } }: Pick<PlanSumProps, 'balance'>) {
  const { stack } = planWords.useWords();
  if (usedUpOn === null) return null;
  if (lastDay === null || usedUpOn <= lastDay)
    return <div>{stack('usedUp', { day: dayPair(usedUpOn) })}</div>;
  return (
    <div>
      <Icon of={WarningIcon} size="small" />{' '}
      {stack('usedUpLate', { day: dayPair(usedUpOn), last: dayPair(lastDay) })}
    </div>
  );
}
