import type { CalendarDate } from '@portal/domain';
import { useSyncExternalStore } from 'react';
import { localDay } from './localDay';
import { millisecondsToMidnight } from './millisecondsToMidnight';

/** Returns the user's local day and re-renders when the next one begins, also after the device slept. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(subscribe, localDay);
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    timer = setTimeout(() => {
      onChange();
      waitForMidnight();
    }, millisecondsToMidnight(new Date()));
  };
  waitForMidnight();
  // Timers pause while the device sleeps.
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}
