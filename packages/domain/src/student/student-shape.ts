import { eachText } from '../field/each-text.ts';
import { type StudentText, studentFields } from '../field/student-fields.ts';
import { optionalTextOf, requiredEmail, requiredName } from '../refusal/form-fields.ts';
import { textLimits } from '../refusal/text-limits.ts';

/** The allowed range of hours. The requirements do not state it. */
export const studentLimits = {
  hours: { min: 0, max: 99_999 },
} as const;

/** The names, the address and the given texts of a student, for the form and for rows of an import (STU-FORM-01 to STU-FORM-04). */
export function studentShape<Name extends StudentText>(texts: readonly Name[]) {
  return {
    name: requiredName('student-name-missing', { max: textLimits.line }),
    lastName: requiredName('required', { max: textLimits.line }),
    email: requiredEmail('student-email-invalid', { max: textLimits.line }),
    ...eachText(texts, (name) => optionalTextOf(studentFields[name])),
  };
}
