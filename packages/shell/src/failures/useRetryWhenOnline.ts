import { useEffect, useEffectEvent } from 'react';

/** How long to wait between attempts while no event says that the connection is back, in milliseconds. */
const pause = 10_000;

/**
 * Retries by itself while `isOffline`: when the browser reports a connection, when the person comes back to the page,
 * and every ten seconds while the page is seen, since a browser does not notice every lost connection.
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
