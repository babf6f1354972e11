import type { CalendarDate } from './calendar-date.ts';

/** Returns the number of days from today to a day; negative if it has passed. */
export function daysUntil(day: CalendarDate, today: CalendarDate): number {
  return dayNumber(day) - dayNumber(today);
}

/** Numbers days with years that begin in March, so that a leap day is the last day of its year. */
function dayNumber(day: CalendarDate): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const isEarly = month < 3;
  const years = isEarly ? year - 1 : year;
  const months = isEarly ? month + 9 : month - 3;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((months * 153 + 2) / 5) + date;
}
