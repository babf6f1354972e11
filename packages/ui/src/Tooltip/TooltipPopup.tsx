import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { tooltip } from './Tooltip.css';

export interface TooltipPopupProps {
  /** The element that the words are about. */
  anchor: HTMLElement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The words beside their element; screen readers have them from the element's description already. */
export function TooltipPopup({ anchor, children, ...pointer }: TooltipPopupProps) {
  const popup = useRef<HTMLDivElement | null>(null);
  const { refs, floatingStyles } = useFloating({
    elements: { reference: anchor },
    placement: 'top',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  useLayoutEffect(() => {
    popup.current?.showPopover();
  }, []);
  return (
    <div
      {...pointer}
      ref={(element) => {
        popup.current = element;
        refs.setFloating(element);
      }}
      popover="manual"
      aria-hidden="true"
      className={tooltip}
      style={floatingStyles}
    >
      {children}
    </div>
  );
}
