import type { CalendarDate } from './calendar-date.ts';
import { daysAfter } from './days-after.ts';
import { federalHolidays, isWeekend } from './federal-holidays.ts';

/**
 * The days on which a payer does not work, besides Saturdays and Sundays: the federal holidays of Canada with Easter
 * Monday, without it, or none.
 */
export const daysOff = ['federal-easter', 'federal', 'weekends'] as const;
export type DaysOff = (typeof daysOff)[number];

/** Returns whether a payer works on a day: Monday to Friday, except its holidays. */
export function isBusinessDay(day: CalendarDate, off: DaysOff): boolean {
  if (isWeekend(day)) return false;
  return (
    off === 'weekends' || !federalHolidays(Number(day.slice(0, 4)), off === 'federal-easter').includes(day)
  );
}

/** Returns the day itself if it is a business day, else the next one. */
export function businessDayFrom(day: CalendarDate, off: DaysOff): CalendarDate {
  let found = day;
  while (!isBusinessDay(found, off)) found = daysAfter(found, 1);
  return found;
}

/** Returns the last of `count` business days after a day, which does not count itself. */
export function businessDaysAfter(day: CalendarDate, count: number, off: DaysOff): CalendarDate {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = businessDayFrom(daysAfter(found, 1), off);
  return found;
}
