import { optionalText, requiredEmail, requiredName } from '../refusal/form-fields.ts';
import { textLimits } from '../refusal/text-limits.ts';

/** Maximum lengths of a student's fields, and the allowed range of hours. The requirements do not state them. */
export const studentLimits = {
  phone: 45,
  mobile: 45,
  testerInitials: 45,
  hours: { min: 0, max: 99_999 },
} as const;

/** The fields of a student's person, shared by the form and by rows of an import (STU-FORM-01 to STU-FORM-04). */
export function studentShape() {
  return {
    name: requiredName('student-name-missing', { max: textLimits.line }),
    lastName: requiredName('required', { max: textLimits.line }),
    email: requiredEmail('student-email-invalid', { max: textLimits.line }),
    phone: optionalText(studentLimits.phone),
    mobile: optionalText(studentLimits.mobile),
    city: optionalText(textLimits.line),
  };
}
