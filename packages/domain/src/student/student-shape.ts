import { studentFields } from '../field/student-fields.ts';
import { optionalText, requiredEmail, requiredName } from '../refusal/form-fields.ts';
import { textLimits } from '../refusal/text-limits.ts';

/** The allowed range of hours. The requirements do not state it. */
export const studentLimits = {
  hours: { min: 0, max: 99_999 },
} as const;

/** The fields of a student's person, shared by the form and by rows of an import (STU-FORM-01 to STU-FORM-04). */
export function studentShape() {
  return {
    name: requiredName('student-name-missing', { max: textLimits.line }),
    lastName: requiredName('required', { max: textLimits.line }),
    email: requiredEmail('student-email-invalid', { max: textLimits.line }),
    phone: optionalText(studentFields.phone.max),
    mobile: optionalText(studentFields.mobile.max),
    city: optionalText(textLimits.line),
  };
}
