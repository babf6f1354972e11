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

/** What the element with a tooltip carries. */
export interface TooltipTargetProps {
  'aria-describedby': string;
  onPointerEnter: (event: { currentTarget: HTMLElement }) => void;
  onPointerLeave: () => void;
  onFocus: (event: { currentTarget: HTMLElement }) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface TooltipProps {
  /** More about the element, never its name and never the only place where something is said. */
  content: ReactNode;
  /** Draws the element: `(props) => <IconButton {...props} ...>`. */
  children: (target: TooltipTargetProps) => ReactNode;
}

interface Shown {
  Popup: ComponentType<TooltipPopupProps>;
  anchor: HTMLElement;
}

/** A few words about an element on hover and on focus; they can be pointed at, and Escape takes them away. */
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
  const stay = () => clearTimeout(timer.current);
  const hide = () => {
    stay();
    setShown(null);
  };
  // Time enough to bring the pointer onto the words.
  const hideSoon = () => {
    stay();
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
          // The dialog around it stays open.
          event.stopPropagation();
          hide();
        },
      })}
      <span id={id} hidden>
        {content}
      </span>
      {shown && (
        <shown.Popup anchor={shown.anchor} onPointerEnter={stay} onPointerLeave={hideSoon}>
          {content}
        </shown.Popup>
      )}
    </>
  );
}
