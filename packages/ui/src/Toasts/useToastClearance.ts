import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { afterPress } from '../press/press';
import { media } from '../theme/media';
import { toastRoom } from './Toasts.css';

/** Keeps the focused element and the submit button clear of the toasts (WCAG 2.4.11). */
export function useToastClearance(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  const isShown = toasts.length > 0;
  useLayoutEffect(() => {
    // Measuring forces a layout, so do it only if there are toasts.
    if (region.current && toasts.length > 0) arrange(region.current);
  }, [region, toasts]);
  useEffect(() => {
    if (!isShown) return;
    let cancel = () => {};
    const onFocusIn = ({ target }: FocusEvent) => {
      cancel();
      const stack = region.current;
      // Focus moves on mousedown; scrolling before the click would make it miss its target.
      if (stack && target instanceof Element && !stack.contains(target))
        cancel = afterPress(() => arrange(stack));
    };
    document.addEventListener('focusin', onFocusIn);
    return () => {
      cancel();
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [region, isShown]);
  useEffect(() => (toasts.length > 0 ? undefined : removeRoomOutOfView()), [toasts]);
  useEffect(() => removeRoom, []);
}

function arrange(region: HTMLElement): void {
  // Does not move the toasts while the pointer or focus is inside them.
  if (region.matches(':hover, :focus-within')) {
    makeRoom(region);
    return;
  }
  // Loaded with the first toast. If loading fails, the default corner and the scroll space remain.
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
  // Every corner may cover a wide button. Content of a dialog does not scroll with the page.
  const needed = [document.activeElement, ...document.querySelectorAll('main button[type="submit"]')];
  const coveredBox = needed
    .filter((control) => control && !region.contains(control) && !control.closest('dialog'))
    .map((control) => control?.getBoundingClientRect())
    // An element that fills the screen, such as a table, cannot be scrolled clear.
    .find((box) => box && overlap(box, stack) && box.height < stack.top / 2);
  if (!coveredBox && !matchMedia(media.phone).matches) return;
  document.documentElement.style.setProperty(
    toastRoom,
    `${Math.max(currentRoom(), Math.ceil(stack.height) + gap)}px`,
  );
  if (coveredBox) window.scrollBy({ top: coveredBox.bottom - stack.top + gap });
}

function currentRoom(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(toastRoom)) || 0;
}

function removeRoom(): void {
  document.documentElement.style.removeProperty(toastRoom);
}

/** Removes the space once it is out of view, because removing it earlier would move the page under the finger. */
function removeRoomOutOfView(): (() => void) | undefined {
  if (currentRoom() === 0) return;
  const onScroll = () => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const below = scrollHeight - clientHeight - scrollTop;
    if (below < currentRoom()) return;
    removeRoom();
    stop();
  };
  const stop = () => window.removeEventListener('scroll', onScroll);
  window.addEventListener('scroll', onScroll, { passive: true });
  onScroll();
  return stop;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}

const gap = 8;
