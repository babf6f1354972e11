import type { TextPair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { ConfirmDialog, Stack, useAttempt } from '@portal/ui';
import type { ReactNode } from 'react';
import { RefusedBanner } from './RefusedBanner';

export interface ActionDialogProps {
  /** The question. */
  title: ReactNode;
  /** Paragraphs that explain the effect. */
  children: ReactNode;
  /** Label of the confirm button. */
  confirmLabel: ReactNode;
  /** `critical` for destructive actions. */
  tone?: 'critical';
  /** Runs the action; if it rejects, the dialog stays open for another try. */
  action: () => Promise<unknown>;
  /** Toast after success; the dialog then closes. */
  done?: TextPair;
  /** Called after success instead; the caller then closes the dialog. */
  onDone?: () => void;
  /** Called with the error, for messages that the specification shows in a toast. */
  onFailed?: (error: unknown) => void;
  /** Error message in the dialog, followed by the server's message; none by default. */
  refused?: ReactNode | ((error: unknown) => ReactNode);
  /** Called when the user cancels. */
  onClose: () => void;
}

/** Asks before an action, runs it once, and stays open when it fails. */
export function ActionDialog({
  title,
  children,
  confirmLabel,
  tone,
  action,
  done,
  onDone,
  onFailed,
  refused,
  onClose,
}: ActionDialogProps) {
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const confirm = () =>
    attempt(async () => {
      await action();
      if (done) {
        toast.success(done);
        onClose();
      }
      onDone?.();
    }, onFailed);

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      tone={tone}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        {children}
        {failure && refused && (
          <RefusedBanner error={failure.error}>
            {typeof refused === 'function' ? refused(failure.error) : refused}
          </RefusedBanner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
