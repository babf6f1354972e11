import { dialog } from './Dialog.css';
import { DialogBoundary, type DialogBoundaryProps } from './DialogBoundary';
import { type ModalDialogProps, OpenModalDialog } from './OpenModalDialog';

export interface DialogProps extends ModalDialogProps, Pick<DialogBoundaryProps, 'onRetry'> {
  /**
   * 420, 600 (default) or 880 px wide. On phones `medium` and `large` fill the screen; `sheet` slides up from the
   * bottom with the height of its content. `side` is a full-height panel at the end of the page.
   */
  size?: 'small' | 'medium' | 'large' | 'sheet' | 'side';
}

/** A modal dialog for a question or a form; the rest of the page is inert. If its content throws, the page stays. */
export function Dialog({ open, size = 'medium', onRetry, ...props }: DialogProps) {
  if (!open) return null;
  return (
    <DialogBoundary onClose={() => props.onClose('close-button')} onRetry={onRetry}>
      <OpenModalDialog {...props} look={dialog[size]} />
    </DialogBoundary>
  );
}
