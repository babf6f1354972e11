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
  /** What the popup hangs on. */
  anchor: HTMLElement;
  /** On which side, while there is room. */
  placement: Placement;
  /** Distance from the anchor, in px. */
  gap?: number;
  /** Makes the popup at least as wide as its anchor. */
  fitsAnchor?: boolean;
  /** False draws it out of sight, to be shown later; it is shown at once by default. */
  isOpen?: boolean;
  /** Called when floating-ui's own interactions ask to close. */
  onOpenChange?: (open: boolean, event?: Event) => void;
}

export interface AnchoredPopup {
  /** Goes on the popup's element, which carries `popover="manual"`. */
  ref: (element: HTMLElement | null) => void;
  /** Where the popup stands. */
  style: CSSProperties;
  /** For floating-ui's interactions, such as `useDismiss`. */
  context: FloatingContext;
}

/** Hangs an open popup on its anchor, wherever that scrolls, and keeps it within the window. */
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
    // Set before it is shown, or it would be laid out twice.
    if (fitsAnchor) element.style.minWidth = `${anchor.offsetWidth}px`;
    // The top layer: over dialogs, and out of the table's scroller, which contains everything else.
    element.showPopover();
  }, [isOpen, fitsAnchor, anchor]);
  return { ref, style: floatingStyles, context };
}
