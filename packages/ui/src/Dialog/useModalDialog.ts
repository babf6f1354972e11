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
    if (!element) return;
    const first = firstFocus?.();
    const isFocusedFirst = first && CSS.supports('-moz-appearance', 'none');
    showModal(element, isFocusedFirst ? element : first);
    const stop = isFocusedFirst ? moveFocusOnceHeard(element, first) : undefined;
    return () => {
      stop?.();
      // Closing while still in the DOM lets the browser restore focus.
      element.close();
    };
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

/** Opens the dialog with the focus on an element at once, where the browser would focus something else first. */
function showModal(dialog: HTMLDialogElement, first: HTMLElement | null | undefined) {
  first?.setAttribute('autofocus', '');
  dialog.showModal();
  first?.removeAttribute('autofocus');
}

/** Frames in which a screen reader can ask the browser about the focused dialog: about 200 ms. */
const framesUntilHeard = 12;

/**
 * Moves the focus from an opened dialog to its first element some frames later, or with the first key, so that no typed
 * character is lost. Returns a function that stops it.
 *
 * Firefox removes the inert page from the accessibility tree before it reports the focus. Orca 43.1 with Firefox ESR
 * 153.8 then moves into the dialog in silence, and says the title only if the dialog itself gets the focus and still has
 * it when Orca asks.
 */
function moveFocusOnceHeard(dialog: HTMLDialogElement, first: HTMLElement): () => void {
  let left = framesUntilHeard;
  let request = 0;
  const stop = () => {
    cancelAnimationFrame(request);
    dialog.removeEventListener('keydown', move, true);
  };
  const move = () => {
    stop();
    if (document.activeElement === dialog) first.focus();
  };
  const wait = () => {
    if (left-- === 0) move();
    else request = requestAnimationFrame(wait);
  };
  dialog.addEventListener('keydown', move, true);
  wait();
  return stop;
}
