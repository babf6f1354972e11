import { useEffect } from 'react';

/** Sends what still waits when the screen is left, the tab is closed, or the phone puts it away (DECISION-25). */
export function useFlushOnLeave(waiting: { flush(): void }): void {
  useEffect(() => {
    const flush = () => waiting.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // A phone may never say `pagehide` to a tab that was put away.
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [waiting]);
}
