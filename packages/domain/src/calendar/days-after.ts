import { type CalendarDate, daysInMonth } from './calendar-date.ts';

/** Returns the day `days` days later, or earlier if negative. */
export function daysAfter(day: CalendarDate, days: number): CalendarDate {
  let [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  date += days;
  while (date < 1) {
    month = month === 1 ? 12 : month - 1;
    if (month === 12) year -= 1;
    date += daysInMonth(year, month);
  }
  for (let length = daysInMonth(year, month); date > length; length = daysInMonth(year, month)) {
    date -= length;
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year += 1;
  }
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}
