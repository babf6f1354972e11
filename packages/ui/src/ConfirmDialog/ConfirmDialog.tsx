import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  /** Whether the question is asked. */
  open: boolean;
  /** The question, naming what will be done. */
  title: ReactNode;
  /** What follows from a yes, and to what. */
  children: ReactNode;
  /** The yes, as the deed itself: "Delete", never "OK". */
  confirmLabel: ReactNode;
  /** The no. */
  cancelLabel: ReactNode;
  /** Name of the button with the cross; it means no. */
  closeLabel: ReactNode;
  /** `critical` for what cannot be undone. */
  tone?: 'neutral' | 'critical';
  /** The deed is under way: the question stays, and cannot be answered twice. */
  busy?: boolean;
  /** The person said yes. */
  onConfirm: () => void;
  /** The person said no: by the button, the cross or Escape. */
  onCancel: () => void;
}

/** Asks before a deed and names it. The focus starts on the no, so that a hasty Enter does no harm. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
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
      closeLabel={closeLabel}
      busy={busy}
      initialFocus={cancel}
      onClose={onCancel}
      actions={
        <>
          <Button ref={cancel} aria-disabled={busy || undefined} onClick={() => !busy && onCancel()}>
            {cancelLabel}
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
