import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { Contract } from './contract.ts';

/** State of an expiration date, for its colour. */
export type ExpiryStanding = 'open' | 'soon' | 'expired';

/** Days before the expiration when it is highlighted. */
const soonDays = 30;

/**
 * Returns the days until a contract expires, negative afterwards; null if it is closed or has no date (CON-FORM-11).
 */
export function contractExpiry(
  { status, expiresOn }: Pick<Contract, 'status' | 'expiresOn'>,
  today: CalendarDate,
): { days: number; standing: ExpiryStanding } | null {
  if (expiresOn === null || status === 'done' || status === 'archived') return null;
  const days = daysUntil(expiresOn, today);
  return { days, standing: days < 0 ? 'expired' : days <= soonDays ? 'soon' : 'open' };
}
