import { usePlannedClassCount } from '@portal/api-client';
import { isCalendarDate } from '@portal/domain';
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
  const isSpan = isCalendarDate(from) && isCalendarDate(to) && from <= to;
  const { data } = usePlannedClassCount(isSpan ? { from, to } : null);
  // While other days load, `data` is still that of the previous days.
  const isCounted = isSpan && data?.span.from === from && data.span.to === to;
  return isCounted && data.classes > 0 ? (
    <Banner tone="caution">{stack('planned', { count: data.classes })}</Banner>
  ) : null;
}
