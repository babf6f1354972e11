import { byLastName, type Person } from '../person/person.ts';
import type { Lesson } from './lesson.ts';

/** A student as a row of the grid of lessons. */
export interface GridStudent extends Person {
  /** Not in the contract any more: all that is known are absences of before. */
  hasLeft: boolean;
}

/** What a lesson says about a student; a deleted lesson says nothing more. */
export type Presence = 'present' | 'absent' | 'deleted';

/** Who is in the grid, by last name: the students of the contract, and who was absent from it once and has left since. */
export function gridStudents(
  students: readonly Person[],
  lessons: readonly Pick<Lesson, 'absentees'>[],
): GridStudent[] {
  const rows = new Map<number, GridStudent>();
  for (const { absentees } of lessons) {
    for (const { id, name, lastName } of absentees) rows.set(id, { id, name, lastName, hasLeft: true });
  }
  for (const { id, name, lastName } of students) rows.set(id, { id, name, lastName, hasLeft: false });
  return byLastName([...rows.values()]);
}

/** What a lesson says about a student; undefined where nobody knows, since the student has left (DOMAIN-10, OPEN-51). */
export function presenceAt(
  { id, hasLeft }: Pick<GridStudent, 'id' | 'hasLeft'>,
  { absentees, status }: Pick<Lesson, 'absentees' | 'status'>,
): Presence | undefined {
  const isAbsent = absentees.some((student) => student.id === id);
  if (hasLeft && !isAbsent) return undefined;
  if (status === 'deleted') return 'deleted';
  return isAbsent ? 'absent' : 'present';
}

/** How many students of the contract were at a lesson; none at one that was deleted. */
export function presentCount(
  students: readonly Pick<GridStudent, 'id' | 'hasLeft'>[],
  lesson: Pick<Lesson, 'absentees' | 'status'>,
): number {
  return students.filter((student) => presenceAt(student, lesson) === 'present').length;
}

/** Lessons that follow one another, oldest first. */
export interface LessonStretch {
  first: Lesson;
  last: Lesson;
  lessons: readonly Lesson[];
}

/** How many lessons stand side by side, on a screen as on a sheet. */
export const lessonsAcross = 40;

/** The lessons from the first on, in stretches of about the same length, each of `lessonsAcross` at most. */
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
