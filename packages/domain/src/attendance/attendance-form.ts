import type { CalendarDate } from '../calendar/calendar-date.ts';
import { byLastName, type Person } from '../person/person.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Lesson } from './lesson.ts';

/** One lesson of a known contract as a form gives it back (CON-ATT-12 to CON-ATT-16). */
export interface LessonFormValues {
  date: CalendarDate;
  minutes: number;
  /** Ids of the absent students; empty when all were present (PORTAL-ATT-10). */
  absentStudentIds: number[];
}

/** A lesson as the teacher's form gives it back, ready to be recorded. */
export interface AttendanceFormValues extends LessonFormValues {
  contractId: number;
}

/** What the form of a lesson holds: a tick for "all present" besides its values. */
export type LessonFormText = FormText<LessonFormValues & { allPresent: boolean }>;

/** The form of a recorded lesson, or of one to add, which opens with everyone present (CON-ATT-15, PORTAL-ATT-07). */
export function lessonFormText(
  lesson: Pick<Lesson, 'date' | 'minutes' | 'absentees'> | null,
): LessonFormText {
  const absentees = lesson?.absentees ?? [];
  return {
    date: fieldText(lesson?.date),
    minutes: fieldText(lesson?.minutes),
    allPresent: absentees.length === 0,
    absentStudentIds: absentees.map(({ id }) => String(id)),
  };
}

/** Whether two forms of a lesson say the same, in whatever order they name the absent. */
export function isSameLesson(one: LessonFormText, other: LessonFormText): boolean {
  const [absent, others] = [new Set(one.absentStudentIds), new Set(other.absentStudentIds)];
  return (
    one.date === other.date &&
    one.minutes === other.minutes &&
    absent.size === others.size &&
    [...absent].every((id) => others.has(id))
  );
}

/** Who can be picked as absent, by last name: the students of the contract, and those of the record who have left it since. */
export function pickableAbsentees(
  students: readonly Person[],
  lesson: Pick<Lesson, 'absentees'> | null,
): Person[] {
  const left = (lesson?.absentees ?? []).filter(({ id }) => students.every((student) => student.id !== id));
  return byLastName([...students, ...left]);
}

/** What keeps the form from being sent: the button says so instead of falling silent (PORTAL-ATT-03, PORTAL-ATT-04, DECISION-34). */
export type AttendanceBlocker = 'contract' | 'date' | 'length' | 'absentees';

/** What is still to be chosen before a lesson can be submitted, in the order of the form. */
export function attendanceBlockers(typed: {
  contractId: string;
  date: string;
  minutes: string;
  allPresent: boolean;
  absentStudentIds: readonly unknown[];
}): AttendanceBlocker[] {
  const missing: Record<AttendanceBlocker, boolean> = {
    contract: typed.contractId === '',
    date: typed.date === '',
    length: typed.minutes === '',
    absentees: isAbsenceMissing(typed),
  };
  return (['contract', 'date', 'length', 'absentees'] as const).filter((field) => missing[field]);
}

/** Whether "all present" is off and nobody is chosen as absent, which contradict each other (DECISION-46). */
export function isAbsenceMissing({
  allPresent,
  absentStudentIds,
}: {
  allPresent: boolean;
  absentStudentIds: readonly unknown[];
}): boolean {
  return !allPresent && absentStudentIds.length === 0;
}

/** Up to this many students are shown as ticks; more are a list that can be searched (DECISION-46). */
export const maxStudentTicks = 12;
