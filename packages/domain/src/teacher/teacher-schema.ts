import * as z from 'zod';
import {
  chosenId,
  formObject,
  optionalDigits,
  optionalNumber,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '../refusal/form-fields.ts';
import type { TeacherRate } from './teacher.ts';
import type { TeacherFormValues } from './teacher-form.ts';

/** Most characters of a teacher's fields (LIMIT-29 to LIMIT-35). */
export const teacherLimits = {
  name: 65,
  lastName: 65,
  city: 45,
  email: 100,
  phone: 12,
  mobile: 12,
  otherRate: 255,
} as const;

/** Reads and checks the teacher form; types of course without a rate are left out (TEA-EDIT-05 to TEA-EDIT-17, TEA-EDIT-25, TEA-EDIT-26). */
export const teacherSchema = /* @__PURE__ */ buildTeacherSchema();

function buildTeacherSchema() {
  return formObject({
    name: requiredText('required', { max: teacherLimits.name }),
    lastName: requiredText('required', { max: teacherLimits.lastName }),
    email: requiredEmail('required', { invalid: 'email-invalid', max: teacherLimits.email }),
    phone: requiredPhone(teacherLimits.phone),
    mobile: optionalDigits(teacherLimits.mobile),
    city: optionalText(teacherLimits.city),
    hasCar: z.boolean().default(false),
    nda: z.boolean().default(false),
    otherRate: optionalText(teacherLimits.otherRate),
    languageIds: z.array(chosenId()).default([]),
    rates: z
      .array(z.object({ courseTypeId: chosenId(), rate: optionalNumber() }))
      .default([])
      .transform((rates) => rates.filter((rate): rate is TeacherRate => rate.rate !== null)),
  }) satisfies z.ZodType<TeacherFormValues>;
}
