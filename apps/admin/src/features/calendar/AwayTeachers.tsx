import { type Span, useHasExtension, useTeachers, useUnavailability } from '@portal/api-client';
import { type CalendarDate, fullName, isAwayOn } from '@portal/domain';
import { useAwayText } from '@portal/features';
import { joinPairs, PairText } from '@portal/i18n';
import { Banner, RetryButton, Text } from '@portal/ui';
import { away as look } from './Calendar.css';
import { calendarWords } from './calendar-words';

export interface AwayTeachersProps {
  /** The days that the calendar shows. */
  days: readonly CalendarDate[];
  span: Span;
  /** Shows only this teacher; empty for all. */
  teacher: string;
}

/**
 * Names the teachers who are away on some day of the calendar, with their times (DECISION-134). Renders nothing if
 * nobody is.
 */
export function AwayTeachers({ days, span, teacher }: AwayTeachersProps) {
  const { t, stack, pair, plain } = calendarWords.useWords();
  const isAsked = useHasExtension('unavailability');
  const away = useUnavailability(isAsked ? { from: span.from, to: span.to } : null);
  const teachers = useTeachers({ pageSize: 5000 });
  const textOf = useAwayText();
  if (away.error && !away.data)
    return (
      <Banner tone="caution" role="status" action={<RetryButton size="small" onRetry={away.retry} />}>
        {stack('awayFailed')}
      </Banner>
    );
  const names = new Map(teachers.data?.rows.map((one) => [one.id, fullName(one)]));
  const shown = (away.data ?? []).filter(
    (one) =>
      names.has(one.teacherId) &&
      (teacher === '' || String(one.teacherId) === teacher) &&
      days.some((day) => isAwayOn(one, day)),
  );
  if (shown.length === 0) return null;
  return (
    <div className={look}>
      <Text as="span" tone="soft">
        {t('awayThen')}
      </Text>
      <ul aria-label={plain('awayThen')}>
        {shown.map((one) => {
          const times =
            one.name === null ? textOf(one) : joinPairs([{ fr: one.name, en: one.name }, textOf(one)]);
          return (
            <li key={one.id}>
              <PairText value={pair('awayOf', { name: names.get(one.teacherId) ?? '', times })} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
