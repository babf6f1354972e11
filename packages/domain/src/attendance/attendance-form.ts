import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ContractStudent } from '../contract/contract.ts';
import { type ContractPeople, studentsOn } from '../contract/contract-students.ts';
import { byLastName } from '../person/by-last-name.ts';
import type { Person } from '../person/person.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Lesson } from './lesson.ts';
import type { LessonDetail } from './lesson-details.ts';
import { typedDetailsText, typedLessonDetails } from './typed-lesson-details.ts';

/** Validated values of a lesson form for a known contract (CON-ATT-12 to CON-ATT-16). */
export interface LessonFormValues {
  date: CalendarDate;
  minutes: number;
  /** Ids of the absent students; empty when all were present (PORTAL-ATT-10). */
  absentStudentIds: number[];
  /** A note for the organization; only for a backend with lesson details. */
  note?: string | null;
  /** Students who came late, left early or were excused; only for a backend with lesson details. */
  details?: LessonDetail[];
  /** The teacher who gave the class, if the office states it; otherwise the teacher of that day (DECISION-84). */
  teacherId?: number;
}

/** Validated values of the teacher's attendance form. */
export interface AttendanceFormValues extends LessonFormValues {
  contractId: number;
  /** The planned class that the lesson fulfils; only for a backend with planned classes. */
  plannedClassId?: number;
}

/** Initial values of a lesson form, including the "all present" switch. */
export type LessonFormText = FormText<
  Pick<LessonFormValues, 'date' | 'minutes' | 'absentStudentIds'> & { allPresent: boolean }
> & { note?: string; details?: string; teacherId?: string };

/**
 * Returns the form of a recorded lesson, or of a new one, in which everyone is present (CON-ATT-15, PORTAL-ATT-07).
 * Includes note and details if the backend supports them, and the teacher who gave it if the office may choose.
 */
export function lessonFormText(
  lesson: Pick<Lesson, 'date' | 'minutes' | 'absentees' | 'note' | 'details' | 'teacher'> | null,
  hasDetails = false,
  hasTeacher = false,
): LessonFormText {
  const absentees = lesson?.absentees ?? [];
  return {
    date: fieldText(lesson?.date),
    minutes: fieldText(lesson?.minutes),
    allPresent: absentees.length === 0,
    absentStudentIds: absentees.map(({ id }) => String(id)),
    ...(hasDetails && {
      note: fieldText(lesson?.note),
      details: typedDetailsText(typedLessonDetails(lesson?.details)),
    }),
    ...(hasTeacher && { teacherId: fieldText(lesson?.teacher?.id) }),
  };
}

/** Returns whether two lesson forms have the same values; the order of absentees does not count. */
export function isSameLesson(one: LessonFormText, other: LessonFormText): boolean {
  const [absent, others] = [new Set(one.absentStudentIds), new Set(other.absentStudentIds)];
  return (
    one.date === other.date &&
    one.minutes === other.minutes &&
    one.note === other.note &&
    one.details === other.details &&
    one.teacherId === other.teacherId &&
    absent.size === others.size &&
    [...absent].every((id) => others.has(id))
  );
}

/**
 * Returns the students who can be marked absent on a day, by last name: those who belonged to the contract on that day,
 * and former students in the record.
 */
export function pickableAbsentees(
  contract: ContractPeople<Person & Pick<ContractStudent, 'periods'>>,
  day: CalendarDate | '',
  lesson: Pick<Lesson, 'absentees'> | null,
): Person[] {
  const students = studentsOn(contract, day);
  const left = (lesson?.absentees ?? []).filter(({ id }) => students.every((student) => student.id !== id));
  return byLastName([...students, ...left]);
}

/** Reasons why the form cannot be submitted; the button shows them (PORTAL-ATT-03, PORTAL-ATT-04, DECISION-34). */
export type AttendanceBlocker = 'contract' | 'date' | 'dateAhead' | 'length' | 'absentees';

/**
 * Returns what is still missing before a lesson can be submitted, in form order. `latestDay` comes from
 * `latestLessonDay` (DECISION-66).
 */
export function attendanceBlockers(
  typed: {
    contractId: string;
    date: string;
    minutes: string;
    allPresent: boolean;
    absentStudentIds: readonly unknown[];
  },
  latestDay: CalendarDate,
): AttendanceBlocker[] {
  const missing: Record<AttendanceBlocker, boolean> = {
    contract: typed.contractId === '',
    date: typed.date === '',
    dateAhead: typed.date > latestDay,
    length: typed.minutes === '',
    absentees: isAbsenceMissing(typed),
  };
  return (['contract', 'date', 'dateAhead', 'length', 'absentees'] as const).filter(
    (field) => missing[field],
  );
}

/** Returns whether "all present" is off but nobody is marked absent (DECISION-46). */
export function isAbsenceMissing({
  allPresent,
  absentStudentIds,
}: {
  allPresent: boolean;
  absentStudentIds: readonly unknown[];
}): boolean {
  return !allPresent && absentStudentIds.length === 0;
}

/** Up to this number, students are check boxes; beyond it, a searchable list (DECISION-46). */
export const maxStudentTicks = 12;
