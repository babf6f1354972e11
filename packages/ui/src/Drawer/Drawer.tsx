import { type ModalDialogProps, OpenModalDialog } from '../Dialog/OpenModalDialog';
import { drawer } from './Drawer.css';

export interface DrawerProps extends ModalDialogProps {
  /** The edge it comes from: `end` (default) for more about what is open, `start` for where one can go. A phone's comes from below. */
  side?: 'start' | 'end';
  /** 400 (default) or 560 px; a phone's is as wide as the screen. */
  size?: 'small' | 'medium';
}

/**
 * More about what is open (its notes, its filters), from the side over the page, whose rest is inert meanwhile.
 * A question is a `Dialog`; what the page can be used beside is no drawer but a column of its layout.
 */
export function Drawer({ open, side = 'end', size = 'small', ...props }: DrawerProps) {
  return open ? <OpenModalDialog {...props} look={drawer[side][size]} /> : null;
}
