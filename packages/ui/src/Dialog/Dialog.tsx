import { dialog } from './Dialog.css';
import { type ModalDialogProps, OpenModalDialog } from './OpenModalDialog';

export interface DialogProps extends ModalDialogProps {
  /**
   * 420, 600 (default) or 880 px wide. On phones `medium` and `large` fill the screen; `sheet` slides up from
   * the bottom, as high as its content. `side` is a panel at the end of the page, as high as the window.
   */
  size?: 'small' | 'medium' | 'large' | 'sheet' | 'side';
}

/** A modal dialog for a question or a form; the rest of the page is inert. */
export function Dialog({ open, size = 'medium', ...props }: DialogProps) {
  return open ? <OpenModalDialog {...props} look={dialog[size]} /> : null;
}
