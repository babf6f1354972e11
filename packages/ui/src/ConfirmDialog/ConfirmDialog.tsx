import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { StandardLabel } from '../StandardLabels/StandardLabelsProvider';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The question, which names the action. */
  title: ReactNode;
  /** What the action does, and to what. */
  children: ReactNode;
  /** Label of the confirm button: the action itself ("Delete"), never "OK". */
  confirmLabel: ReactNode;
  /** Label of the cancel button; "Cancel" by default. */
  cancelLabel?: ReactNode;
  /** `critical` for actions that cannot be undone. */
  tone?: 'neutral' | 'critical';
  /** The action is running: the dialog stays open and cannot be confirmed again. */
  busy?: boolean;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels: by the cancel button, the close button or Escape. */
  onCancel: () => void;
}

/** Asks for confirmation. Initial focus is on the cancel button, so that a hasty Enter does no harm. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const textId = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-describedby={textId}
      size="small"
      title={title}
      busy={busy}
      initialFocus={cancel}
      onClose={onCancel}
      actions={
        <>
          <Button ref={cancel} aria-disabled={busy || undefined} onClick={() => !busy && onCancel()}>
            {cancelLabel ?? <StandardLabel k="cancel" />}
          </Button>
          <Button variant={tone === 'critical' ? 'critical' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={textId}>{children}</div>
    </Dialog>
  );
}
