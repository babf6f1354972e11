import { type RefObject, useLayoutEffect } from 'react';
import { media } from '../theme/media';
import { toastRoom } from './Toasts.css';

/**
 * Keeps what one has just pressed out from under the messages, which stand at the bottom of a phone: there the button
 * of a form is, and a failure stays until it is closed (WCAG 2.4.11).
 */
export function useToastRoom(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  useLayoutEffect(() => {
    const stack = region.current?.getBoundingClientRect();
    if (!stack || toasts.length === 0 || !matchMedia(media.phone).matches) return;
    const root = document.documentElement;
    root.style.setProperty(toastRoom, `${stack.height + gap}px`);
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    const isUnder = box && box.top < stack.bottom && box.bottom > stack.top;
    // What fills the screen, such as a table, cannot be moved out; what stands in the messages need not.
    if (isUnder && box.height < stack.top / 2 && !region.current?.contains(focused))
      window.scrollBy({ top: box.bottom - stack.top + gap });
    return () => {
      root.style.removeProperty(toastRoom);
    };
  }, [region, toasts]);
}

/** Between a message and what it would cover, in px. */
const gap = 8;
