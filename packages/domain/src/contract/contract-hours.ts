import type { Lesson } from '../attendance/lesson.ts';
import type { Contract } from './contract.ts';

/** Returns the minutes of the active lessons (OPEN-51). */
export function minutesTaught(lessons: readonly Pick<Lesson, 'minutes' | 'status'>[]): number {
  return lessons.reduce((sum, lesson) => (lesson.status === 'active' ? sum + lesson.minutes : sum), 0);
}

/** Converts minutes to hours. */
export function hoursOf(minutes: number): number {
  return minutes / 60;
}

/** Returns the hours to propose as hours done for a number of minutes, with two decimals: 0.83 for 50 minutes. */
export function hoursDoneOf(minutes: number): number {
  return Math.round(hoursOf(minutes) * 100) / 100;
}

/** Returns the hours of a contract's current teacher: all hours less those of former teachers. Null if unknown. */
export function hoursOfTeacher({
  minutesTaught: minutes,
  previousTeachers,
}: Pick<Contract, 'minutesTaught' | 'previousTeachers'>): number | null {
  const before = previousTeachers.map(({ hoursDone }) => hoursDone);
  if (minutes === null || before.includes(null)) return null;
  const done = before.reduce<number>((sum, hours) => sum + (hours ?? 0), 0);
  return Math.max(0, hoursDoneOf(minutes - done * 60));
}

/**
 * Returns the contracted hours, which are also printed on reports; 0 if unknown (DOMAIN-08, DOMAIN-11, REP-PRINT-03).
 */
export function contractedHours(contract: Pick<Contract, 'hoursPerClass' | 'numberOfClasses'>): number {
  return tidy((contract.hoursPerClass ?? 0) * (contract.numberOfClasses ?? 0));
}

/** Converts hours to whole minutes: a class of 80 minutes is stored as 1.3333 hours. */
export function minutesOf(hours: number): number {
  return Math.round(tidy(hours * 60));
}

/** Hours still to teach, to the minute, never below zero. */
export function remainingHours(taught: number, contracted: number): number {
  return hoursOf(Math.max(0, minutesOf(contracted) - minutesOf(taught)));
}

/** Hours taught beyond the contract, to the minute: allowed, and shown (DECISION-16). */
export function overrunHours(taught: number, contracted: number): number {
  return remainingHours(contracted, taught);
}

/** State of a contract's hours, for the colour of its meter. */
export type HoursStanding = 'open' | 'nearly-used' | 'used' | 'overrun';

/** 95 % and more counts as nearly used; a contract without hours is open until a lesson is recorded. */
export function hoursStanding(taught: number, contracted: number): HoursStanding {
  if (overrunHours(taught, contracted) > 0) return 'overrun';
  if (contracted > 0 && remainingHours(taught, contracted) === 0) return 'used';
  return contracted > 0 && taught >= contracted * 0.95 ? 'nearly-used' : 'open';
}

/** Removes floating-point noise: a class length has at most four decimals (CON-FORM-36). */
function tidy(hours: number): number {
  return Math.round(hours * 10_000) / 10_000;
}
