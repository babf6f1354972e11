import * as z from 'zod';
import { chosenId, formObject, requiredDate } from '../refusal/form-fields.ts';
import type { AttendanceFormValues } from './attendance-form.ts';

/** Reads and checks the attendance form: contract, date and length are required, and everyone is present unless "all present" is off (PORTAL-ATT-03 to PORTAL-ATT-10). */
export const attendanceSchema = /* @__PURE__ */ buildAttendanceSchema();

function buildAttendanceSchema() {
  return formObject({
    contractId: chosenId(),
    date: requiredDate(),
    minutes: chosenId(),
    allPresent: z.boolean().default(false),
    absentStudentIds: z.array(z.number()).default([]),
  }).transform(({ allPresent, absentStudentIds, ...lesson }) => ({
    ...lesson,
    absentStudentIds: allPresent ? [] : absentStudentIds,
  })) satisfies z.ZodType<AttendanceFormValues>;
}
