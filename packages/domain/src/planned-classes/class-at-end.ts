import { type ClassPattern, maxClasses, type PatternClass, slotsOf } from './class-pattern.ts';
import { type ClassTime, endOfClass, type LocalMoment, momentOf, momentText } from './clock-time.ts';
import type { ClosedCalendar } from './closed-days.ts';

/** A saved class, cancelled ones included, because their time stays theirs. */
type KeptClass = PatternClass & { isCancelled: boolean };

/**
 * Returns the class that is added at the end in place of a cancelled one: the first weekly time of the plan after all
 * saved classes and after now, with the length of that time. Closed days and times that the plan has dropped or moved are
 * skipped. Null without weekly times, with the most classes that a plan may have, and if every day is closed.
 */
export function classAtEnd(
  pattern: ClassPattern,
  saved: readonly KeptClass[],
  calendar: ClosedCalendar,
  now: LocalMoment,
): ClassTime | null {
  if (saved.filter(({ isCancelled }) => !isCancelled).length >= maxClasses) return null;
  const ends = saved.map((planned) => momentText(endOfClass(planned)));
  const after = [momentText(now), ...ends].toSorted().at(-1) ?? momentText(now);
  const taken = new Set(saved.map(({ slot }) => slot));
  const { date } = momentOf(after);
  const [, startsOn = date] = [date, pattern.startsOn].toSorted();
  for (const given of slotsOf({ ...pattern, startsOn, until: { classes: maxClasses } }, calendar)) {
    if ('reason' in given || given.slot !== momentText(given) || taken.has(given.slot)) continue;
    if (given.slot >= after && given.slot > momentText(now))
      return { date: given.date, time: given.time, minutes: given.minutes };
  }
  return null;
}
