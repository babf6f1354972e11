import type { Timestamp } from '../calendar/calendar-date.ts';
import { instantAt, instantMinutes } from '../calendar/instant-minutes.ts';
import type { ClockPeriod } from '../organisation/organisation.ts';
import type { LocalMoment } from '../planned-classes/clock-time.ts';

/**
 * Returns the instant of a day and time on the organization's clock. Of a time that the clock shows twice, it is the first
 * one; a time that the clock skips is as long after the change as it would have been without one. The first period also
 * holds before its beginning.
 */
export function instantOf({ date, time }: LocalMoment, clock: readonly ClockPeriod[]): Timestamp {
  const shown = instantMinutes(`${date}T${time}Z`);
  const changes = clock.map(({ since }) => instantMinutes(since));
  const ats = clock.map(({ minutes }) => shown - minutes);
  // The first period that has not ended when its clock shows the time; in a gap, the time is before its beginning.
  const place = ats.findIndex((at, index) => at < (changes[index + 1] ?? Number.POSITIVE_INFINITY));
  const at = ats[place] ?? shown;
  const isSkipped = place > 0 && at < (changes[place] ?? at);
  return instantAt(isSkipped ? (ats[place - 1] ?? at) : at);
}
