import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { weekdayOf } from '../calendar/weekday.ts';

/** Returns the Monday of a day's week. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return daysAfter(day, 1 - weekdayOf(day));
}

/**
 * Returns the days that a teacher's home shows: from two weeks before this week to the end of the week after next. They
 * stay the same all week, so that what was read ahead is found offline.
 */
export function weeksAround(day: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const monday = mondayOf(day);
  return { from: daysAfter(monday, -14), to: daysAfter(monday, 20) };
}
