import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export type DialogCloseReason = 'escape' | 'backdrop' | 'close-button';

export interface ModalDialogOptions {
  /** Called when the user asks to close the dialog; the caller decides whether to unmount it. */
  onClose: (reason: DialogCloseReason) => void;
  /** A save is running, so the dialog cannot be closed. */
  busy?: boolean;
  /** Returns the element that gets focus when the dialog opens; by default the browser chooses. */
  firstFocus?: () => HTMLElement | null | undefined;
}

/** Opens a native modal `<dialog>` while mounted and reports every request to close it. */
export function useModalDialog({ onClose, busy = false, firstFocus }: ModalDialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once
  useLayoutEffect(() => {
    const element = dialog.current;
    const first = firstFocus?.();
    // The browser would focus something else first, and Firefox announces no dialog whose focus moves on at once.
    first?.setAttribute('autofocus', '');
    element?.showModal();
    first?.removeAttribute('autofocus');
    // Closing while still in the DOM lets the browser restore focus.
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
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      ask('escape');
    },
    onClose(event: SyntheticEvent) {
      // Chromium closes on a second request even if the first was prevented: reopen and ask.
      if (event.target !== event.currentTarget || !dialog.current?.isConnected) return;
      if (!dialog.current.open) dialog.current.showModal();
      ask('escape');
    },
    onPointerDown(event: SyntheticEvent) {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: SyntheticEvent) {
      // Require mousedown on the backdrop too: a text selection dragged out of a field ends on the backdrop.
      if (pressedBackdrop.current && event.target === event.currentTarget) ask('backdrop');
    },
  };
  return { props, ask };
}
