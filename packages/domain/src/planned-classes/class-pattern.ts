import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { type Weekday, weekdayOf } from '../calendar/weekday.ts';
import { byBeginning, type ClassTime, type ClockTime, type LocalMoment, momentText } from './clock-time.ts';
import { type ClosedReason, type Closure, closedDays } from './closed-days.ts';

/** A class of every week. */
export interface WeeklyTime {
  weekday: Weekday;
  time: ClockTime;
  minutes: number;
}

/** The last day of a plan, or the number of its classes. */
export type PlanEnd = { date: CalendarDate } | { classes: number };

/** What differs from the weekly times. `slot` is the beginning that the weekly times give. */
export type ClassChange =
  | { kind: 'dropped'; slot: LocalMoment }
  | { kind: 'moved'; slot: LocalMoment; to: ClassTime }
  | { kind: 'added'; at: ClassTime };

/** The plan of a contract: weekly times, and what differs from them. */
export interface ClassPattern {
  times: readonly WeeklyTime[];
  startsOn: CalendarDate;
  until: PlanEnd;
  /** Whether statutory holidays are skipped. Closures of the organisation always are. */
  skipsHolidays: boolean;
  /** Closed days of this plan only. */
  breaks: readonly Closure[];
  changes: readonly ClassChange[];
}

/** A class that a plan gives. */
export interface PatternClass extends ClassTime {
  /** The beginning that the weekly times give, as text; it identifies the class when the plan changes. */
  slot: string;
}

/** A date that the weekly times give, but on which there is no class. */
export interface SkippedClass extends LocalMoment {
  reason: ClosedReason | 'dropped';
}

/** The classes of a plan, and the dates without one, both in order. */
export interface Expansion {
  classes: PatternClass[];
  skipped: SkippedClass[];
}

/** Maximum number of classes of a plan. */
export const mostClasses = 999;

/** A plan that is always closed would never reach its number of classes; the search ends after 20 years. */
const mostDays = 7305;

/** What an expansion must respect when there are classes already. */
export interface ExpansionLimits {
  /** Whether a class counts towards the number of classes, does not count, or is left out. */
  useOf(planned: PatternClass): 'counted' | 'uncounted' | 'left-out';
  /** Classes that count already. */
  counted: number;
}

const noLimits: ExpansionLimits = { useOf: () => 'counted', counted: 0 };

/**
 * Returns the classes of a plan. Closed and dropped dates do not count towards the number of classes; moved and added
 * ones do, and may be on a closed day.
 */
export function expandPattern(
  pattern: ClassPattern,
  closures: readonly Closure[],
  { useOf, counted }: ExpansionLimits = noLimits,
): Expansion {
  const classes = addedClasses(pattern).filter((added) => useOf(added) !== 'left-out');
  const slots = new Set(classes.map(({ slot }) => slot));
  const skipped: SkippedClass[] = [];
  const most = 'classes' in pattern.until ? Math.min(pattern.until.classes, mostClasses) : mostClasses;
  let room = most - counted - classes.filter((added) => useOf(added) === 'counted').length;
  for (const date of slotsOf(pattern, closures)) {
    if (room <= 0) break;
    if ('reason' in date) {
      skipped.push(date);
      continue;
    }
    const use = useOf(date);
    if (use === 'left-out' || slots.has(date.slot)) continue;
    slots.add(date.slot);
    classes.push(date);
    if (use === 'counted') room -= 1;
  }
  return { classes: classes.sort(byBeginning), skipped };
}

function addedClasses({ changes }: ClassPattern): PatternClass[] {
  return changes.flatMap((change) =>
    change.kind === 'added' ? [{ ...change.at, slot: momentText(change.at) }] : [],
  );
}

/** The dates of the weekly times in order, without an end if the plan has a number of classes. */
function* slotsOf(
  pattern: ClassPattern,
  closures: readonly Closure[],
): Generator<PatternClass | SkippedClass> {
  const { startsOn, until, breaks, skipsHolidays } = pattern;
  const reasonOn = closedDays([...breaks, ...closures], { holidays: skipsHolidays });
  const changes = new Map(
    pattern.changes.flatMap((change) => (change.kind === 'added' ? [] : [[momentText(change.slot), change]])),
  );
  const times = pattern.times.toSorted(byTime);
  for (let count = 0, date = startsOn; count < mostDays; count += 1, date = daysAfter(date, 1)) {
    if ('date' in until && date > until.date) return;
    const weekday = weekdayOf(date);
    for (const { time, minutes } of times.filter((given) => given.weekday === weekday)) {
      const slot = momentText({ date, time });
      const change = changes.get(slot);
      const reason = change ? undefined : reasonOn(date);
      if (change?.kind === 'moved') yield { ...change.to, slot };
      else if (change) yield { date, time, reason: 'dropped' };
      else if (reason) yield { date, time, reason };
      else yield { date, time, minutes, slot };
    }
  }
}

function byTime(one: WeeklyTime, other: WeeklyTime): number {
  return one.time.localeCompare(other.time);
}
