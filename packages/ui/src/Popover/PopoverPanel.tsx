import { type Placement, useDismiss, useInteractions } from '@floating-ui/react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { panel } from '../Popup/Popup.css';
import { useAnchoredPopup } from '../Popup/useAnchoredPopup';

export interface PopoverPanelProps {
  /** The button that opened the panel; it also names the panel. */
  anchor: HTMLElement;
  /** Preferred side of the button. */
  placement: Placement;
  /** Called when focus or a click goes elsewhere. */
  onClose: () => void;
  /** Called on Escape; the caller returns focus to the button. */
  onCloseToAnchor: () => void;
  children: ReactNode;
}

const focusable = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/** The open panel: a non-modal dialog that closes when focus or a click goes elsewhere. */
export function PopoverPanel({ anchor, placement, onClose, onCloseToAnchor, children }: PopoverPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const { ref, style, context } = useAnchoredPopup({ anchor, placement, onOpenChange: onClose });
  const { getFloatingProps } = useInteractions([useDismiss(context, { escapeKey: false })]);

  useEffect(() => {
    // The content may have set initial focus itself.
    if (content.current?.contains(document.activeElement)) return;
    const first = content.current?.querySelector<HTMLElement>(focusable);
    (first ?? content.current?.parentElement)?.focus();
  }, []);

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Null means that the window lost focus; the panel stays open.
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (!anchor.contains(relatedTarget)) onClose();
  };

  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      // Reuse the button's own aria-labelledby, because a reference is not followed twice.
      aria-labelledby={anchor.getAttribute('aria-labelledby') ?? anchor.id}
      tabIndex={-1}
      className={panel}
      style={style}
      {...getFloatingProps({
        onBlur,
        onKeyDown: (event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          // Keeps the surrounding dialog open, which the browser closes unless the key press is prevented.
          event.preventDefault();
          event.stopPropagation();
          onCloseToAnchor();
        },
      })}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
