import type { CalendarDate } from '../calendar/calendar-date.ts';

/** Who teaches a contract from a day until the next period begins. */
export interface TeachingPeriod {
  /** The first day; null counts since always. */
  from: CalendarDate | null;
  /** Null if the contract has no teacher. */
  teacherId: number | null;
}

/** A class with the teacher who gave it. */
export interface GivenClass {
  date: CalendarDate;
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
 * Returns who gave a recorded class after the periods have changed: whoever teaches on its day, unless the class had
 * another teacher before, such as a substitute.
 */
export function giverAfter(
  { date, teacherId }: GivenClass,
  before: readonly TeachingPeriod[],
  after: readonly TeachingPeriod[],
): number | null {
  return teacherId === teacherOn(before, date) ? teacherOn(after, date) : teacherId;
}

/**
 * Returns who gave a class that was moved to another day: whoever teaches on the new day, unless the class had another
 * teacher than that of its day before.
 */
export function giverOnDay(
  given: GivenClass,
  day: CalendarDate,
  periods: readonly TeachingPeriod[],
): number | null {
  return given.teacherId === teacherOn(periods, given.date) ? teacherOn(periods, day) : given.teacherId;
}
