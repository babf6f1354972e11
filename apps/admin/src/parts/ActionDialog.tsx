import { ConfirmDialog } from '@portal/ui';
import { type ReactNode, useRef, useState } from 'react';
import { copy } from '../copy';
import { actionText } from './ActionDialog.css';
import { RefusedBanner } from './RefusedBanner';

export interface ActionDialogProps {
  /** The question. */
  title: ReactNode;
  /** What it means, in paragraphs. */
  children: ReactNode;
  /** Words of the button that does it. */
  confirmLabel: ReactNode;
  /** `critical` for what takes something away. */
  tone?: 'critical';
  /** Does it; a rejection leaves the question open, to be answered again. */
  action: () => Promise<unknown>;
  /** Called once it is done: the time to close. */
  onDone: () => void;
  /** Called with what was thrown when it was refused, for what the specification says in a toast. */
  onFailed?: (error: unknown) => void;
  /** What is said in the dialog when it was refused, with the server's words; nothing when left out. */
  refused?: ReactNode;
  /** Called when the person would rather not. */
  onClose: () => void;
}

/** Asks before something is done, does it once, and stays open when that was refused. */
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
  // State changes after the next render; a second press can come before it.
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
      <div className={actionText}>
        {children}
        {refusal && refused && <RefusedBanner error={refusal.error}>{refused}</RefusedBanner>}
      </div>
    </ConfirmDialog>
  );
}
