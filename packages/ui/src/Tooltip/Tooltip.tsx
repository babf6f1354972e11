import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { TooltipPopupProps } from './TooltipPopup';

const load = () => import('./TooltipPopup');

/** Props for the element with a tooltip. */
export interface TooltipTargetProps {
  'aria-describedby': string;
  onPointerEnter: (event: { currentTarget: HTMLElement }) => void;
  onPointerLeave: () => void;
  onFocus: (event: { currentTarget: HTMLElement }) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface TooltipProps {
  /** Additional text; never the element's name, and never the only source of information. */
  content: ReactNode;
  /** Renders the element: `(props) => <IconButton {...props} ...>`. */
  children: (target: TooltipTargetProps) => ReactNode;
}

interface Shown {
  Popup: ComponentType<TooltipPopupProps>;
  anchor: HTMLElement;
}

/** A short text about an element, shown on hover and focus; it can be hovered itself, and Escape hides it. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const showSoon = (anchor: HTMLElement, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const loaded = await load().catch(() => undefined);
      if (loaded && anchor.isConnected) setShown({ Popup: loaded.TooltipPopup, anchor });
    }, delay);
  };
  const cancelHide = () => clearTimeout(timer.current);
  const hide = () => {
    cancelHide();
    setShown(null);
  };
  // Leaves time to move the pointer onto the tooltip.
  const hideSoon = () => {
    cancelHide();
    timer.current = setTimeout(() => setShown(null), 150);
  };

  return (
    <>
      {children({
        'aria-describedby': id,
        onPointerEnter: (event) => showSoon(event.currentTarget, 300),
        onPointerLeave: hideSoon,
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) showSoon(event.currentTarget, 0);
        },
        onBlur: hide,
        onKeyDown: (event) => {
          if (event.key !== 'Escape' || !shown) return;
          // Keeps the surrounding dialog open, which the browser closes unless the key press is prevented.
          event.preventDefault();
          event.stopPropagation();
          hide();
        },
      })}
      <span id={id} hidden>
        {content}
      </span>
      {shown && (
        <shown.Popup anchor={shown.anchor} onPointerEnter={cancelHide} onPointerLeave={hideSoon}>
          {content}
        </shown.Popup>
      )}
    </>
  );
}
