import { absencePercent, fullName } from '@portal/domain';
import { Banner } from '@portal/ui';
import type { SummaryRow } from './summary-list';
import { summaryWords } from './summary-words';

export interface AbsenceNoticeProps {
  rows: readonly SummaryRow[];
}

/**
 * A line for each student who has reached an absence threshold of a contract: the share missed, the threshold, and of how
 * many classes (DECISION-137). Renders nothing without any, or for a backend without thresholds.
 */
export function AbsenceNotice({ rows }: AbsenceNoticeProps) {
  const { t, stack } = summaryWords.useWords();
  const reached = rows.flatMap(({ absence, ...row }) => (absence ? [{ absence, ...row }] : []));
  if (reached.length === 0) return null;
  return (
    <Banner tone="caution" title={stack('absent.title')}>
      <ul>
        {reached.map(({ absence, student, contract }) => (
          <li key={`${contract.id}-${student.id}`}>
            {t('absent.line', {
              name: fullName(student),
              number: contract.number,
              percent: absencePercent(absence),
              threshold: absence.threshold,
              count: absence.classes,
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
