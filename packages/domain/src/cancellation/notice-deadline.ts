import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { instantAt, instantMinutes } from '../calendar/instant-minutes.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { ClockPeriod } from '../organisation/organisation.ts';
import type { LocalMoment } from '../planned-classes/clock-time.ts';
import { type ClosedCalendar, closedDays } from '../planned-classes/closed-days.ts';
import type { CancellationNotice } from './cancellation-rule.ts';
import { instantOf } from './instant-of.ts';

/** How far back business days are searched: longer than any closure of an office that still teaches. */
const maxSearch = 730;

/**
 * Returns the last instant at which a class can be cancelled in time. Hours are elapsed hours, whatever the clock shows in
 * between. Business days are days from Monday to Friday that are neither holidays nor closed, without the day of the class;
 * the deadline is at the time of day at which the class begins.
 */
export function noticeDeadline(
  beginning: LocalMoment,
  { unit, count }: CancellationNotice,
  calendar: ClosedCalendar,
  clock: readonly ClockPeriod[],
): Timestamp {
  if (unit === 'hours') return instantAt(instantMinutes(instantOf(beginning, clock)) - count * 60);
  const date = businessDaysBefore(beginning.date, count, calendar);
  return instantOf({ date, time: beginning.time }, clock);
}

function businessDaysBefore(day: CalendarDate, count: number, calendar: ClosedCalendar): CalendarDate {
  const reasonOf = closedDays(calendar, { holidays: true });
  let found = day;
  let left = count;
  for (let back = 1; left > 0 && back <= maxSearch; back += 1) {
    found = daysAfter(day, -back);
    if (weekdayOf(found) <= 5 && reasonOf(found) === undefined) left -= 1;
  }
  return found;
}
