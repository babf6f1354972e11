import { useRetryMail } from '@portal/api-client';
import type { Mail } from '@portal/domain';
import { ActionDialog } from '../../../parts/ActionDialog';
import { breaks } from '../../../parts/cells.css';
import { mailListWords } from './mail-list-words';

export interface RetryMailDialogProps {
  mail: Mail;
  /** Called when the server refuses because the state of the mail has changed. */
  onRefused: () => void;
  onClose: () => void;
}

/** Asks before a mail is sent again, which may arrive twice. */
export function RetryMailDialog({ mail, onRefused, onClose }: RetryMailDialogProps) {
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
      refused={stack('retry.failed')}
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
