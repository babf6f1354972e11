import type { ReactNode } from 'react';
import { useAnchoredPopup } from '../Popup/useAnchoredPopup';
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
  const { ref, style } = useAnchoredPopup({ anchor, placement: 'top', gap: 6 });
  return (
    <div {...pointer} ref={ref} popover="manual" aria-hidden="true" className={tooltip} style={style}>
      {children}
    </div>
  );
}
