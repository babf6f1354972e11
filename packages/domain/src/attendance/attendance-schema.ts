import * as z from 'zod';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { chosenId, formObject, requiredDate, tooLong } from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { type AttendanceFormValues, isAbsenceMissing, type LessonFormValues } from './attendance-form.ts';
import { maxLessonMinutes } from './class-length.ts';
import {
  firstDetailRefusal,
  maxLessonNote,
  parseTypedDetails,
  readTypedDetails,
} from './typed-lesson-details.ts';

function lessonFields(latestDay: CalendarDate) {
  return {
    date: requiredDate().refine((day) => day <= latestDay, { error: refusal('lesson-too-far-ahead') }),
    minutes: chosenId().max(maxLessonMinutes, {
      error: refusal('out-of-range', { min: 1, max: maxLessonMinutes }),
    }),
    allPresent: z.boolean().default(false),
    absentStudentIds: z.array(z.number()).default([]),
  };
}

/** Note and details; omitted for a backend without them (DECISION-51). */
function detailFields() {
  return {
    note: z.string().trim().max(maxLessonNote, tooLong(maxLessonNote)).optional(),
    details: z.string().transform(parseTypedDetails).optional(),
  };
}

/** Puts the error on the list of absent students, where the form shows it (DECISION-46). */
function absenceMissing() {
  return {
    error: refusal('absent-student-missing'),
    path: ['absentStudentIds'],
    // Runs even if another field is invalid, so that the user sees all errors together.
    when: ({ value }: { value: unknown }) =>
      Array.isArray((value as Partial<LessonFormValues> | undefined)?.absentStudentIds),
  };
}

function hasAbsence(lesson: { allPresent: boolean; absentStudentIds: number[] }): boolean {
  return !isAbsenceMissing(lesson);
}

function withoutPresent<Fields extends { allPresent: boolean; absentStudentIds: number[] }>({
  allPresent,
  absentStudentIds,
  ...lesson
}: Fields) {
  return { ...lesson, absentStudentIds: allPresent ? [] : absentStudentIds };
}

/**
 * Reads and checks the teacher's attendance form: contract, date and length are required, and everyone is present unless
 * "all present" is off (PORTAL-ATT-03 to PORTAL-ATT-10). `latestDay` comes from `latestLessonDay` (DECISION-66).
 */
export function attendanceSchema(latestDay: CalendarDate) {
  return formObject({ contractId: chosenId(), ...lessonFields(latestDay) })
    .refine(hasAbsence, absenceMissing())
    .transform(withoutPresent) satisfies z.ZodType<AttendanceFormValues>;
}

/**
 * Reads and checks "Manage Attendance", the office's form of one lesson of a contract (CON-ATT-11 to CON-ATT-16).
 * `latestDay` comes from `latestLessonDay` (DECISION-66).
 */
export function lessonSchema(latestDay: CalendarDate) {
  return formObject({ ...lessonFields(latestDay), ...detailFields(), teacherId: chosenId().optional() })
    .refine(hasAbsence, absenceMissing())
    .transform(withoutPresent)
    .transform(({ details, ...lesson }, context) => {
      const refused = firstDetailRefusal(details ?? [], lesson);
      if (refused) context.addIssue({ code: 'custom', message: refused, path: ['details'] });
      return { ...lesson, ...(details && { details: readTypedDetails(details, lesson) }) };
    }) satisfies z.ZodType<LessonFormValues>;
}
