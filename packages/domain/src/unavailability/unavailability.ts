import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { type Weekday, weekdayOf } from '../calendar/weekday.ts';
import type { Person } from '../person/person.ts';
import { type ClassTime, type ClockTime, endOfClass, momentText } from '../planned-classes/clock-time.ts';

/**
 * When a teacher gives no classes, in days and times of the organisation's clock. Without a weekday it is each day from
 * `startsOn` to `endsOn`, which are then both set; with one, that day of every week between them.
 */
export interface UnavailabilityTimes {
  /** The first day; null with a weekday only: since always. */
  startsOn: CalendarDate | null;
  /** The last day; null with a weekday only: until further notice. */
  endsOn: CalendarDate | null;
  weekday: Weekday | null;
  /** The start on each day; null with `endsAt` for the whole day. */
  beginsAt: ClockTime | null;
  /** The end on each day, after `beginsAt`. */
  endsAt: ClockTime | null;
  /** What it is, such as "Holidays"; null if the teacher does not say. */
  name: string | null;
}

/** A stored unavailability of a teacher. */
export interface Unavailability extends UnavailabilityTimes {
  id: number;
  teacherId: number;
  teacher: Person;
  /**
   * Number of the teacher's planned classes to come at this time that are neither cancelled nor recorded; null in a list
   * of several teachers.
   */
  plannedClasses: number | null;
  version: string;
}

/** Returns whether the teacher is away at some time of a day. */
export function isAwayOn(
  { startsOn, endsOn, weekday }: Pick<UnavailabilityTimes, 'startsOn' | 'endsOn' | 'weekday'>,
  day: CalendarDate,
): boolean {
  return (
    (startsOn === null || startsOn <= day) &&
    (endsOn === null || day <= endsOn) &&
    (weekday === null || weekday === weekdayOf(day))
  );
}

/**
 * Returns what to show of a teacher's unavailability on a day: the first entry for the whole day, otherwise those of some
 * hours in order. Empty if the teacher is not away.
 */
export function unavailabilityOn<Times extends UnavailabilityTimes>(
  times: readonly Times[],
  day: CalendarDate,
): Times[] {
  const ofDay = times.filter((one) => isAwayOn(one, day));
  const whole = ofDay.find(({ beginsAt }) => beginsAt === null);
  return whole ? [whole] : ofDay.toSorted((a, b) => (a.beginsAt ?? '').localeCompare(b.beginsAt ?? ''));
}

/**
 * Returns the first of these unavailabilities that overlaps with a class; undefined if there is none. A class that
 * begins when one ends, or ends when one begins, does not overlap.
 */
export function unavailabilityAt<Times extends UnavailabilityTimes>(
  times: readonly Times[],
  planned: ClassTime,
): Times | undefined {
  if (times.length === 0) return undefined;
  const [start, end] = [momentText(planned), momentText(endOfClass(planned))];
  const days = daysOf(planned.date, end.slice(0, 10));
  return times.find((one) =>
    days.some((day) => {
      if (!isAwayOn(one, day)) return false;
      const begins = momentText({ date: day, time: one.beginsAt ?? '00:00' });
      const ends = momentText(
        one.endsAt === null ? { date: daysAfter(day, 1), time: '00:00' } : { date: day, time: one.endsAt },
      );
      return start < ends && begins < end;
    }),
  );
}

function daysOf(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  return first === last ? [first] : [first, last];
}
