import { type RefObject, useLayoutEffect } from 'react';
import { media } from '../theme/media';
import { toastRoom } from './Toasts.css';

/**
 * Keeps what one has just pressed out from under the messages: a failure stays until it is closed, and the button that
 * would try again is often in the same corner (WCAG 2.4.11). On a phone they lie over the end of any page, so there all
 * of it can be scrolled out.
 */
export function useToastRoom(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  useLayoutEffect(() => {
    // Before the stack is measured: a page that has no messages would be laid out at once for it.
    if (!region.current || toasts.length === 0) return;
    const stack = region.current.getBoundingClientRect();
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    // What fills the screen, such as a table, cannot be moved out; what stands in the messages need not.
    const isUnder =
      box && overlap(box, stack) && box.height < stack.top / 2 && !region.current?.contains(focused);
    if (!isUnder && !matchMedia(media.phone).matches) return;
    const root = document.documentElement;
    root.style.setProperty(toastRoom, `${stack.height + gap}px`);
    if (isUnder) window.scrollBy({ top: box.bottom - stack.top + gap });
    return () => {
      root.style.removeProperty(toastRoom);
    };
  }, [region, toasts]);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}

/** Between a message and what it would cover, in px. */
const gap = 8;
