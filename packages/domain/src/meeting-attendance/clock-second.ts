import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { daysUntil } from '../calendar/days-until.ts';
import { type LocalMoment, timeOfDay } from '../planned-classes/clock-time.ts';

/** A moment on a clock without a time zone, as seconds since 2020-01-01 00:00:00 on that clock. */
export type ClockSecond = number;

const epoch: CalendarDate = '2020-01-01';
const secondsPerDay = 24 * 60 * 60;

/** Returns the second of a day and a time of day in seconds since midnight. */
export function clockSecond(day: CalendarDate, secondOfDay = 0): ClockSecond {
  return daysUntil(day, epoch) * secondsPerDay + secondOfDay;
}

/** Returns the day of a second. */
export function dayOfSecond(second: ClockSecond): CalendarDate {
  return daysAfter(epoch, Math.floor(second / secondsPerDay));
}

/** Returns day and time of a second; seconds within the minute are dropped. */
export function momentOfSecond(second: ClockSecond): LocalMoment {
  const inDay = ((second % secondsPerDay) + secondsPerDay) % secondsPerDay;
  return { date: dayOfSecond(second), time: timeOfDay(Math.floor(inDay / 60)) };
}

/** Which number of `3/4/2026` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** A date and time as a program wrote it. */
export interface WrittenMoment {
  /** The day as the order of its numbers reads it; null where there is no such day. Equal for an unambiguous date. */
  days: Readonly<Record<DateOrder, CalendarDate | null>>;
  /** Seconds since midnight. */
  secondOfDay: number;
  /** The text says a time of day only; both days are null. */
  isTimeOnly: boolean;
  /** Minutes by which the written clock is ahead of UTC; null if the text names no time zone. */
  offset: number | null;
}

const spaces = /[\u00A0\u2007\u202F\u200E\u200F]/g;
const timePattern =
  /^(\d{1,2})(?::| ?h ?)(\d{2})(?:(?::| ?min ?)(\d{2})(?:\.\d{1,9})?(?: ?s)?)?(?: ?min)? ?(?:([ap])\.? ?m\.?)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

/**
 * Reads a date and time as Teams, Zoom, Meet and spreadsheet programs write them in English and French, such as
 * `11/24/26, 1:05:09 PM`, `2026-11-24 13 h 05 min 09 s` or `2026-11-24T18:05:09Z`. Returns null for any other text.
 */
export function readMoment(text: string): WrittenMoment | null {
  const plain = text.replaceAll(spaces, ' ').trim();
  const date = readDate(plain);
  const time = date ? plain.slice(date.length).replace(/^(?:,? (?:at |à )?|T)/, '') : plain;
  const found = timePattern.exec(time);
  if (!found) return null;
  const [, hour = '', minute = '', second = '0', half, zone] = found;
  const secondOfDay = readTime(Number(hour), Number(minute), Number(second), half?.toLowerCase());
  if (secondOfDay === null) return null;
  const offset = zone === undefined ? null : readOffset(zone);
  const days = date ? date.days : { 'day-first': null, 'month-first': null };
  return days && { days, secondOfDay, isTimeOnly: date === undefined, offset };
}

function readTime(hour: number, minute: number, second: number, half: string | undefined): number | null {
  if (minute > 59 || second > 59) return null;
  if (half === undefined) return hour > 23 ? null : (hour * 60 + minute) * 60 + second;
  if (hour < 1 || hour > 12) return null;
  return (((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute) * 60 + second;
}

function readOffset(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The date at the start of a text and its length; undefined without one. Its days are null if it does not exist. */
function readDate(text: string): { length: number; days: WrittenMoment['days'] | null } | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text);
  if (iso) return { length: iso[0].length, days: oneDay(dayOf(iso[1], iso[2], iso[3])) };
  const named =
    /^(?<month>\p{L}{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})/u.exec(text) ??
    /^(?<day>\d{1,2})(?:er)? (?<month>\p{L}{3,9})\.?,? (?<year>\d{4})/u.exec(text);
  if (named?.groups) {
    const { year, month = '', day } = named.groups;
    return { length: named[0].length, days: oneDay(dayOf(year, monthOf(month), day)) };
  }
  const numbers = /^(\d{1,2})([-/.])(\d{1,2})([-/.])(\d{4}|\d{2})/.exec(text);
  if (!numbers) return undefined;
  const [{ length }, first, sign, second, otherSign, year] = numbers;
  if (sign !== otherSign) return { length, days: null };
  const dayFirst = dayOf(year, second, first);
  // Dates with points are written day first in every language of these programs.
  if (sign === '.') return { length, days: oneDay(dayFirst) };
  const monthFirst = dayOf(year, first, second);
  const isDay = dayFirst !== null || monthFirst !== null;
  return { length, days: isDay ? { 'day-first': dayFirst, 'month-first': monthFirst } : null };
}

function oneDay(day: CalendarDate | null): WrittenMoment['days'] | null {
  return day === null ? null : { 'day-first': day, 'month-first': day };
}

function dayOf(year = '', month = '', day = ''): CalendarDate | null {
  const text = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  );
  return isCalendarDate(text) ? text : null;
}

/** The first letters by which a month is known in English and in French. */
const months = [
  ['jan'],
  ['feb', 'fev', 'fév'],
  ['mar'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'aoû'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'déc'],
];

function monthOf(name: string): string {
  const small = name.toLowerCase();
  return String(months.findIndex((starts) => starts.some((start) => small.startsWith(start))) + 1);
}
