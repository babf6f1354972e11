import type { ClockPeriod, LocalMoment } from '@portal/domain';
import { browserStorage } from './session/browser-storage.ts';

/** Where the offsets are kept, so that the next start and a phone without a connection have them at once. */
export const clockKey = 'organisation-clock';

/** The offsets of the organization's clock, oldest first; none while they are not known, undefined before the first use. */
let periods: readonly ClockPeriod[] | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the minutes that the organization's clock is ahead of UTC (ADR-0049): by the offsets of the server, of which the
 * first one holds before its beginning as well, or by this device.
 */
export function organisationMinutes(instant: Date): number {
  periods ??= storedPeriods();
  const at = instant.getTime();
  const period = periods.findLast(({ since }) => Date.parse(since) <= at) ?? periods[0];
  return period ? period.minutes : -instant.getTimezoneOffset();
}

/** Returns the day and the time on the organization's clock, now by default. */
export function organisationMoment(instant: Date = new Date()): LocalMoment {
  const shown = new Date(instant.getTime() + organisationMinutes(instant) * 60_000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Takes the offsets that are stored now, and calls the listeners. */
export function reloadOrganisationClock(): void {
  periods = storedPeriods();
  for (const listener of listeners) listener();
}

/** Calls the listener when the organization's clock becomes another one. Returns an unsubscribe function. */
export function onOrganisationClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedPeriods(): readonly ClockPeriod[] {
  try {
    return JSON.parse(browserStorage('local').storage.getItem(clockKey) ?? '[]');
  } catch {
    return [];
  }
}
