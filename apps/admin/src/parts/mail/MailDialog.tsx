import { LoadFailure, RefusedBanner } from '@portal/records';
import { Button, Dialog, Stack, type useAttempt } from '@portal/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy';

export interface MailDialogProps {
  title: ReactNode;
  /** `large` for many mails. */
  size?: 'large';
  /** The mails that would be sent, loaded from the server. */
  preview: { data?: unknown; error: unknown; retry: () => Promise<unknown> };
  /** The last attempt to send. */
  sending: Pick<ReturnType<typeof useAttempt>, 'busy' | 'failure'>;
  /** Says what failed: loading the preview, sending the mails, or possibly sending, if the response was lost. */
  failures: Record<'notRead' | 'notSent' | 'unknown', ReactNode>;
  sendLabel: ReactNode;
  /** Why nothing can be sent now; a falsy value if it can. */
  blockedReason: ReactNode;
  onSend: () => Promise<unknown>;
  onClose: () => void;
  /** The mails, or choices above them. */
  children: ReactNode;
}

/** Shows mails before they are sent, and stays open if sending fails. */
export function MailDialog({
  title,
  size,
  preview,
  sending: { busy, failure },
  failures,
  sendLabel,
  blockedReason,
  onSend,
  onClose,
  children,
}: MailDialogProps) {
  const { t } = copy.useWords();
  return (
    <Dialog
      open
      size={size}
      busy={busy}
      title={title}
      onClose={onClose}
      initialFocus="title"
      actions={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={busy} blockedReason={blockedReason} onClick={() => void onSend()}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {failure && (
          <RefusedBanner error={failure.error} unknown={failures.unknown}>
            {failures.notSent}
          </RefusedBanner>
        )}
        <LoadFailure of={preview}>{failures.notRead}</LoadFailure>
        {children}
      </Stack>
    </Dialog>
  );
}
