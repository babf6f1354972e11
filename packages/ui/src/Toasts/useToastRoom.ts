import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { afterPress } from '../press/press';
import { media } from '../theme/media';
import { toastRoom } from './Toasts.css';

/**
 * Keeps what has the focus and the button that sends the form out from under the messages: a failure stays until it is
 * closed, and the button that would try again is often in the same corner (WCAG 2.4.11). On a phone they lie over the end of any page, so there all
 * of it can be scrolled out. The room stays when they leave, until it is out of sight: taken away below what is on the
 * screen, it would move that under the finger.
 */
export function useToastRoom(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  const isShown = toasts.length > 0;
  useLayoutEffect(() => {
    // Before the stack is measured: a page that has no messages would be laid out at once for it.
    if (region.current && toasts.length > 0) arrange(region.current);
  }, [region, toasts]);
  useEffect(() => {
    if (!isShown) return;
    // A field or a button that gets the focus must not lie under a message (WCAG 2.4.11).
    let cancel = () => {};
    const look = ({ target }: FocusEvent) => {
      cancel();
      const stack = region.current;
      // A press moves the focus before its click, which would miss what has been scrolled away.
      if (stack && target instanceof Element && !stack.contains(target))
        cancel = afterPress(() => arrange(stack));
    };
    document.addEventListener('focusin', look);
    return () => {
      cancel();
      document.removeEventListener('focusin', look);
    };
  }, [region, isShown]);
  useEffect(() => (toasts.length > 0 ? undefined : giveBackOutOfSight()), [toasts]);
  useEffect(() => giveBack, []);
}

function arrange(region: HTMLElement): void {
  // Not from under the pointer or the focus of a person who is about to press something in it.
  if (region.matches(':hover, :focus-within')) {
    makeRoom(region);
    return;
  }
  // Loaded with the first message; where it does not come, the usual corner and the room at the end of the page remain.
  import('./placeToasts').then(
    ({ placeToasts }) => {
      if (!region.isConnected) return;
      placeToasts(region);
      makeRoom(region);
    },
    () => makeRoom(region),
  );
}

function makeRoom(region: HTMLElement): void {
  const stack = region.getBoundingClientRect();
  // A wide button may lie under every corner. What a dialog holds does not scroll with the page.
  const needed = [document.activeElement, ...document.querySelectorAll('main button[type="submit"]')];
  const under = needed
    .filter((control) => control && !region.contains(control) && !control.closest('dialog'))
    .map((control) => control?.getBoundingClientRect())
    // What fills the screen, such as a table, cannot be moved out.
    .find((box) => box && overlap(box, stack) && box.height < stack.top / 2);
  if (!under && !matchMedia(media.phone).matches) return;
  document.documentElement.style.setProperty(
    toastRoom,
    `${Math.max(room(), Math.ceil(stack.height) + gap)}px`,
  );
  if (under) window.scrollBy({ top: under.bottom - stack.top + gap });
}

/** What is given at the end of the page, in px. */
function room(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(toastRoom)) || 0;
}

function giveBack(): void {
  document.documentElement.style.removeProperty(toastRoom);
}

/** Gives the room back once none of it is on the screen; what it returns gives that up. */
function giveBackOutOfSight(): (() => void) | undefined {
  if (room() === 0) return;
  const look = () => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const below = scrollHeight - clientHeight - scrollTop;
    if (below < room()) return;
    giveBack();
    giveUp();
  };
  const giveUp = () => window.removeEventListener('scroll', look);
  window.addEventListener('scroll', look, { passive: true });
  look();
  return giveUp;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}

/** Between a message and what it would cover, in px. */
const gap = 8;
