import { PairText, type TextPair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { ConfirmDialog, Stack, useAttempt, useIsMounted } from '@portal/ui';
import type { ReactNode } from 'react';
import { RefusedBanner } from '../loading/RefusedBanner';

export interface ActionDialogProps {
  /** The question. */
  title: ReactNode;
  /** Paragraphs that explain the effect. */
  children: ReactNode;
  /** Label of the confirm button. */
  confirmLabel: ReactNode;
  /** `critical` for destructive actions. */
  tone?: 'critical';
  /** Runs the action; if it rejects, the dialog stays open for another attempt. */
  action: () => Promise<unknown>;
  /** Toast after success; the dialog then closes. */
  done?: TextPair;
  /** Undoes the action; offered in this toast. */
  undo?: () => Promise<unknown>;
  /** Called after success instead; the caller then closes the dialog. */
  onDone?: () => void;
  /** Called with the error, for example to load the data again. */
  onFailed?: (error: unknown) => void;
  /** Shows the error in a toast, if the specification has one in addition to `refused`. */
  failed?: (error: unknown) => void;
  /**
   * Error message in the dialog, followed by the server's message; none by default. If the dialog was closed in the
   * meantime, for example by Back, a toast shows it. A function may return another text for an unknown outcome.
   */
  refused?: TextPair | ((error: unknown) => TextPair);
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
  undo,
  onDone,
  onFailed,
  failed,
  refused,
  onClose,
}: ActionDialogProps) {
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const isMounted = useIsMounted();
  const refusal = (error: unknown) => (typeof refused === 'function' ? refused(error) : refused);
  const fail = (error: unknown) => {
    onFailed?.(error);
    const text = refusal(error);
    if (failed) failed(error);
    else if (text && !isMounted.current) toast.danger(text, { error });
  };
  const confirm = () =>
    attempt(async () => {
      await action();
      if (done) {
        toast.success(done, undo && { undo });
        onClose();
      }
      onDone?.();
    }, fail);

  const shown = failure && refusal(failure.error);
  const text = shown && <PairText value={shown} layout="stack" />;
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
        {shown && (
          <RefusedBanner error={failure.error} unknown={typeof refused === 'function' && text}>
            {text}
          </RefusedBanner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
