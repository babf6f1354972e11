import { readDecimal } from '../number/typed-number.ts';
import { refusal } from '../refusal/refusal-code.ts';
import type { LessonDetail } from './lesson-details.ts';

/** The detail of one student as a form holds it. */
export interface TypedLessonDetail {
  studentId: number;
  /** Minutes missed at the beginning, as typed. */
  late: string;
  /** Minutes missed at the end, as typed. */
  leftEarly: string;
  isExcused: boolean;
}

/** What a detail is checked against. */
export interface TypedLesson {
  /** Length in minutes; 0 until it is chosen. */
  minutes: number;
  absentStudentIds: readonly number[];
}

/** The most characters of a lesson's note. */
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

/** Returns the detail of a student; an empty one if there is none. */
export function typedDetailOf(details: readonly TypedLessonDetail[], studentId: number): TypedLessonDetail {
  const empty = { studentId, late: '', leftEarly: '', isExcused: false };
  return details.find((detail) => detail.studentId === studentId) ?? empty;
}

/** Returns the details with this one in place of the student's former one; an empty one is left out. */
export function withTypedDetail(
  details: readonly TypedLessonDetail[],
  detail: TypedLessonDetail,
): TypedLessonDetail[] {
  const others = details.filter(({ studentId }) => studentId !== detail.studentId);
  const isEmpty = detail.late === '' && detail.leftEarly === '' && !detail.isExcused;
  return isEmpty ? others : [...others, detail].toSorted((a, b) => a.studentId - b.studentId);
}

/** Why the minutes of a detail are refused, by field; an absent student has none. */
export interface DetailRefusals {
  late?: string;
  leftEarly?: string;
}

/** Checks the minutes of a detail: whole, and together less than the class (DECISION-45, DECISION-51). */
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

/** Returns why the first refused detail is refused; undefined if none is. */
export function firstDetailRefusal(
  details: readonly TypedLessonDetail[],
  lesson: TypedLesson,
): string | undefined {
  return details.flatMap((detail) => Object.values<string>({ ...detailRefusals(detail, lesson) }))[0];
}

/** Why details or note keep a lesson from being submitted. */
export type LessonDetailBlocker = 'details' | 'note';

/** Returns whether the minutes missed or the note have to be corrected first; null if neither. */
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

/** Returns what accepted details say: minutes of those who were there, excuses of those who were not. */
export function readTypedDetails(
  details: readonly TypedLessonDetail[],
  { absentStudentIds }: Pick<TypedLesson, 'absentStudentIds'>,
): LessonDetail[] {
  return details
    .map(({ studentId, late, leftEarly, isExcused }): LessonDetail => {
      const isAbsent = absentStudentIds.includes(studentId);
      return {
        studentId,
        lateMinutes: isAbsent ? 0 : Number(late),
        leftEarlyMinutes: isAbsent ? 0 : Number(leftEarly),
        isExcused: isAbsent && isExcused,
      };
    })
    .filter(
      ({ lateMinutes, leftEarlyMinutes, isExcused }) => lateMinutes + leftEarlyMinutes > 0 || isExcused,
    );
}

/** Returns the details as the text of one field. */
export function typedDetailsText(details: readonly TypedLessonDetail[]): string {
  return details.length === 0 ? '' : JSON.stringify(details);
}

/** Reads the text of the field back; a broken one says nothing. */
export function parseTypedDetails(text: string): TypedLessonDetail[] {
  try {
    return text === '' ? [] : JSON.parse(text);
  } catch {
    return [];
  }
}

function minutesText(minutes: number): string {
  return minutes === 0 ? '' : String(minutes);
}

/** Returns typed minutes, 0 for none, or why they are refused. */
function readMinutes(text: string, most: number): number | string {
  if (text.trim() === '') return 0;
  const minutes = readDecimal(text);
  if (minutes === null) return refusal('not-a-number');
  if (!Number.isInteger(minutes)) return refusal('not-whole');
  return minutes < 0 || minutes > most ? refusal('out-of-range', { min: 0, max: most }) : minutes;
}
