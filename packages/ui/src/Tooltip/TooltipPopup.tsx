import type { ReactNode } from 'react';
import { useAnchoredPopup } from '../Popup/useAnchoredPopup';
import { tooltip } from './Tooltip.css';

export interface TooltipPopupProps {
  anchor: HTMLElement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The visible tooltip; hidden from screen readers, which get the text from aria-describedby. */
export function TooltipPopup({ anchor, children, ...pointer }: TooltipPopupProps) {
  const { ref, style } = useAnchoredPopup({ anchor, placement: 'top', gap: 6 });
  return (
    <div {...pointer} ref={ref} popover="manual" aria-hidden="true" className={tooltip} style={style}>
      {children}
    </div>
  );
}
