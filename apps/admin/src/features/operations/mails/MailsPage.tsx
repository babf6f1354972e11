import { useMailsPage, useRetryMail } from '@portal/api-client';
import { bounceCause, bounceText, canRetry, type Mail, mailProblem, mailStates } from '@portal/domain';
import { DateText, datePair } from '@portal/i18n';
import {
  ActionDialog,
  actionColumn,
  type ListColumn,
  ListScreen,
  namedOptions,
  useListPage,
} from '@portal/records';
import { breaks, lines, soft } from '@portal/records/cells';
import { Banner, IconButton, RetryIcon, type TableColumn } from '@portal/ui';
import { useMemo, useState } from 'react';
import { MailStateBadge } from './MailStateBadge';
import { type MailColumnId, mailList } from './mail-list';
import { mailListWords } from './mail-list-words';

/** The mails of the portal with their state; failed ones can be sent again (DECISION-51). */
export function MailsPage() {
  const page = useListPage(mailList, useMailsPage);
  const [retried, setRetried] = useState<Mail | null>(null);
  const actions = useMailActions(setRetried);
  const words = mailListWords.useWords();
  const { stack, plain, pair } = words;
  return (
    <ListScreen
      {...page}
      name="mails"
      isInArea
      words={mailListWords}
      columns={mailColumns}
      lastColumn={actions}
      filters={[
        {
          kind: 'select',
          id: 'state',
          label: pair('stateFilter'),
          placeholder: plain('anyState'),
          options: namedOptions(mailStates, words, (value) => `state.${value}`),
          width: 236,
        },
      ]}
      notice={
        page.query.data?.isSendingOn === false && (
          <Banner tone="caution" title={stack('off')}>
            {stack('offText')}
          </Banner>
        )
      }
      loadExport={loadExport}
    >
      {retried && (
        <RetryMailDialog
          mail={retried}
          onRefused={() => void page.query.retry()}
          onClose={() => setRetried(null)}
        />
      )}
    </ListScreen>
  );
}

const loadExport = async () => (await import('./MailExport')).MailExport;

interface RetryMailDialogProps {
  mail: Mail;
  /** Called when the server rejects the retry because the status of the mail has changed. */
  onRefused: () => void;
  onClose: () => void;
}

/** Asks before a mail is sent again, which may arrive twice. */
function RetryMailDialog({ mail, onRefused, onClose }: RetryMailDialogProps) {
  const { t, stack, pair } = mailListWords.useWords();
  const retryMail = useRetryMail();
  const { recipient } = mail;
  return (
    <ActionDialog
      title={stack('retry.title')}
      confirmLabel={t('sendAgain')}
      action={() => retryMail(mail)}
      done={pair('retry.done', { recipient })}
      onFailed={onRefused}
      refused={pair('retry.failed')}
      onClose={onClose}
    >
      <p>
        <strong className={breaks}>{recipient}</strong>
      </p>
      {mail.state === 'unknown' && <p>{stack('retry.unknown')}</p>}
      <p>{stack('retry.text')}</p>
    </ActionDialog>
  );
}

/** The columns of the list. Each has a width, so that the browser skips the layout of rows off screen. */
const mailColumns: readonly ListColumn<Mail, MailColumnId>[] = [
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

/** The status with its details: when it was sent, the last problem, the next attempt. */
function StateOfMail({ mail: { state, sentAt, error, nextAttemptAt, bounce } }: { mail: Mail }) {
  return (
    <span className={lines}>
      <MailStateBadge state={state} />
      {sentAt && (
        <span className={soft}>
          <DateText value={sentAt} time />
        </span>
      )}
      {state === 'bounced' && <Bounce bounce={bounce} />}
      {error && state !== 'bounced' && (
        <>
          <mailListWords.T k={`problem.${mailProblem(error)}`} layout="stack" />
          <code className={soft}>{error}</code>
        </>
      )}
      {nextAttemptAt && (
        <span className={soft}>
          <mailListWords.T k="next" values={{ time: datePair(nextAttemptAt, { time: true }) }} />
        </span>
      )}
    </span>
  );
}

/** Why a mail was returned, the response of the recipient's server, and what to do. */
function Bounce({ bounce }: Pick<Mail, 'bounce'>) {
  const said = bounce && bounceText(bounce);
  return (
    <>
      <mailListWords.T k={`bounce.${bounceCause(bounce?.status ?? null)}`} layout="stack" />
      {said && <code className={`${soft} ${breaks}`}>{said}</code>}
      <span className={soft}>
        <mailListWords.T k="bounceAdvice" layout="stack" />
      </span>
    </>
  );
}

/** Returns the last column: the button that sends a mail again. `onRetry` must be stable across renders. */
function useMailActions(onRetry: (mail: Mail) => void): TableColumn<Mail> {
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
