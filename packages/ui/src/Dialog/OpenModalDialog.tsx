import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons';
import * as styles from './OpenModalDialog.css';

/** How a person asked to close a dialog. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'close-button';

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
  initialFocus?: RefObject<HTMLElement | null>;
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
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while it is still in the page, the browser gives the focus back to where it was.
    return () => element?.close();
  }, []);

  useEffect(() => {
    const firstField = body.current?.querySelector<HTMLElement>(
      ':is(input, select, textarea):not(:disabled, [type="hidden"])',
    );
    (initialFocus?.current ?? firstField ?? heading.current)?.focus();
  }, [initialFocus]);

  const ask = (reason: DialogCloseReason) => {
    if (!busy) onClose(reason);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    ask('escape');
  };
  const onCancel = (event: SyntheticEvent) => {
    // A file input's own cancel event bubbles up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    ask('escape');
  };
  const onForcedClose = (event: SyntheticEvent) => {
    // Chromium closes at the second request in a row, whatever the first was answered: open again and ask.
    if (event.target !== event.currentTarget || !dialog.current?.isConnected) return;
    if (!dialog.current.open) dialog.current.showModal();
    ask('escape');
  };

  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={dialog}
      className={look}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onForcedClose}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Both press and release: text dragged out of a field ends on the backdrop too.
        if (pressedBackdrop.current && event.target === event.currentTarget) ask('backdrop');
      }}
    >
      <div className={styles.panel}>
        {/* No header and footer elements: in the head of a page, a dialog would bring a second banner along. */}
        <div className={styles.header}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={CloseIcon} aria-disabled={busy || undefined} onClick={() => ask('close-button')}>
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
