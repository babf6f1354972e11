import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { afterPress } from '../press/press';
import { media } from '../theme/media';
import { overlap } from './overlap';
import type { Move } from './placeToasts';
import { toastRoom } from './Toasts.css';

/** Keeps the focused element and the submit button clear of the toasts (WCAG 2.4.11). */
export function useToastClearance(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  const isShown = toasts.length > 0;
  useLayoutEffect(() => {
    // Measuring forces a layout, so do it only if there are toasts.
    if (region.current && toasts.length > 0) arrange(region.current, 'best');
  }, [region, toasts]);
  useEffect(() => {
    if (!isShown) return;
    let cancel = () => {};
    // Focus moves on mousedown; scrolling before the click would make it miss its target.
    const arrangeAfterPress = (move: Move) => {
      cancel();
      cancel = afterPress(() => region.current && arrange(region.current, move));
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && !region.current?.contains(target)) arrangeAfterPress('better');
    };
    // The controls that follow a success often appear after its toast, and may be under it.
    let frame = 0;
    const content = new MutationObserver((changes) => {
      if (frame !== 0 || changes.every(({ target }) => region.current?.contains(target))) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        arrangeAfterPress('better');
      });
    });
    const onScrollEnd = () => arrangeAfterPress('free');
    content.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('scrollend', onScrollEnd);
    return () => {
      cancel();
      cancelAnimationFrame(frame);
      content.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('scrollend', onScrollEnd);
    };
  }, [region, isShown]);
  useEffect(() => (toasts.length > 0 ? undefined : removeRoomOutOfView()), [toasts]);
  useEffect(() => removeRoom, []);
}

function arrange(region: HTMLElement, move: Move): void {
  // Does not move the toasts while the pointer or focus is inside them.
  if (region.matches(':hover, :focus-within')) {
    makeRoom(region);
    return;
  }
  // Loaded with the first toast. If loading fails, the default corner and the scroll space remain.
  import('./placeToasts').then(
    ({ placeToasts }) => {
      if (!region.isConnected) return;
      placeToasts(region, move);
      makeRoom(region);
    },
    () => makeRoom(region),
  );
}

function makeRoom(region: HTMLElement): void {
  if (region.dataset.edge === 'top') return;
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

const gap = 8;
