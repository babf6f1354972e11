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

/** Returns the minutes of a lesson that a student attended: 0 for an absent one. */
export function minutesAttended(
  studentId: number,
  { minutes, absentees, details }: Pick<Lesson, 'minutes' | 'absentees' | 'details'>,
): number {
  if (absentees.some(({ id }) => id === studentId)) return 0;
  const detail = details?.find((given) => given.studentId === studentId);
  return Math.max(0, minutes - (detail?.lateMinutes ?? 0) - (detail?.leftEarlyMinutes ?? 0));
}

/**
 * Returns the hours that a student attended: lessons without the absences, minus the minutes missed (DOMAIN-10,
 * REP-PRINT-04).
 */
export function hoursAttended(
  studentId: number,
  lessons: readonly Pick<Lesson, 'minutes' | 'status' | 'absentees' | 'details'>[],
): number {
  const active = lessons.filter(({ status }) => status === 'active');
  return hoursOf(active.reduce((sum, lesson) => sum + minutesAttended(studentId, lesson), 0));
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
