import { type Placement, useDismiss, useInteractions } from '@floating-ui/react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAnchoredPopup } from '../Popup/useAnchoredPopup';
import { panel } from './Popover.css';

export interface PopoverPanelProps {
  /** The button that opened the panel; it names it. */
  anchor: HTMLElement;
  /** On which side of the button, while there is room. */
  placement: Placement;
  /** Called when the person has gone on elsewhere. */
  onClose: () => void;
  /** Called when Escape sends the person back to the button. */
  onCloseToAnchor: () => void;
  children: ReactNode;
}

const focusable = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/** The open panel: a dialog that leaves the page usable and goes when the focus or a press goes elsewhere. */
export function PopoverPanel({ anchor, placement, onClose, onCloseToAnchor, children }: PopoverPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const { ref, style, context } = useAnchoredPopup({ anchor, placement, onOpenChange: onClose });
  const { getFloatingProps } = useInteractions([useDismiss(context, { escapeKey: false })]);

  useEffect(() => {
    // What the panel holds may know better where to begin.
    if (content.current?.contains(document.activeElement)) return;
    const first = content.current?.querySelector<HTMLElement>(focusable);
    (first ?? content.current?.parentElement)?.focus();
  }, []);

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Null when the whole window is left: one comes back to what one had open.
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (!anchor.contains(relatedTarget)) onClose();
  };

  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      // A button named by other elements lends their names, since a reference is not followed twice.
      aria-labelledby={anchor.getAttribute('aria-labelledby') ?? anchor.id}
      tabIndex={-1}
      className={panel}
      style={style}
      {...getFloatingProps({
        onBlur,
        onKeyDown: (event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          // The dialog around the popover stays open.
          event.stopPropagation();
          onCloseToAnchor();
        },
      })}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
