import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { afterPress, trackPresses } from '../press/press';
import { bar, last as lastStyle } from './StickyActions.css';

export interface StickyActionsProps {
  /** The buttons, from the start of the row; the row wraps if needed. */
  children: ReactNode;
  /** An action of another kind at the end of the row, such as leaving the form. */
  last?: ReactNode;
}

/**
 * The actions of a long form. They stay at the bottom of the window, above the tab bar of a phone, while the form
 * scrolls behind them, and end below its last field. In a low window they are only below the last field.
 */
export function StickyActions({ children, last }: StickyActionsProps) {
  const row = useRef<HTMLDivElement>(null);
  useFocusAbove(row);
  return (
    <div ref={row} className={bar} data-phone="actions">
      {children}
      {last && <div className={lastStyle}>{last}</div>}
    </div>
  );
}

/**
 * Scrolls a control that gets the focus clear of the bar (WCAG 2.4.11), because Chromium treats a covered control as
 * visible.
 */
function useFocusAbove(row: RefObject<HTMLElement | null>): void {
  useEffect(trackPresses, []);
  useEffect(() => {
    let cancel = () => {};
    const onFocusIn = ({ target }: FocusEvent) => {
      cancel();
      if (!(target instanceof Element) || !target.matches('input, select, textarea, button, a')) return;
      if (row.current?.contains(target) || target.closest('dialog')) return;
      // Focus moves on mousedown; scrolling before the click would make it miss its target.
      cancel = afterPress(() => target.scrollIntoView({ block: 'nearest' }));
    };
    document.addEventListener('focusin', onFocusIn);
    return () => {
      cancel();
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [row]);
}
