import * as z from 'zod';
import { isCalendarDate } from '../calendar/calendar-date.ts';
import { readDecimal } from '../number/typed-number.ts';
import { type RefusalCode, refusal } from './refusal-code.ts';

// A form delivers an empty field as '' or not at all, so each field here treats the two alike.

/** The fields of a form together. */
export function formObject<Fields extends z.ZodRawShape>(fields: Fields) {
  // zod would else try `new Function`, which a strict Content-Security-Policy refuses and reports. Set here and not
  // on import, so that a page without a form does not carry zod.
  z.config({ jitless: true });
  return z.object(fields);
}

/** A text that must be there. */
export function requiredText(code: RefusalCode = 'required') {
  return z.string({ error: code }).trim().min(1, { error: code });
}

/** A text that may be left empty, which reads as null. */
export function optionalText(max?: number) {
  const text = z.string().trim();
  const limited = max === undefined ? text : text.max(max, { error: refusal('too-long', { max }) });
  return limited.optional().transform((typed) => typed || null);
}

/** The id of a chosen record. */
export function chosenId(code: RefusalCode = 'required') {
  return z.number({ error: code }).int({ error: code }).positive({ error: code });
}

/** A number typed with a decimal point or comma, in at most so many characters, zero or more. */
export function typedNumber({ maxLength, whole = false }: { maxLength: number; whole?: boolean }) {
  return requiredText()
    .max(maxLength, { error: refusal('too-long', { max: maxLength }) })
    .transform((typed, context) => {
      const number = readDecimal(typed);
      if (number !== null && number >= 0 && (!whole || Number.isInteger(number))) return number;
      context.addIssue({ code: 'custom', message: refusal('not-a-number') });
      return z.NEVER;
    });
}

/** A day that may be left out, which reads as null. */
export function optionalDate() {
  return z
    .string()
    .refine((day) => day === '' || isCalendarDate(day), { error: refusal('date-invalid') })
    .optional()
    .transform((day) => day || null);
}

/** A day that must be chosen. */
export function requiredDate() {
  return requiredText().refine(isCalendarDate, { error: refusal('date-invalid') });
}

/** An e-mail address that must be there and be valid. */
export function requiredEmail(code: RefusalCode) {
  return z
    .string({ error: code })
    .trim()
    .pipe(z.email({ error: code }));
}
