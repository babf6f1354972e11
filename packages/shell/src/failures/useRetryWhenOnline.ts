import { useEffect, useEffectEvent } from 'react';

/** Interval between attempts, in milliseconds. */
const pause = 10_000;

/**
 * Retries while `isOffline`: when the browser reports a connection, when the page becomes visible, and every ten
 * seconds, because browsers do not notice every lost connection.
 */
export function useRetryWhenOnline(isOffline: boolean, retry: () => Promise<unknown>): void {
  const attempt = useEffectEvent(() => {
    if (document.visibilityState === 'visible') retry().catch(() => undefined);
  });
  useEffect(() => {
    if (!isOffline) return;
    const onEvent = () => attempt();
    const timer = setInterval(onEvent, pause);
    const events = [
      [window, 'online'],
      [window, 'focus'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, name] of events) target.addEventListener(name, onEvent);
    return () => {
      clearInterval(timer);
      for (const [target, name] of events) target.removeEventListener(name, onEvent);
    };
  }, [isOffline]);
}
