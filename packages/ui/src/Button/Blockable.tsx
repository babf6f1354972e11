import { type ReactNode, useEffect, useRef, useState } from 'react';
import { blockable, blockableWide, reason as reasonStyle } from './Button.css';

const load = () => import('./keepBeside');

export interface BlockableProps {
  /** The button. */
  children: ReactNode;
  /** Id of the reason, by which the button names it as its description. */
  reasonId: string;
  /** Why the button cannot be used now; undefined while it can. */
  reason: ReactNode | undefined;
  /** Keeps the reason out of sight, but still the description of the button. */
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

  // Not by the style sheet: WebKit until 26.1 never ends when a box that is anchored with fallbacks goes away.
  useEffect(() => {
    if (!isSeen) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    // Where it cannot be loaded, the reason stays where the style sheet puts it.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its button is hovered or focused
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
