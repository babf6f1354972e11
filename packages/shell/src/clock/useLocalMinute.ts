import type { LocalMoment } from '@portal/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { localDay } from './localDay';

/** Returns the user's local day and minute, and re-renders when the next minute begins, also after the device slept. */
export function useLocalMinute(): LocalMoment {
  const text = useSyncExternalStore(subscribe, localMinute);
  return useMemo(() => ({ date: text.slice(0, 10), time: text.slice(11) }), [text]);
}

function localMinute(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${localDay()} ${two(now.getHours())}:${two(now.getMinutes())}`;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 5000);
  // Timers pause while the device sleeps.
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}
