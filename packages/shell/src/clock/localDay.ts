import type { CalendarDate } from '@portal/domain';

/** Returns the user's local day (DECISION-03), `YYYY-MM-DD`. */
export function localDay(now: Date = new Date()): CalendarDate {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
