import { canRetry, type Mail, type MailState, mailProblem } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  AlertIcon,
  Badge,
  type BadgeTone,
  Icon,
  IconButton,
  type IconShape,
  MailIcon,
  RetryIcon,
  SnoozeIcon,
  SuccessIcon,
  type TableColumn,
  WarningIcon,
} from '@portal/ui';
import { useMemo } from 'react';
import type { ListColumn } from '../../../parts/list/list-columns';
import { pair, soft, state as stateStyle } from './mail-columns.css';
import type { MailColumnId } from './mail-list';
import { mailListWords } from './mail-list-words';

const looks: Record<MailState, { tone: BadgeTone; icon: IconShape }> = {
  waiting: { tone: 'info', icon: SnoozeIcon },
  sending: { tone: 'info', icon: MailIcon },
  sent: { tone: 'positive', icon: SuccessIcon },
  failed: { tone: 'critical', icon: AlertIcon },
  unknown: { tone: 'caution', icon: WarningIcon },
};

/** The columns of the list. Each has a width, so that the browser skips the layout of rows off screen. */
export const mailColumns: readonly ListColumn<Mail, MailColumnId>[] = [
  { id: 'written', width: 118, cell: ({ writtenAt }) => <DateText value={writtenAt} time /> },
  { id: 'recipient', width: 190, phone: 'title', cell: ({ recipient }) => recipient },
  { id: 'subject', width: 190, cell: ({ subject }) => subject },
  { id: 'state', width: 146, cell: (mail) => <StateOfMail mail={mail} /> },
  {
    id: 'attempts',
    width: 110,
    cell: ({ attempts, nextAttemptAt }) => (
      <span className={pair}>
        {attempts}
        {nextAttemptAt && (
          <span className={soft}>
            <mailListWords.T k="next" /> <DateText value={nextAttemptAt} time />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'error',
    width: 160,
    cell: ({ error }) =>
      error && (
        <span className={pair}>
          <mailListWords.T k={`problem.${mailProblem(error)}`} layout="stack" />
          <code className={soft}>{error}</code>
        </span>
      ),
  },
];

function StateOfMail({ mail: { state, sentAt } }: { mail: Mail }) {
  const { tone, icon } = looks[state];
  return (
    <span className={pair}>
      <Badge tone={tone}>
        <span className={stateStyle}>
          <Icon of={icon} size="small" />
          <mailListWords.T k={`state.${state}`} />
        </span>
      </Badge>
      {sentAt && (
        <span className={soft}>
          <DateText value={sentAt} time />
        </span>
      )}
    </span>
  );
}

/** Returns the last column: the button that sends a mail again. `onRetry` must be stable across renders. */
export function useMailActions(onRetry: (mail: Mail) => void): TableColumn<Mail> {
  const { t, plain } = mailListWords.useWords();
  return useMemo(
    () => ({
      id: 'actions',
      header: t('column.actions'),
      width: 64,
      align: 'end',
      phone: 'corner',
      cell: (mail) =>
        canRetry(mail) && (
          <IconButton icon={RetryIcon} title={plain('retry.label')} onClick={() => onRetry(mail)}>
            {t('retry.label')} {mail.recipient}
          </IconButton>
        ),
    }),
    [t, plain, onRetry],
  );
}
