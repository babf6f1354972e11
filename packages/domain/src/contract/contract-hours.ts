import type { Lesson } from '../attendance/lesson.ts';
import type { Contract } from './contract.ts';

/** Minutes taught in these lessons; deleted ones count for nothing (OPEN-51). */
export function minutesTaught(lessons: readonly Pick<Lesson, 'minutes' | 'status'>[]): number {
  return lessons.reduce((sum, lesson) => (lesson.status === 'active' ? sum + lesson.minutes : sum), 0);
}

/** Hours in so many minutes. */
export function hoursOf(minutes: number): number {
  return minutes / 60;
}

/** Hours taught to date (DOMAIN-07). */
export function hoursTaught(lessons: readonly Pick<Lesson, 'minutes' | 'status'>[]): number {
  return hoursOf(minutesTaught(lessons));
}

/**
 * Hours that the present teacher of a contract has done; null when that cannot be told.
 *
 * That is what was taught, less the hours of those who taught before.
 */
export function hoursOfTeacher({
  minutesTaught: minutes,
  previousTeachers,
}: Pick<Contract, 'minutesTaught' | 'previousTeachers'>): number | null {
  const before = previousTeachers.map(({ hoursDone }) => hoursDone);
  if (minutes === null || before.includes(null)) return null;
  const hours = before.reduce<number>((rest, done) => rest - (done ?? 0), hoursOf(minutes));
  return Math.max(0, Math.round(hours * 100) / 100);
}

/** Hours sold, also the printed total of a report; 0 while the contract does not say (DOMAIN-08, DOMAIN-11, REP-PRINT-03). */
export function contractedHours(contract: Pick<Contract, 'hoursPerClass' | 'numberOfClasses'>): number {
  return tidy((contract.hoursPerClass ?? 0) * (contract.numberOfClasses ?? 0));
}

/** Hours still to teach, never below zero. */
export function remainingHours(taught: number, contracted: number): number {
  return tidy(Math.max(0, contracted - taught));
}

/** Hours taught beyond the contract: allowed, and shown (DECISION-16). */
export function overrunHours(taught: number, contracted: number): number {
  return tidy(Math.max(0, taught - contracted));
}

/** How the hours of a contract stand, for the colour of its meter. */
export type HoursStanding = 'open' | 'nearly-used' | 'used' | 'overrun';

/** Used up to 95 per cent counts as nearly used; a contract without hours is open until something is taught. */
export function hoursStanding(taught: number, contracted: number): HoursStanding {
  if (overrunHours(taught, contracted) > 0) return 'overrun';
  if (contracted > 0 && remainingHours(taught, contracted) === 0) return 'used';
  return contracted > 0 && taught >= contracted * 0.95 ? 'nearly-used' : 'open';
}

/** Hours of a student's own presence: the lessons in whose list of absentees the student is not (DOMAIN-10, REP-PRINT-04). */
export function hoursAttended(
  studentId: number,
  lessons: readonly Pick<Lesson, 'minutes' | 'status' | 'absentees'>[],
): number {
  return hoursTaught(lessons.filter(({ absentees }) => absentees.every(({ id }) => id !== studentId)));
}

/** Takes the noise of binary fractions off a sum: a class length has at most four decimals (CON-FORM-36). */
function tidy(hours: number): number {
  return Math.round(hours * 10_000) / 10_000;
}
