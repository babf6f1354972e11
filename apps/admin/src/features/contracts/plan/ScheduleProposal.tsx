import {
  type Contract,
  scheduleFromText,
  timeRange,
  usualClassMinutes,
  type WeeklyTimeText,
  weeklyTimeText,
} from '@portal/domain';
import { PairText, weekdayPair } from '@portal/i18n';
import { Banner, Button } from '@portal/ui';
import { planWords } from './plan-words';

export interface ScheduleProposalProps {
  contract: Contract;
  onUse: (times: WeeklyTimeText[]) => void;
}

/** Suggests the weekly times found in the free text of a contract's schedule. */
export function ScheduleProposal({ contract, onUse }: ScheduleProposalProps) {
  const { t, stack, pair } = planWords.useWords();
  const { schedule } = contract;
  if (!schedule) return null;
  const times = scheduleFromText(schedule, usualClassMinutes(contract));
  return (
    <Banner
      tone="info"
      title={<PairText value={pair('proposal', { schedule })} layout="stack" />}
      action={times && <Button onClick={() => onUse(times.map(weeklyTimeText))}>{t('useProposal')}</Button>}
    >
      {times
        ? times.map(({ weekday, time, minutes }) => (
            <div key={`${weekday} ${time}`}>
              <PairText value={weekdayPair(weekday, { full: true })} />{' '}
              {timeRange({ date: '2026-01-05', time, minutes })}
            </div>
          ))
        : stack('unreadable')}
    </Banner>
  );
}
