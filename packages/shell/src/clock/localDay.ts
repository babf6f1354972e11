import type { CalendarDate, Timestamp } from '@portal/domain';

/** Returns the user's local day (DECISION-03) at a moment, now by default: `YYYY-MM-DD`. */
export function localDay(moment: Timestamp | Date = new Date()): CalendarDate {
  const at = new Date(moment);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
}
