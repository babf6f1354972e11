import type { CalendarDate } from './calendar-date.ts';

/** Returns Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
export function easterOf(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * rest) / 451);
  const count = epact + rest - 7 * shift + 114;
  return [
    String(year).padStart(4, '0'),
    String(Math.floor(count / 31)).padStart(2, '0'),
    String((count % 31) + 1).padStart(2, '0'),
  ].join('-');
}
