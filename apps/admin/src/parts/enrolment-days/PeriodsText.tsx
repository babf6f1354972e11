import type { EnrolmentPeriod } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { dayWords } from './day-words';

/** The dates of a student in a contract; nothing for a student who belongs to it from its first class. */
export function PeriodsText({ periods = [] }: { periods?: readonly EnrolmentPeriod[] | undefined }) {
  const { t } = dayWords.useWords();
  return periods.flatMap(({ from, to }) => {
    if (from === null && to === null) return [];
    const days = { from: from === null ? '' : datePair(from), to: to === null ? '' : datePair(to) };
    const word = to === null ? 'from' : from === null ? 'until' : 'fromTo';
    return [<div key={`${from} ${to}`}>{t(word, days)}</div>];
  });
}
