import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';

/**
 * Returns the latest day that a recorded class may have: tomorrow, because devices may be in other time zones, or the
 * day that the record already has (DECISION-66).
 */
export function latestLessonDay(today: CalendarDate, stored?: CalendarDate): CalendarDate {
  const tomorrow = daysAfter(today, 1);
  return stored !== undefined && stored > tomorrow ? stored : tomorrow;
}
