import type { CalendarDate } from '../calendar/calendar-date.ts';

/** The teacher of a contract, from a day until the next period begins. */
export interface TeachingPeriod {
  /** The first day; null means from the beginning. */
  from: CalendarDate | null;
  /** Null if the contract has no teacher. */
  teacherId: number | null;
}

/** The facts that determine who gives a class. */
export interface ClassToGive {
  date: CalendarDate;
  /** The substitute of the planned class; null or undefined if the teacher of the day gives it. */
  substituteId?: number | null | undefined;
}

/** A class with the teacher who gave it. */
export interface GivenClass extends ClassToGive {
  /** Null if it is unknown who gave it. */
  teacherId: number | null;
}

/**
 * Returns the teacher of a day; null without one. The periods may be in any order; if two begin on the same day, the
 * later one counts.
 */
export function teacherOn(periods: readonly TeachingPeriod[], day: CalendarDate): number | null {
  return periods.reduce<TeachingPeriod>(
    (found, period) =>
      (period.from ?? '') <= day && (period.from ?? '') >= (found.from ?? '') ? period : found,
    { from: null, teacherId: null },
  ).teacherId;
}

/**
 * Returns the teacher who is planned to give a class: its substitute, otherwise the teacher of its day; null without
 * either.
 */
export function teacherOfClass(
  periods: readonly TeachingPeriod[],
  { date, substituteId }: ClassToGive,
): number | null {
  return substituteId ?? teacherOn(periods, date);
}

/**
 * Assigns a teacher from a day on. Replaces periods that begin on that day or later, so a change planned for later is
 * cancelled.
 */
export function withTeacherFrom(
  periods: readonly TeachingPeriod[],
  { from, teacherId }: { from: CalendarDate; teacherId: number },
): TeachingPeriod[] {
  const kept = periods.filter((period) => (period.from ?? '') < from);
  const isSame = kept.length > 0 && teacherOn(kept, from) === teacherId;
  return isSame ? kept : [...kept, { from, teacherId }];
}

/**
 * Returns who gave a recorded class after the periods have changed: the teacher who is planned to give it, unless the
 * office had stated another teacher before.
 */
export function giverAfter(
  given: GivenClass,
  before: readonly TeachingPeriod[],
  after: readonly TeachingPeriod[],
): number | null {
  return given.teacherId === teacherOfClass(before, given) ? teacherOfClass(after, given) : given.teacherId;
}

/**
 * Returns who gave a recorded class that moved to another day or another planned class: the teacher who is planned to
 * give that one, unless another teacher than planned had given it before.
 */
export function giverOfMoved(
  given: GivenClass,
  to: ClassToGive,
  periods: readonly TeachingPeriod[],
): number | null {
  return given.teacherId === teacherOfClass(periods, given) ? teacherOfClass(periods, to) : given.teacherId;
}
