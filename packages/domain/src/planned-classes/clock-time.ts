import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';

/** A time of day on the clock, `HH:mm` from `00:00` to `23:59`. Times compare as strings. */
export type ClockTime = string;

/** A day and a time on the clock of one time zone. */
export interface LocalMoment {
  date: CalendarDate;
  time: ClockTime;
}

/** Day, start and length in minutes of a class. */
export interface ClassTime {
  date: CalendarDate;
  time: ClockTime;
  minutes: number;
}

const minutesPerDay = 24 * 60;

/** Returns whether a text is a time of day; `24:00` and `9:00` are not. */
export function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Returns the minutes since midnight. */
export function minutesOfDay(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Returns the time of day for minutes since midnight, from 0 to 1439. */
export function timeOfDay(minutes: number): ClockTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns the end time of a class, on the next day if it passes midnight. */
export function endOfClass({ date, time, minutes }: ClassTime): LocalMoment {
  const end = minutesOfDay(time) + minutes;
  const days = Math.floor(end / minutesPerDay);
  // Fast path: of thousands of classes, almost none pass midnight.
  return { date: days === 0 ? date : daysAfter(date, days), time: timeOfDay(end % minutesPerDay) };
}

/** Formats start and end of a class: `12:00 – 13:30`. */
export function timeRange(planned: ClassTime): string {
  return `${planned.time} – ${endOfClass(planned).time}`;
}

/** Serializes a moment: `2027-01-11 12:00`. The texts compare like the moments. */
export function momentText({ date, time }: LocalMoment): string {
  return `${date} ${time}`;
}

/** Parses a text written by `momentText`. */
export function momentOf(text: string): LocalMoment {
  return { date: text.slice(0, 10), time: text.slice(11) };
}

/**
 * Returns the text of the moment at which the latest class ended; empty if none has ended. The states of classes stay
 * the same until the next one ends, so that a page need not compute them every minute.
 */
export function lastEnd(classes: readonly ClassTime[], now: LocalMoment): string {
  const text = momentText(now);
  let last = '';
  for (const planned of classes) {
    const end = momentText(endOfClass(planned));
    if (end <= text && end > last) last = end;
  }
  return last;
}

/** Compares classes by their start. */
export function byBeginning(one: LocalMoment, other: LocalMoment): number {
  return momentText(one).localeCompare(momentText(other));
}
