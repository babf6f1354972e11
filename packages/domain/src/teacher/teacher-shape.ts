import { teacherFields } from '../field/teacher-fields.ts';
import {
  optionalPhone,
  optionalTextOf,
  requiredEmail,
  requiredName,
  requiredPhone,
  tooLong,
} from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';

/** The allowed range of a rate. */
export const teacherLimits = {
  rate: { min: 0, max: 100_000 },
} as const;

/** The typed fields of a teacher, shared by the form and by rows of an import (TEA-EDIT-05 to TEA-EDIT-17). */
export function teacherShape() {
  return {
    name: requiredName('required', { max: teacherFields.name.max }),
    lastName: requiredName('required', { max: teacherFields.lastName.max }),
    email: requiredEmail('required', { invalid: 'email-invalid', max: teacherFields.email.max }),
    phone: requiredPhone(refusalOfPhone),
    mobile: optionalPhone(refusalOfMobile),
    city: optionalTextOf(teacherFields.city),
    otherRate: optionalTextOf(teacherFields.otherRate),
  };
}

function refusalOfPhone(plain: string): string | null {
  if (plain === '') return refusal('required');
  return plain.length > teacherFields.phone.max ? tooLong(teacherFields.phone.max).error : null;
}

function refusalOfMobile(plain: string): string | null {
  if (!/^\d*$/.test(plain)) return refusal('not-a-number');
  return plain.length > teacherFields.mobile.max ? tooLong(teacherFields.mobile.max).error : null;
}
