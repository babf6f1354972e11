import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { Contract } from './contract.ts';

/** How the expiration date of a contract stands, for its colour. */
export type ExpiryStanding = 'open' | 'soon' | 'expired';

/** Days before it expires in which a contract is looked after. */
const soonDays = 30;

/** In how many days a contract expires, negative once it has; null of one that is over, or has no date (CON-FORM-11). */
export function contractExpiry(
  { status, expiresOn }: Pick<Contract, 'status' | 'expiresOn'>,
  today: CalendarDate,
): { days: number; standing: ExpiryStanding } | null {
  if (expiresOn === null || status === 'done' || status === 'archived') return null;
  const days = daysUntil(expiresOn, today);
  return { days, standing: days < 0 ? 'expired' : days <= soonDays ? 'soon' : 'open' };
}
