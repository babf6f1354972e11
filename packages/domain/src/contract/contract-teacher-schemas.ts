import type * as z from 'zod';
import { chosenId, formObject, requiredDate, requiredText, typedNumber } from '../refusal/form-fields.ts';
import { textLimits } from '../refusal/text-limits.ts';

/** Allowed range of hours done. */
const hoursDone = { min: 0, max: 99_999 } as const;

/** Reads and checks the teacher chosen for a contract (CON-SIDE-15). */
export const teacherAssignmentSchema = /* @__PURE__ */ buildTeacherAssignmentSchema();

/**
 * Reads and checks a change of teacher: the new teacher, the reason, and the hours done by the former teacher
 * (CON-SIDE-14).
 */
export const teacherChangeSchema = /* @__PURE__ */ buildTeacherChangeSchema();

/** Validated values of a change of teacher; the hours are those of the former one (DOMAIN-48). */
export type TeacherChangeValues = z.output<typeof teacherChangeSchema>;

function buildTeacherAssignmentSchema() {
  return formObject({ teacherId: chosenId() });
}

function buildTeacherChangeSchema() {
  return formObject({
    teacherId: chosenId(),
    motive: requiredText('required', { max: textLimits.paragraph }),
    hoursDone: typedNumber({ range: hoursDone }),
    // Omitted for a backend without the extension `belonging`; `teacherChangeBlockers` requires it for the others.
    from: requiredDate().optional(),
  });
}
