import * as z from 'zod';
import { chosenId, formObject, requiredDate } from '../refusal/form-fields.ts';
import type { AttendanceFormValues, LessonFormValues } from './attendance-form.ts';

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

function withoutPresent<Fields extends { allPresent: boolean; absentStudentIds: number[] }>({
  allPresent,
  absentStudentIds,
  ...lesson
}: Fields) {
  return { ...lesson, absentStudentIds: allPresent ? [] : absentStudentIds };
}

function buildAttendanceSchema() {
  return formObject({ contractId: chosenId(), ...lessonFields() }).transform(
    withoutPresent,
  ) satisfies z.ZodType<AttendanceFormValues>;
}

function buildLessonSchema() {
  return formObject(lessonFields()).transform(withoutPresent) satisfies z.ZodType<LessonFormValues>;
}
