import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons';
import { StandardLabel } from '../StandardLabels/StandardLabelsProvider';
import * as styles from './Dialog.css';
import { type DialogCloseReason, useModalDialog } from './useModalDialog';

export interface ModalDialogProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'title' | 'className' | 'ref'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the user asks to close the dialog; the caller decides whether to set `open` to false. */
  onClose: (reason: DialogCloseReason) => void;
  /** The title, which also names the dialog. */
  title: ReactNode;
  /** Content that stays visible below the title while the rest scrolls, such as filters. */
  tools?: ReactNode;
  /** Buttons in the footer, the main one last. */
  actions?: ReactNode;
  /** Accessible name of the close button in the corner; "Close" by default. */
  closeLabel?: ReactNode;
  /** A save is running, so the dialog cannot be closed. */
  busy?: boolean;
  /** The element that gets focus first; by default the first field, else the title. */
  initialFocus?: RefObject<HTMLElement | null> | 'title';
}

interface OpenModalDialogProps extends Omit<ModalDialogProps, 'open'> {
  /** Class name for size, position and animation. */
  look: string;
}

/** A native `<dialog>`, opened as a modal: the rest of the page is inert. */
export function OpenModalDialog({
  onClose,
  title,
  tools,
  actions,
  closeLabel,
  busy = false,
  initialFocus,
  look,
  children,
  ...rest
}: OpenModalDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const modal = useModalDialog({
    onClose,
    busy,
    firstFocus() {
      const firstField = body.current?.querySelector<HTMLElement>(
        ':is(input, select, textarea):not(:disabled, [type="hidden"])',
      );
      const first = initialFocus === 'title' ? heading.current : initialFocus?.current;
      return first ?? firstField ?? heading.current;
    },
  });

  return (
    <dialog aria-labelledby={titleId} {...rest} {...modal.props} className={look}>
      <div className={styles.panel}>
        {/* No <header> and <footer>: inside a page header they would add a banner landmark. */}
        <div className={styles.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton
            icon={CloseIcon}
            aria-disabled={busy || undefined}
            onClick={() => modal.ask('close-button')}
          >
            {closeLabel ?? <StandardLabel k="close" />}
          </IconButton>
          {tools != null && <div className={styles.tools}>{tools}</div>}
        </div>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {actions != null && <div className={styles.footer}>{actions}</div>}
      </div>
    </dialog>
  );
}
