import { type CalendarDate, daysInMonth } from './calendar-date.ts';
import { weekdayOf } from './weekday.ts';

/** A month, `YYYY-MM`. Months compare as strings. */
export type CalendarMonth = string;

/** Whether a text names a month that exists: `2026-13` does not. */
export function isCalendarMonth(text: string): text is CalendarMonth {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** Returns the month of a day. */
export function monthOf(day: CalendarDate): CalendarMonth {
  return day.slice(0, 7);
}

/** Returns the month that is this number of months later; earlier if negative. */
export function monthsAfter(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, place = 1] = numbersOf(month);
  const count = year * 12 + place - 1 + months;
  return `${padded(Math.floor(count / 12), 4)}-${padded((count % 12) + 1, 2)}`;
}

export function firstDayOf(month: CalendarMonth): CalendarDate {
  return `${month}-01`;
}

export function lastDayOf(month: CalendarMonth): CalendarDate {
  const [year = 0, place = 1] = numbersOf(month);
  return `${month}-${daysInMonth(year, place)}`;
}

/** Returns the last Monday-to-Friday day of a month; holidays are ignored. */
export function lastWorkingDayOf(month: CalendarMonth): CalendarDate {
  const last = lastDayOf(month);
  const daysAfterFriday = Math.max(0, weekdayOf(last) - 5);
  return `${month}-${padded(Number(last.slice(8)) - daysAfterFriday, 2)}`;
}

function numbersOf(month: CalendarMonth): number[] {
  return month.split('-').map(Number);
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
