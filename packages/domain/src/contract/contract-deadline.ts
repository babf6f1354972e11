import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { Contract } from './contract.ts';

/** An upcoming or missed date of a contract, in days. */
export interface ContractDeadline {
  /** `ended`: past its end date but still active; `expired`, `expires`: the same for its expiration date. */
  what: 'ended' | 'expired' | 'expires';
  days: number;
}

/** Days before the expiration when it is shown. */
const notice = 30;

/** Returns the most urgent date of an active contract; null if there is none or the contract is not active. */
export function deadlineOf(
  { status, endsOn, expiresOn }: Pick<Contract, 'status' | 'endsOn' | 'expiresOn'>,
  today: CalendarDate,
): ContractDeadline | null {
  if (status !== 'activated') return null;
  const toExpiry = expiresOn === null ? Number.POSITIVE_INFINITY : daysUntil(expiresOn, today);
  const toEnd = endsOn === null ? Number.POSITIVE_INFINITY : daysUntil(endsOn, today);
  if (toExpiry < 0) return { what: 'expired', days: -toExpiry };
  if (toEnd < 0) return { what: 'ended', days: -toEnd };
  return toExpiry <= notice ? { what: 'expires', days: toExpiry } : null;
}
