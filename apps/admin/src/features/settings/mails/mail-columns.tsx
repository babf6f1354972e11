import { canRetry, type Mail, mailProblem } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { IconButton, RetryIcon, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import { breaks, lines, soft } from '../../../parts/cells.css';
import { actionColumn } from '../../../parts/list/action-column';
import type { ListColumn } from '../../../parts/list/list-columns';
import { MailStateBadge } from './MailStateBadge';
import type { MailColumnId } from './mail-list';
import { mailListWords } from './mail-list-words';

/** The columns of the list. Each has a width, so that the browser skips the layout of rows off screen. */
export const mailColumns: readonly ListColumn<Mail, MailColumnId>[] = [
  { id: 'written', width: 148, cell: ({ writtenAt }) => <DateText value={writtenAt} time /> },
  {
    id: 'recipient',
    width: 210,
    phone: 'title',
    cell: ({ recipient }) => <span className={breaks}>{recipient}</span>,
  },
  { id: 'subject', width: 200, cell: ({ subject }) => subject },
  { id: 'state', width: 276, cell: (mail) => <StateOfMail mail={mail} /> },
  { id: 'attempts', width: 80, cell: ({ attempts }) => attempts },
];

/** The state with its details: when it was sent, the last problem, the next attempt. */
function StateOfMail({ mail: { state, sentAt, error, nextAttemptAt } }: { mail: Mail }) {
  return (
    <span className={lines}>
      <MailStateBadge state={state} />
      {sentAt && (
        <span className={soft}>
          <DateText value={sentAt} time />
        </span>
      )}
      {error && (
        <>
          <mailListWords.T k={`problem.${mailProblem(error)}`} layout="stack" />
          <code className={soft}>{error}</code>
        </>
      )}
      {nextAttemptAt && (
        <span className={soft}>
          <mailListWords.T k="next" /> <DateText value={nextAttemptAt} time />
        </span>
      )}
    </span>
  );
}

/** Returns the last column: the button that sends a mail again. `onRetry` must be stable across renders. */
export function useMailActions(onRetry: (mail: Mail) => void): TableColumn<Mail> {
  const { t, plain } = mailListWords.useWords();
  return useMemo(
    () =>
      actionColumn(
        t('actions'),
        (mail) =>
          canRetry(mail) && (
            <IconButton icon={RetryIcon} title={plain('sendAgain')} onClick={() => onRetry(mail)}>
              {t('sendAgain')} {mail.recipient}
            </IconButton>
          ),
      ),
    [t, plain, onRetry],
  );
}
