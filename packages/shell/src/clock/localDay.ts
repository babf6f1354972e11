import { organisationMoment } from '@portal/api-client';
import type { CalendarDate, Timestamp } from '@portal/domain';

/** Returns the organization's day (DECISION-78) at a moment, now by default: `YYYY-MM-DD`. */
export function localDay(moment: Timestamp | Date = new Date()): CalendarDate {
  return organisationMoment(new Date(moment)).date;
}
