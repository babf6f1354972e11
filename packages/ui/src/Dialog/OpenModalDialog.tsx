import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons';
import * as styles from './OpenModalDialog.css';
import { type DialogCloseReason, useModalDialog } from './useModalDialog';

/** What a `Dialog` takes beside its size. */
export interface ModalDialogProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'title' | 'className' | 'ref'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Asked to close; the caller then takes `open` away, or keeps it. */
  onClose: (reason: DialogCloseReason) => void;
  /** What the dialog is about; names it. */
  title: ReactNode;
  /** The buttons at its foot, the main one last. */
  actions?: ReactNode;
  /** Name of the button with the cross. */
  closeLabel: ReactNode;
  /** Something is being saved: the dialog cannot be closed. */
  busy?: boolean;
  /** What gets the focus first; else the first field, else the title. */
  initialFocus?: RefObject<HTMLElement | null> | 'title';
}

interface OpenModalDialogProps extends Omit<ModalDialogProps, 'open'> {
  /** The class of its own face: where it stands, how wide it is and how it comes. */
  look: string;
}

/** The browser's own modal dialog, open: the rest of the page is inert. */
export function OpenModalDialog({
  onClose,
  title,
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
  const modal = useModalDialog({ onClose, busy });

  useEffect(() => {
    const firstField = body.current?.querySelector<HTMLElement>(
      ':is(input, select, textarea):not(:disabled, [type="hidden"])',
    );
    const first = initialFocus === 'title' ? heading.current : initialFocus?.current;
    (first ?? firstField ?? heading.current)?.focus();
  }, [initialFocus]);

  return (
    <dialog aria-labelledby={titleId} {...rest} {...modal.props} className={look}>
      <div className={styles.panel}>
        {/* No header and footer elements: in the head of a page, a dialog would bring a second banner along. */}
        <div className={styles.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton
            icon={CloseIcon}
            aria-disabled={busy || undefined}
            onClick={() => modal.ask('close-button')}
          >
            {closeLabel}
          </IconButton>
        </div>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {actions != null && <div className={styles.footer}>{actions}</div>}
      </div>
    </dialog>
  );
}
