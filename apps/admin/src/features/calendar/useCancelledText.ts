import type { PlannedClass } from '@portal/domain';
import { dayPair, type TextPair } from '@portal/i18n';
import { calendarWords } from './calendar-words';

/** The messages after a cancellation and a restoration, with the class at the end that came or went with it. */
export interface CancelledText {
  cancelled: (added: PlannedClass | null) => TextPair;
  restored: (removed: PlannedClass | null) => TextPair;
}

/** Returns the messages after a cancellation and a restoration. */
export function useCancelledText(): CancelledText {
  const { pair } = calendarWords.useWords();
  const at = ({ date, time }: PlannedClass) => ({ day: dayPair(date), time });
  return {
    cancelled: (added) => (added ? pair('cancelledAdded', at(added)) : pair('cancelled')),
    restored: (removed) => (removed ? pair('restoredRemoved', at(removed)) : pair('restored')),
  };
}
