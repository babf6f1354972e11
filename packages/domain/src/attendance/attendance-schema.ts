import * as z from 'zod';
import { chosenId, formObject, requiredDate, tooLong } from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { type AttendanceFormValues, isAbsenceMissing, type LessonFormValues } from './attendance-form.ts';
import {
  firstDetailRefusal,
  maxLessonNote,
  parseTypedDetails,
  readTypedDetails,
} from './typed-lesson-details.ts';

/** Reads and checks the teacher's attendance form: contract, date and length are required, and everyone is present unless "all present" is off (PORTAL-ATT-03 to PORTAL-ATT-10). */
export const attendanceSchema = /* @__PURE__ */ buildAttendanceSchema();

/** Reads and checks "Manage Attendance", the office's form of one lesson of a contract (CON-ATT-11 to CON-ATT-16). */
export const lessonSchema = /* @__PURE__ */ buildLessonSchema();

function lessonFields() {
  return {
    date: requiredDate(),
    minutes: chosenId(),
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

function buildAttendanceSchema() {
  return formObject({ contractId: chosenId(), ...lessonFields() })
    .refine(hasAbsence, absenceMissing())
    .transform(withoutPresent) satisfies z.ZodType<AttendanceFormValues>;
}

function buildLessonSchema() {
  return formObject({ ...lessonFields(), ...detailFields() })
    .refine(hasAbsence, absenceMissing())
    .transform(withoutPresent)
    .transform(({ details, ...lesson }, context) => {
      const refused = firstDetailRefusal(details ?? [], lesson);
      if (refused) context.addIssue({ code: 'custom', message: refused, path: ['details'] });
      return { ...lesson, ...(details && { details: readTypedDetails(details, lesson) }) };
    }) satisfies z.ZodType<LessonFormValues>;
}
