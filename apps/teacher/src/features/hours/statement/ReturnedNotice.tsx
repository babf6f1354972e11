import type { Statement } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Banner } from '@portal/ui';
import { note } from './statement.css';
import { statementWords } from './statement-words';

export interface ReturnedNoticeProps {
  /** A statement that was returned. */
  statement: Pick<Statement, 'returnedAt' | 'submittedAt' | 'reason'>;
}

/** Says that the office returned a statement, and the reason. */
export function ReturnedNotice({ statement: { returnedAt, submittedAt, reason } }: ReturnedNoticeProps) {
  const { stack } = statementWords.useWords();
  return (
    <Banner tone="caution" title={stack('returned', { day: datePair(returnedAt ?? submittedAt) })}>
      {reason ? <span className={note}>{reason}</span> : stack('noReason')}
    </Banner>
  );
}
