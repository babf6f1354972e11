import { onOrganisationClock } from '@portal/api-client';

/** Interval in milliseconds at which an open page checks the time. */
const betweenLooks = 5000;

/** Calls the listener when the organization's day or minute may have changed. Returns an unsubscribe function. */
export function onMinute(listener: () => void): () => void {
  const timer = setInterval(listener, betweenLooks);
  const unsubscribe = onOrganisationClock(listener);
  // Timers pause while the device sleeps.
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}
