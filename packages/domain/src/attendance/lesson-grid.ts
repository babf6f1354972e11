import { byLastName } from '../person/by-last-name.ts';
import type { Person } from '../person/person.ts';
import type { Lesson } from './lesson.ts';
import { countsFor, minutesAttended } from './lesson-details.ts';

/** A student as a row of the grid of lessons. */
export interface GridStudent extends Person {
  /**
   * Whether the student has left the contract. Without enrolment periods, such students are only known from earlier
   * absences.
   */
  hasLeft: boolean;
}

/** A student's attendance of a lesson: `partial` if late or left early, unknown for a deleted lesson. */
export type Presence = 'present' | 'partial' | 'absent' | 'excused' | 'deleted';

/**
 * Returns the students of the grid by last name: those of the contract, and former students for whom one of the lessons
 * counts.
 */
export function gridStudents(
  { students, formerStudents = [] }: { students: readonly Person[]; formerStudents?: readonly Person[] },
  lessons: readonly Pick<Lesson, 'absentees' | 'memberIds'>[],
): GridStudent[] {
  const rows = new Map<number, GridStudent>();
  const add = ({ id, name, lastName, archived }: Person, { hasLeft }: Pick<GridStudent, 'hasLeft'>) =>
    rows.set(id, { id, name, lastName, ...(archived && { archived }), hasLeft });
  for (const person of formerStudents)
    if (lessons.some(({ memberIds }) => memberIds?.includes(person.id))) add(person, { hasLeft: true });
  for (const { absentees } of lessons) for (const person of absentees) add(person, { hasLeft: true });
  for (const person of students) add(person, { hasLeft: false });
  return byLastName([...rows.values()]);
}

/**
 * Returns a student's attendance of a lesson; undefined if the student was not in the contract on that day, or has left
 * and the days are unknown (DOMAIN-10, OPEN-51).
 */
export function presenceAt(
  { id, hasLeft }: Pick<GridStudent, 'id' | 'hasLeft'>,
  lesson: Pick<Lesson, 'minutes' | 'absentees' | 'details' | 'status' | 'memberIds'>,
): Presence | undefined {
  const { absentees, details, status, memberIds } = lesson;
  const isAbsent = absentees.some((student) => student.id === id);
  const isIn = memberIds === undefined ? !hasLeft : countsFor(id, lesson);
  if (!isIn && !isAbsent) return undefined;
  if (status === 'deleted') return 'deleted';
  if (isAbsent)
    return details?.some(({ studentId, isExcused }) => studentId === id && isExcused) ? 'excused' : 'absent';
  return minutesAttended(id, lesson) < lesson.minutes ? 'partial' : 'present';
}

/** Returns how many students attended a lesson; 0 for a deleted one. */
export function presentCount(
  students: readonly Pick<GridStudent, 'id' | 'hasLeft'>[],
  lesson: Pick<Lesson, 'minutes' | 'absentees' | 'status' | 'memberIds'>,
): number {
  const plain = { ...lesson, details: [] };
  return students.filter((student) => presenceAt(student, plain) === 'present').length;
}

/** A run of consecutive lessons, oldest first. */
export interface LessonStretch {
  first: Lesson;
  last: Lesson;
  lessons: readonly Lesson[];
}

/** Maximum number of lessons in one row of the grid, on screen and on paper. */
export const lessonsAcross = 40;

/** Splits lessons into runs of about equal length, each of at most `lessonsAcross`. */
export function lessonStretches(lessons: readonly Lesson[]): LessonStretch[] {
  const inOrder = lessons.toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  const count = Math.ceil(inOrder.length / lessonsAcross);
  const length = Math.ceil(inOrder.length / count);
  return Array.from({ length: count }, (_, index) =>
    inOrder.slice(index * length, (index + 1) * length),
  ).flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)];
    return first && last ? [{ first, last, lessons: part }] : [];
  });
}
