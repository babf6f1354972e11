import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface FocusKeeperProps {
  /** Called when the focused element is about to be removed; the caller moves focus. */
  onFocusLost: () => void;
  className?: string;
  children: ReactNode;
}

/** Wraps content that may be removed, so that focus is not lost to the document body. */
export function FocusKeeper({ onFocusLost, className, children }: FocusKeeperProps) {
  const container = useRef<HTMLDivElement>(null);
  const handleFocusLost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      if (element?.contains(document.activeElement)) handleFocusLost();
    };
  }, []);
  return (
    <div ref={container} className={className}>
      {children}
    </div>
  );
}
