import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';
import type { Contract, TeachingOfContract } from './contract.ts';

type Taught = Pick<Contract, 'teacher' | 'teaching'>;

/**
 * Returns the teacher who was assigned last: the present teacher, or the one of a change that is planned for a later
 * day.
 */
export function assignedTeacher({ teacher, teaching }: Taught): Person | null {
  return teaching?.at(-1)?.teacher ?? teacher;
}

/** Returns the teachers after today, each with the first day. */
export function upcomingTeachers({ teaching = [] }: Taught, today: CalendarDate): TeachingOfContract[] {
  return teaching.filter(({ from }) => from !== null && from > today);
}

/** Returns the first day of the present teacher; null if it is unknown, or if there was never another teacher. */
export function teachesSince({ teaching = [] }: Taught, today: CalendarDate): CalendarDate | null {
  return teaching.findLast(({ from }) => from === null || from <= today)?.from ?? null;
}
