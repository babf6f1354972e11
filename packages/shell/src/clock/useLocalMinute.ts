import { type LocalMoment, momentOf } from '@portal/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { localDay } from './localDay';

/** Returns the user's local day and minute, and re-renders every minute, even after the device slept. */
export function useLocalMinute(): LocalMoment {
  const text = useSyncExternalStore(subscribe, localMinuteText);
  return useMemo(() => momentOf(text), [text]);
}

/** Returns the user's local day and minute. */
export function localMinute(): LocalMoment {
  return momentOf(localMinuteText());
}

function localMinuteText(): string {
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
