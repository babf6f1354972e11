import type { ClockPeriod, LocalMoment } from '@portal/domain';
import { browserStorage } from './session/browser-storage.ts';

/**
 * Storage key of the offsets, so that they are available immediately at the next start, and on a phone without a
 * connection.
 */
export const clockKey = 'organisation-clock';

/**
 * The offsets of the organization's clock, oldest first; empty while they are unknown, undefined before the first use.
 */
let periods: readonly ClockPeriod[] | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the offset of the organization's clock from UTC in minutes (ADR-0049): from the server's offsets, the first
 * of which also applies before its start; otherwise from this device.
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

/** Reloads the stored offsets, and calls the listeners. */
export function reloadOrganisationClock(): void {
  periods = storedPeriods();
  for (const listener of listeners) listener();
}

/** Calls the listener when the organization's clock changes. Returns an unsubscribe function. */
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
