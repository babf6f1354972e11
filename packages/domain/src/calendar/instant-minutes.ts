import type { Timestamp } from './calendar-date.ts';
import { daysAfter } from './days-after.ts';
import { daysUntil } from './days-until.ts';

const epoch = '1970-01-01';
const minutesPerDay = 1440;

/** Returns the whole minutes from 1970 in UTC to an instant, as `Date.parse` does, without its seconds. */
export function instantMinutes(instant: Timestamp): number {
  const [, day = epoch, hours, minutes, sign, offsetHours, offsetMinutes] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|([+-])(\d{2}):?(\d{2})?)$/.exec(
      instant,
    ) ?? [];
  const offset = Number(`${sign ?? '+'}1`) * (Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0));
  return daysUntil(day, epoch) * minutesPerDay + Number(hours) * 60 + Number(minutes) - offset;
}

/** Returns the instant at whole minutes from 1970 in UTC: `2026-12-09T15:00:00.000Z`. */
export function instantAt(minutes: number): Timestamp {
  const days = Math.floor(minutes / minutesPerDay);
  const ofDay = minutes - days * minutesPerDay;
  const time = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${daysAfter(epoch, days)}T${time}:00.000Z`;
}
