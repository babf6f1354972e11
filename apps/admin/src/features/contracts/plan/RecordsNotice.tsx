import {
  type CalendarDate,
  type ClassPattern,
  type ClosedCalendar,
  type Contract,
  type EarlierRecord,
  hoursOf,
  type LocalMoment,
  lastRecordedDay,
  minutesTaught,
  type PlanText,
  planText,
  replan,
  restOfContract,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Banner, Button } from '@portal/ui';
import { planWords } from './plan-words';

export interface RecordsNoticeProps {
  contract: Contract;
  /** The attendance records of the contract; if none counts, the notice is empty. */
  records: readonly EarlierRecord[];
  text: PlanText;
  /** The plan in the form; null while it is incomplete. */
  pattern: ClassPattern | null;
  calendar: ClosedCalendar;
  now: LocalMoment;
  /** Undefined if the plan is read-only. */
  onChange?: ((changes: Partial<PlanText>) => void) | undefined;
}

/**
 * Lists the attendance records of a contract from before its first plan. One click starts the plan after the last
 * record, or counts the matching ones (DECISION-95).
 */
export function RecordsNotice({
  contract,
  records,
  text,
  pattern,
  calendar,
  now,
  onChange,
}: RecordsNoticeProps) {
  const { t, stack } = planWords.useWords();
  const recorded = records.filter(({ status }) => status === 'active');
  const last = lastRecordedDay(recorded);
  if (last === null) return null;
  const isAfter = text.startsOn > last;
  const fitting = (startsOn: CalendarDate) =>
    pattern
      ? replan({ ...pattern, startsOn, until: { date: last } }, [], calendar, now, recorded).added.length
      : 0;
  const [first = last] = recorded.map(({ date }) => date).toSorted();
  const rest = restOfContract(contract, recorded).classes;
  const take = () => {
    const numberOfClasses = rest === null ? text.numberOfClasses : String(rest + fitting(first));
    onChange?.({ startsOn: first, numberOfClasses });
  };
  const startAfter = () => {
    const { startsOn, numberOfClasses } = planText(null, contract, now.date, recorded);
    onChange?.({ startsOn, numberOfClasses });
  };
  const canTake = isAfter && fitting(first) > 0;
  return (
    <Banner
      tone="info"
      role="status"
      action={
        onChange &&
        (canTake ? (
          <Button onClick={take}>{t('records.take', { count: fitting(first) })}</Button>
        ) : (
          !isAfter && <Button onClick={startAfter}>{t('records.startAfter')}</Button>
        ))
      }
    >
      {stack('records.found', {
        count: recorded.length,
        hours: hoursOf(minutesTaught(recorded)),
        day: datePair(last),
      })}
      <div>{isAfter ? stack('records.rest') : stack('records.taken', { count: fitting(text.startsOn) })}</div>
    </Banner>
  );
}
