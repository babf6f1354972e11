import type { CalendarDate } from '../calendar/calendar-date.ts';

/** Who teaches a contract from a day until the next period begins. */
export interface TeachingPeriod {
  /** The first day; null counts since always. */
  from: CalendarDate | null;
  /** Null if the contract has no teacher. */
  teacherId: number | null;
}

/** What decides who is to give a class. */
export interface ClassToGive {
  date: CalendarDate;
  /** The substitute of the planned class; null or undefined if whoever teaches on the day gives it. */
  substituteId?: number | null | undefined;
}

/** A class with the teacher who gave it. */
export interface GivenClass extends ClassToGive {
  /** Null if nobody is known to have given it. */
  teacherId: number | null;
}

/** Returns who teaches on a day; null without a teacher. The periods may be in any order; of two of a day, the later counts. */
export function teacherOn(periods: readonly TeachingPeriod[], day: CalendarDate): number | null {
  return periods.reduce<TeachingPeriod>(
    (found, period) =>
      (period.from ?? '') <= day && (period.from ?? '') >= (found.from ?? '') ? period : found,
    { from: null, teacherId: null },
  ).teacherId;
}

/** Returns who is to give a class: its substitute, else whoever teaches on its day; null without either. */
export function teacherOfClass(
  periods: readonly TeachingPeriod[],
  { date, substituteId }: ClassToGive,
): number | null {
  return substituteId ?? teacherOn(periods, date);
}

/**
 * Lets a teacher teach from a day on. Periods that begin on that day or later are replaced, so a change that was planned
 * for later no longer happens.
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
 * Returns who gave a recorded class after the periods have changed: whoever is to give it, unless another teacher did
 * before, because the office said so.
 */
export function giverAfter(
  given: GivenClass,
  before: readonly TeachingPeriod[],
  after: readonly TeachingPeriod[],
): number | null {
  return given.teacherId === teacherOfClass(before, given) ? teacherOfClass(after, given) : given.teacherId;
}

/**
 * Returns who gave a recorded class that became another one, on another day or of another planned class: whoever is to
 * give that one, unless another teacher gave it before than was to.
 */
export function giverOfMoved(
  given: GivenClass,
  to: ClassToGive,
  periods: readonly TeachingPeriod[],
): number | null {
  return given.teacherId === teacherOfClass(periods, given) ? teacherOfClass(periods, to) : given.teacherId;
}
