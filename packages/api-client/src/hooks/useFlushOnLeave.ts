import { useEffect } from 'react';

/** Sends pending changes when the screen is left, the tab is closed, or the phone hides the page (DECISION-25). */
export function useFlushOnLeave(waiting: { flush(): void }): void {
  useEffect(() => {
    const flush = () => waiting.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // On phones, `pagehide` may never fire for a hidden tab.
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [waiting]);
}
