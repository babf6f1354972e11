import { joinPairs, PairText } from '@portal/i18n';
import { Banner, Button, RetryButton, Text } from '@portal/ui';
import { useAwayText } from '@portal/unavailability';
import { useState } from 'react';
import { away as look } from './Calendar.css';
import { calendarWords } from './calendar-words';
import type { AwayTeachersQuery } from './useAwayTeachers';

export interface AwayTeachersProps {
  away: AwayTeachersQuery;
}

/** Names shown at first: two lines of a laptop. Weekly hours of all teachers would hide the calendar. */
const firstNames = 6;

/**
 * Names the teachers who are away on some day of the calendar, with their times (DECISION-134). Renders nothing if
 * nobody is.
 */
export function AwayTeachers({ away }: AwayTeachersProps) {
  const { t, stack, pair, plain } = calendarWords.useWords();
  const textOf = useAwayText();
  const [isWhole, setWhole] = useState(false);
  if (away.error)
    return (
      <Banner tone="caution" role="status" action={<RetryButton size="small" onRetry={away.retry} />}>
        {stack('awayFailed')}
      </Banner>
    );
  if (away.entries.length === 0) return null;
  const shown = isWhole ? away.entries : away.entries.slice(0, firstNames);
  return (
    <div className={look}>
      <Text as="span" tone="soft">
        {t('awayThen')}
      </Text>
      <ul aria-label={plain('awayThen')}>
        {shown.map(({ name, times }) => {
          const when =
            times.name === null
              ? textOf(times)
              : joinPairs([{ fr: times.name, en: times.name }, textOf(times)]);
          return (
            <li key={times.id}>
              <PairText value={pair('awayOf', { name, times: when })} />
            </li>
          );
        })}
      </ul>
      {shown.length < away.entries.length && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('more', { count: away.entries.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
