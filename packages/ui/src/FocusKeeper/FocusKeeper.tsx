import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface FocusKeeperProps {
  /** Called when what has the focus is about to leave the page; gives the focus to what stays. */
  onFocusLost: () => void;
  className?: string;
  children: ReactNode;
}

/** Holds what comes and goes, so that the focus does not fall to the top of the page with it. */
export function FocusKeeper({ onFocusLost, className, children }: FocusKeeperProps) {
  const holder = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = holder.current;
    return () => {
      if (element?.contains(document.activeElement)) leave();
    };
  }, []);
  return (
    <div ref={holder} className={className}>
      {children}
    </div>
  );
}
