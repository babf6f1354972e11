import {
  optionalDigits,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '../refusal/form-fields.ts';

/** Most characters of a teacher's fields (LIMIT-29 to LIMIT-35), and what a rate may be. */
export const teacherLimits = {
  name: 65,
  lastName: 65,
  city: 45,
  email: 100,
  phone: 12,
  mobile: 12,
  otherRate: 255,
  rate: { min: 0, max: 100_000 },
} as const;

/** The typed fields of a teacher, the same in the form and in a row of an import (TEA-EDIT-05 to TEA-EDIT-17). */
export function teacherFields() {
  return {
    name: requiredText('required', { max: teacherLimits.name }),
    lastName: requiredText('required', { max: teacherLimits.lastName }),
    email: requiredEmail('required', { invalid: 'email-invalid', max: teacherLimits.email }),
    phone: requiredPhone(teacherLimits.phone),
    mobile: optionalDigits(teacherLimits.mobile),
    city: optionalText(teacherLimits.city),
    otherRate: optionalText(teacherLimits.otherRate),
  };
}
