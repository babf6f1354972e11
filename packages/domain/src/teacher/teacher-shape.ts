import {
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredName,
  requiredPhone,
  tooLong,
} from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';

/** Maximum lengths of a teacher's fields (LIMIT-29 to LIMIT-35), and the allowed range of a rate. */
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

/** The typed fields of a teacher, shared by the form and by rows of an import (TEA-EDIT-05 to TEA-EDIT-17). */
export function teacherShape() {
  return {
    name: requiredName('required', { max: teacherLimits.name }),
    lastName: requiredName('required', { max: teacherLimits.lastName }),
    email: requiredEmail('required', { invalid: 'email-invalid', max: teacherLimits.email }),
    phone: requiredPhone(refusalOfPhone),
    mobile: optionalPhone(refusalOfMobile),
    city: optionalText(teacherLimits.city),
    otherRate: optionalText(teacherLimits.otherRate),
  };
}

function refusalOfPhone(plain: string): string | null {
  if (plain === '') return refusal('required');
  return plain.length > teacherLimits.phone ? tooLong(teacherLimits.phone).error : null;
}

function refusalOfMobile(plain: string): string | null {
  if (!/^\d*$/.test(plain)) return refusal('not-a-number');
  return plain.length > teacherLimits.mobile ? tooLong(teacherLimits.mobile).error : null;
}
