import {
  autoUpdate,
  type FloatingContext,
  flip,
  offset,
  type Placement,
  shift,
  size,
  useFloating,
} from '@floating-ui/react';
import { type CSSProperties, useCallback, useLayoutEffect, useRef } from 'react';

export interface AnchoredPopupOptions {
  /** Element to which the popup is anchored. */
  anchor: HTMLElement;
  /** Preferred side of the anchor. */
  placement: Placement;
  /** Distance from the anchor, in px. */
  gap?: number;
  /** Makes the popup at least as wide as its anchor. */
  fitsAnchor?: boolean;
  /** False renders the popup hidden, to be shown later; true by default. */
  isOpen?: boolean;
  /** Called when an interaction of floating-ui asks to close. */
  onOpenChange?: (open: boolean, event?: Event) => void;
}

export interface AnchoredPopup {
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  /** Context for floating-ui's interactions, such as `useDismiss`. */
  context: FloatingContext;
}

/** Positions a popup next to its anchor while either scrolls, and keeps it within the window. */
export function useAnchoredPopup({
  anchor,
  placement,
  gap = 4,
  fitsAnchor = false,
  isOpen = true,
  onOpenChange,
}: AnchoredPopupOptions): AnchoredPopup {
  const popup = useRef<HTMLElement | null>(null);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange,
    elements: { reference: anchor },
    placement,
    strategy: 'fixed',
    whileElementsMounted: isOpen ? autoUpdate : undefined,
    middleware: [
      offset(gap),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements: { floating } }) => {
          floating.style.maxHeight = `${Math.max(availableHeight, 120)}px`;
        },
      }),
    ],
  });
  const { setFloating } = refs;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      popup.current = element;
      setFloating(element);
    },
    [setFloating],
  );
  useLayoutEffect(() => {
    const element = popup.current;
    if (!isOpen || !element) return;
    // Set before the popup is shown, to avoid a second layout.
    if (fitsAnchor) element.style.minWidth = `${anchor.offsetWidth}px`;
    // The top layer is above dialogs and outside the table's scroll container.
    element.showPopover();
  }, [isOpen, fitsAnchor, anchor]);
  return { ref, style: floatingStyles, context };
}
