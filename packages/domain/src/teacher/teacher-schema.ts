import * as z from 'zod';
import { chosenId, formObject, optionalNumber } from '../refusal/form-fields.ts';
import type { TeacherRate } from './teacher.ts';
import { teacherLimits, teacherShape } from './teacher-shape.ts';

/**
 * Reads and checks the teacher form. Course types without a rate are omitted (TEA-EDIT-05 to TEA-EDIT-17, TEA-EDIT-25,
 * TEA-EDIT-26).
 */
export const teacherSchema = /* @__PURE__ */ buildTeacherSchema();

/** Validated values of the teacher form, with one rate for each course type that has one. */
export type TeacherFormValues = z.output<typeof teacherSchema>;

function buildTeacherSchema() {
  return formObject({
    ...teacherShape(),
    hasCar: z.boolean().default(false),
    nda: z.boolean().default(false),
    languageIds: z.array(chosenId()).default([]),
    rates: z
      .array(formObject({ courseTypeId: chosenId(), rate: optionalNumber({ range: teacherLimits.rate }) }))
      .default([])
      .transform((rates) => rates.filter((rate): rate is TeacherRate => rate.rate !== null)),
  });
}
