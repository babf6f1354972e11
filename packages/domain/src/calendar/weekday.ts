import type { CalendarDate } from './calendar-date.ts';
import { daysAfter } from './days-after.ts';
import { daysUntil } from './days-until.ts';

/** A day of the week in ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Returns the weekday of a day. */
export function weekdayOf(day: CalendarDate): Weekday {
  const sinceAMonday = daysUntil(day, '2024-01-01') % 7;
  return (((sinceAMonday + 7) % 7) + 1) as Weekday;
}

/** Returns the first Monday on or after a day. */
export function mondayFrom(day: CalendarDate): CalendarDate {
  return daysAfter(day, (8 - weekdayOf(day)) % 7);
}
