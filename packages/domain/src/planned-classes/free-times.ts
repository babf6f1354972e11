import type { CalendarDate } from '../calendar/calendar-date.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import { type UnavailabilityTimes, unavailabilityAt } from '../unavailability/unavailability.ts';
import { type ClassTime, endOfClass, minutesOfDay, momentText, timeOfDay } from './clock-time.ts';

/** Parameters of a search for free times. */
export interface FreeTimeSearch {
  /** The class to move; its length stays. */
  planned: ClassTime;
  /** Other open classes of the same teacher and students. */
  busy: readonly ClassTime[];
  /** The days to search, in order. */
  days: readonly CalendarDate[];
  /** Text of the earliest possible moment: `2026-11-23 09:05`. */
  now: string;
  isClosed: (day: CalendarDate) => boolean;
  /** When the teacher is away. */
  away?: readonly UnavailabilityTimes[];
  /** Maximum number of times. */
  most: number;
}

/** Classes start on the half hour, between 8:00 and 20:00. */
const [opening, closing, step] = [8 * 60, 20 * 60, 30];

/**
 * Returns possible times for a class, at most one per day: the free time nearest to its current one. Skips closed
 * days, and weekends unless the class is on a weekend.
 */
export function freeTimes({
  planned,
  busy,
  days,
  now,
  isClosed,
  away = [],
  most,
}: FreeTimeSearch): ClassTime[] {
  const { minutes } = planned;
  const mayBeWeekend = isWeekend(planned.date);
  const wanted = minutesOfDay(planned.time);
  const starts = Array.from({ length: (closing - opening) / step }, (_, place) => opening + place * step)
    .filter((start) => start + minutes <= closing)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a);
  const open = days.filter((day) => !isClosed(day) && (mayBeWeekend || !isWeekend(day)));
  const found = open.flatMap((date) => {
    const times = starts.map((start): ClassTime => ({ date, time: timeOfDay(start), minutes }));
    const free = times.find(
      (time) =>
        momentText(time) > now &&
        momentText(time) !== momentText(planned) &&
        !busy.some((other) => overlaps(time, other)) &&
        !unavailabilityAt(away, time),
    );
    return free ? [free] : [];
  });
  return found.slice(0, most);
}

/** Returns whether two classes overlap. */
export function overlaps(one: ClassTime, other: ClassTime): boolean {
  return momentText(one) < momentText(endOfClass(other)) && momentText(other) < momentText(endOfClass(one));
}

function isWeekend(day: CalendarDate): boolean {
  return weekdayOf(day) > 5;
}
