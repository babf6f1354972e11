import type { ClockPeriod } from '@portal/domain';
import { clockKey, reloadOrganisationClock } from './organisation-clock.ts';
import { browserStorage } from './session/browser-storage.ts';

/**
 * Stores the offsets of the organization's clock in this browser. Null returns to the clock of this device, for a
 * backend that does not send offsets.
 */
export function keepOrganisationClock(periods: readonly ClockPeriod[] | null): void {
  const { storage } = browserStorage('local');
  const text = periods && JSON.stringify(periods);
  if (text === storage.getItem(clockKey)) return;
  if (text === null) storage.removeItem(clockKey);
  else storage.setItem(clockKey, text);
  reloadOrganisationClock();
}

/** Follows a change in another tab. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === clockKey) reloadOrganisationClock();
  });
}
