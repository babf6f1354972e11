import { type ReactNode, useEffect, useRef, useState } from 'react';
import { blockable, blockableWide, reason as reasonStyle } from './Button.css';

const load = () => import('./keepBeside');

export interface BlockableProps {
  /** The button. */
  children: ReactNode;
  /** Id of the reason, which the button references as its description. */
  reasonId: string;
  /** Why the button cannot be used now; undefined while it can. */
  reason: ReactNode | undefined;
  /** Hides the reason visually; it stays the description of the button. */
  isHushed: boolean;
  /** Takes the full width. */
  isWide: boolean;
}

/** Wraps a button that can be blocked, and shows the reason beside it while it is hovered or focused. */
export function Blockable({ children, reasonId, reason, isHushed, isWide }: BlockableProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const shown = useRef<HTMLSpanElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isBlocked = reason !== undefined;
  const isSeen = isBlocked && (isHovered || isFocused);

  // Positioned by script, because WebKit up to 26.1 hangs when a box with CSS anchor fallbacks is removed.
  useEffect(() => {
    if (!isSeen) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    // If the code cannot be loaded, the reason stays where the style sheet puts it.
    void load().then(
      ({ keepBeside }) => {
        if (!isOver && wrapper.current && shown.current) stop = keepBeside(wrapper.current, shown.current);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isSeen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks hover and focus of its button
    <span
      ref={wrapper}
      className={isWide ? blockableWide : blockable}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {children}
      {isBlocked && (
        <span
          ref={shown}
          role="tooltip"
          id={reasonId}
          className={reasonStyle}
          data-hushed={isHushed || undefined}
        >
          {reason}
        </span>
      )}
    </span>
  );
}
