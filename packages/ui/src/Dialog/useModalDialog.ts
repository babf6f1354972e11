import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** How a person asked to close a dialog. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'close-button';

export interface ModalDialogOptions {
  /** Asked to close; the caller then takes the dialog away, or keeps it. */
  onClose: (reason: DialogCloseReason) => void;
  /** Something is being saved: the dialog cannot be closed. */
  busy?: boolean;
}

/**
 * Opens the browser's own modal dialog for as long as it is drawn, and hears of every way in which a person asks to
 * close it: `<dialog {...props}>`. `ask` is for a button that closes it.
 */
export function useModalDialog({ onClose, busy = false }: ModalDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while it is still in the page, the browser gives the focus back to where it was.
    return () => element?.close();
  }, []);

  const ask = (reason: DialogCloseReason) => {
    if (!busy) onClose(reason);
  };
  const props = {
    ref: dialog,
    'aria-busy': busy || undefined,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      ask('escape');
    },
    onCancel(event: SyntheticEvent) {
      // A file input's own cancel event bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      ask('escape');
    },
    onClose(event: SyntheticEvent) {
      // Chromium closes at the second request in a row, whatever the first was answered: open again and ask.
      if (event.target !== event.currentTarget || !dialog.current?.isConnected) return;
      if (!dialog.current.open) dialog.current.showModal();
      ask('escape');
    },
    onPointerDown(event: SyntheticEvent) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: SyntheticEvent) {
      // Both press and release: text dragged out of a field ends on the backdrop too.
      if (pressedBackdrop.current && event.target === event.currentTarget) ask('backdrop');
    },
  };
  return { props, ask };
}
