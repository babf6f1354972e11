import { ConfirmDialog, Stack } from '@portal/ui';
import { type ReactNode, useRef, useState } from 'react';
import { copy } from '../copy';
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
  /** Called after success; the caller then closes the dialog. */
  onDone: () => void;
  /** Called with the error, for messages that the specification shows in a toast. */
  onFailed?: (error: unknown) => void;
  /** Error message in the dialog, followed by the server's message; none by default. */
  refused?: ReactNode;
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
  onDone,
  onFailed,
  refused,
  onClose,
}: ActionDialogProps) {
  const { t } = copy.useWords();
  // A ref, because a second click can come before the state is rendered.
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);

  const confirm = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await action();
      onDone();
    } catch (error) {
      underWay.current = false;
      setBusy(false);
      setRefusal({ error });
      onFailed?.(error);
    }
  };

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('dialog.cancel')}
      closeLabel={t('dialog.close')}
      tone={tone}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        {children}
        {refusal && refused && <RefusedBanner error={refusal.error}>{refused}</RefusedBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
