import { dialog } from './Dialog.css';
import { type ModalDialogProps, OpenModalDialog } from './OpenModalDialog';

export interface DialogProps extends ModalDialogProps {
  /** 420, 600 (default) or 880 px; `medium` and `large` fill a phone's screen, `sheet` is as high as it needs and rises from its lower edge. */
  size?: 'small' | 'medium' | 'large' | 'sheet';
}

/** A question or a form in front of the page, whose rest is inert meanwhile. */
export function Dialog({ open, size = 'medium', ...props }: DialogProps) {
  return open ? <OpenModalDialog {...props} look={dialog[size]} /> : null;
}
