import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { Contract } from './contract.ts';

/** What presses about the dates of a contract, and how many days ago or from now. */
export interface ContractDeadline {
  /** `ended`: past its end date and still active; `expired`, `expires`: the same of the expiration of the contract. */
  what: 'ended' | 'expired' | 'expires';
  days: number;
}

/** Days before the expiration of a contract in which it is told. */
const notice = 30;

/** The most pressing of an active contract's dates; null when nothing presses, and for a contract that is not under way. */
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
