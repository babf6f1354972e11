import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { weekdayOf } from '../calendar/weekday.ts';

/** Returns the Monday of a day's week. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return daysAfter(day, 1 - weekdayOf(day));
}

/**
 * Returns the period on a teacher's home page: from two weeks before this week to the end of the week after next. It
 * is the same all week, so that prefetched data is found offline.
 */
export function weeksAround(day: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const monday = mondayOf(day);
  return { from: daysAfter(monday, -14), to: daysAfter(monday, 20) };
}
