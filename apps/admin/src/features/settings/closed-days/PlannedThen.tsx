import { usePlannedClasses } from '@portal/api-client';
import { daysUntil, isCalendarDate } from '@portal/domain';
import { Banner } from '@portal/ui';
import { closedDaysWords } from './closed-days-words';

export interface PlannedThenProps {
  /** The first day as it was typed. */
  from: string;
  /** The last day as it was typed. */
  to: string;
}

/** Counts the classes planned on these days; renders nothing if there are none. */
export function PlannedThen({ from, to }: PlannedThenProps) {
  const { stack } = closedDaysWords.useWords();
  const isSpan =
    isCalendarDate(from) && isCalendarDate(to) && daysUntil(to, from) >= 0 && daysUntil(to, from) < 100;
  const { data } = usePlannedClasses(isSpan ? { from, to } : null);
  // The answer for other days stays until the next one.
  const isCounted = isSpan && data?.span.from === from && data.span.to === to;
  const count = isCounted ? data.classes.filter(({ isCancelled }) => !isCancelled).length : 0;
  return count > 0 ? <Banner tone="caution">{stack('planned', { count })}</Banner> : null;
}
