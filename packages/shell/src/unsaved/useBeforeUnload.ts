import { useEffect } from 'react';

/** Stores the last input when the page unloads; asks the user only if it cannot be stored. */
export function useBeforeUnload(unsaved: boolean, flush: { current: () => unknown }, refused: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const leave = (event: Event) => {
      flush.current();
      if (refused && event.type === 'beforeunload') event.preventDefault();
    };
    const events = ['beforeunload', 'pagehide', 'visibilitychange'] as const;
    for (const name of events) window.addEventListener(name, leave);
    return () => {
      for (const name of events) window.removeEventListener(name, leave);
    };
  }, [unsaved, flush, refused]);
}
