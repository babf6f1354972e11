import { readDecimal } from '../number/typed-number.ts';
import { refusal } from '../refusal/refusal-code.ts';
import type { LessonDetail } from './lesson-details.ts';

/** The details of one student as form text. */
export interface TypedLessonDetail {
  studentId: number;
  /** Minutes missed at the beginning, as text. */
  late: string;
  /** Minutes missed at the end, as text. */
  leftEarly: string;
  isExcused: boolean;
}

/** The facts that a detail is validated against. */
export interface TypedLesson {
  /** Length in minutes; 0 until it is selected. */
  minutes: number;
  absentStudentIds: readonly number[];
}

/** Maximum length of a lesson's note. */
export const maxLessonNote = 2000;

/** Returns the details of a lesson for a form, by student. */
export function typedLessonDetails(details: readonly LessonDetail[] = []): TypedLessonDetail[] {
  return details
    .map(({ studentId, lateMinutes, leftEarlyMinutes, isExcused }) => ({
      studentId,
      late: minutesText(lateMinutes),
      leftEarly: minutesText(leftEarlyMinutes),
      isExcused,
    }))
    .toSorted((a, b) => a.studentId - b.studentId);
}

/** Returns the details of a student; empty ones if there are none. */
export function typedDetailOf(details: readonly TypedLessonDetail[], studentId: number): TypedLessonDetail {
  const empty = { studentId, late: '', leftEarly: '', isExcused: false };
  return details.find((detail) => detail.studentId === studentId) ?? empty;
}

/** Returns the details with those of one student replaced; empty details are removed. */
export function withTypedDetail(
  details: readonly TypedLessonDetail[],
  detail: TypedLessonDetail,
): TypedLessonDetail[] {
  const others = details.filter(({ studentId }) => studentId !== detail.studentId);
  const isEmpty = detail.late === '' && detail.leftEarly === '' && !detail.isExcused;
  return isEmpty ? others : [...others, detail].toSorted((a, b) => a.studentId - b.studentId);
}

/** The refusals of the minutes by field; an absent student has none. */
export interface DetailRefusals {
  late?: string;
  leftEarly?: string;
}

/** Validates the minutes: integers that together are less than the class (DECISION-45, DECISION-51). */
export function detailRefusals(detail: TypedLessonDetail, lesson: TypedLesson): DetailRefusals {
  if (lesson.absentStudentIds.includes(detail.studentId)) return {};
  const most = lesson.minutes > 0 ? lesson.minutes - 1 : 1440;
  const late = readMinutes(detail.late, most);
  const leftEarly = readMinutes(detail.leftEarly, typeof late === 'number' ? most - late : most);
  return {
    ...(typeof late === 'string' && { late }),
    ...(typeof leftEarly === 'string' && { leftEarly }),
  };
}

/** Returns the first refusal of any detail; undefined if all are valid. */
export function firstDetailRefusal(
  details: readonly TypedLessonDetail[],
  lesson: TypedLesson,
): string | undefined {
  return details.flatMap((detail) => Object.values<string>({ ...detailRefusals(detail, lesson) }))[0];
}

/** The input that prevents a lesson from being submitted. */
export type LessonDetailBlocker = 'details' | 'note';

/** Returns whether the minutes missed or the note must be corrected first; null if neither. */
export function lessonDetailBlocker({
  minutes,
  allPresent,
  absentStudentIds,
  details,
  note,
}: {
  minutes: string;
  allPresent: boolean;
  absentStudentIds: readonly number[];
  details: readonly TypedLessonDetail[];
  note: string;
}): LessonDetailBlocker | null {
  const lesson = { minutes: Number(minutes), absentStudentIds: allPresent ? [] : absentStudentIds };
  if (firstDetailRefusal(details, lesson) !== undefined) return 'details';
  return note.trim().length > maxLessonNote ? 'note' : null;
}

/** Converts valid details: minutes of present students, excuses of absent ones. */
export function readTypedDetails(
  details: readonly TypedLessonDetail[],
  { absentStudentIds }: Pick<TypedLesson, 'absentStudentIds'>,
): LessonDetail[] {
  return details
    .map(({ studentId, late, leftEarly, isExcused }): LessonDetail => {
      const isAbsent = absentStudentIds.includes(studentId);
      return {
        studentId,
        lateMinutes: isAbsent ? 0 : (readDecimal(late) ?? 0),
        leftEarlyMinutes: isAbsent ? 0 : (readDecimal(leftEarly) ?? 0),
        isExcused: isAbsent && isExcused,
      };
    })
    .filter(
      ({ lateMinutes, leftEarlyMinutes, isExcused }) => lateMinutes + leftEarlyMinutes > 0 || isExcused,
    );
}

/** Serializes the details as the text of one field. */
export function typedDetailsText(details: readonly TypedLessonDetail[]): string {
  return details.length === 0 ? '' : JSON.stringify(details);
}

/** Parses the text of the field; returns no details if it is invalid. */
export function parseTypedDetails(text: string): TypedLessonDetail[] {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

function minutesText(minutes: number): string {
  return minutes === 0 ? '' : String(minutes);
}

/** Parses minutes: 0 for an empty text, or the reason of a refusal. */
function readMinutes(text: string, most: number): number | string {
  if (text.trim() === '') return 0;
  const minutes = readDecimal(text);
  if (minutes === null) return refusal('not-a-number');
  if (!Number.isInteger(minutes)) return refusal('not-whole');
  return minutes < 0 || minutes > most ? refusal('out-of-range', { min: 0, max: most }) : minutes;
}
