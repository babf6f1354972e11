import { hoursOf } from '../contract/contract-hours.ts';
import type { Lesson } from './lesson.ts';

/** Attendance details of one student of a lesson, in addition to present or absent. */
export interface LessonDetail {
  studentId: number;
  /** Minutes missed at the beginning; 0 if the student was on time. */
  lateMinutes: number;
  /** Minutes missed at the end; 0 if the student stayed until the end. */
  leftEarlyMinutes: number;
  /** Whether the absence is excused. The student still did not attend. */
  isExcused: boolean;
}

/**
 * Returns whether a lesson counts for a student: it took place while the student belonged to the contract, or the
 * student is recorded as absent (DOMAIN-10).
 */
export function countsFor(
  studentId: number,
  { memberIds, absentees }: Pick<Lesson, 'memberIds' | 'absentees'>,
): boolean {
  return (
    memberIds === undefined || memberIds.includes(studentId) || absentees.some(({ id }) => id === studentId)
  );
}

/** Returns the minutes of a lesson that a student attended: 0 if absent or not in the contract on that day. */
export function minutesAttended(
  studentId: number,
  lesson: Pick<Lesson, 'minutes' | 'absentees' | 'details' | 'memberIds'>,
): number {
  const { minutes, absentees, details } = lesson;
  if (absentees.some(({ id }) => id === studentId) || !countsFor(studentId, lesson)) return 0;
  const detail = details?.find((given) => given.studentId === studentId);
  return Math.max(0, minutes - (detail?.lateMinutes ?? 0) - (detail?.leftEarlyMinutes ?? 0));
}

/**
 * Returns the hours that a student attended: the lessons that count for the student without the absences, minus the
 * minutes missed (DOMAIN-10, REP-PRINT-04).
 */
export function hoursAttended(
  studentId: number,
  lessons: readonly Pick<Lesson, 'minutes' | 'status' | 'absentees' | 'details' | 'memberIds'>[],
): number {
  const active = lessons.filter(({ status }) => status === 'active');
  return hoursOf(active.reduce((sum, lesson) => sum + minutesAttended(studentId, lesson), 0));
}

/** Returns the hours taught while a student belonged to the contract: attended and missed ones (DOMAIN-10). */
export function hoursTaughtTo(
  studentId: number,
  lessons: readonly Pick<Lesson, 'minutes' | 'status' | 'absentees' | 'memberIds'>[],
): number {
  const counted = lessons.filter((lesson) => lesson.status === 'active' && countsFor(studentId, lesson));
  return hoursOf(counted.reduce((sum, { minutes }) => sum + minutes, 0));
}

/** The reason why a detail is invalid, as a code. */
export type LessonDetailFault = 'late-but-absent' | 'excused-but-present' | 'longer-than-lesson';

/** Checks a detail against its lesson. */
export function lessonDetailFault(
  { studentId, lateMinutes, leftEarlyMinutes, isExcused }: LessonDetail,
  { minutes, absentStudentIds }: { minutes: number; absentStudentIds: readonly number[] },
): LessonDetailFault | null {
  const isAbsent = absentStudentIds.includes(studentId);
  if (isAbsent) return lateMinutes + leftEarlyMinutes > 0 ? 'late-but-absent' : null;
  if (isExcused) return 'excused-but-present';
  return lateMinutes + leftEarlyMinutes >= minutes ? 'longer-than-lesson' : null;
}
