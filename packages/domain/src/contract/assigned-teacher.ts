import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';
import type { Contract, TeachingOfContract } from './contract.ts';

type Taught = Pick<Contract, 'teacher' | 'teaching'>;

/** Returns the teacher who was assigned last: today's, or the one of a change that is arranged for a later day. */
export function assignedTeacher({ teacher, teaching }: Taught): Person | null {
  return teaching?.at(-1)?.teacher ?? teacher;
}

/** Returns who teaches after today, from which day. */
export function upcomingTeachers({ teaching = [] }: Taught, today: CalendarDate): TeachingOfContract[] {
  return teaching.filter(({ from }) => from !== null && from > today);
}

/** Returns the day from which the teacher of today teaches; null if that is unknown, or since always. */
export function teachesSince({ teaching = [] }: Taught, today: CalendarDate): CalendarDate | null {
  return teaching.findLast(({ from }) => from === null || from <= today)?.from ?? null;
}
