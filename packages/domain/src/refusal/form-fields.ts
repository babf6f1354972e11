import * as z from 'zod';
import { isCalendarDate } from '../calendar/calendar-date.ts';
import { isTooLarge } from '../file/file-size.ts';
import { hasExtension } from '../file/file-types.ts';
import { plainName } from '../name/plain-name.ts';
import { readDecimal } from '../number/typed-number.ts';
import { plainPhone } from '../user/phone.ts';
import { type RefusalCode, refusal } from './refusal-code.ts';

// An empty field arrives as '' or is missing, so each field here treats both alike.

/** The fields of a form together. */
export function formObject<Fields extends z.ZodRawShape>(fields: Fields) {
  // zod would else try `new Function`, which a strict Content-Security-Policy refuses and reports. Set here and not
  // on import, so that a page without a form does not carry zod.
  z.config({ jitless: true });
  return z.object(fields);
}

/** Lengths of a text in characters; `short` says what is refused below the fewest. */
interface TextLimits {
  min?: number;
  short?: string;
  max?: number;
}

/** A text that must be there, within its lengths. */
export function requiredText(code: RefusalCode = 'required', limits: TextLimits = {}) {
  return within(z.string({ error: code }).trim(), code, limits);
}

/** A name that must be there, within its lengths; line breaks and direction marks are removed. */
export function requiredName(code: RefusalCode, limits: TextLimits) {
  return within(z.string({ error: code }).overwrite(plainName), code, limits);
}

function within(text: z.ZodString, code: RefusalCode, { min, short = code, max }: TextLimits) {
  const given = text.min(1);
  const longEnough = min === undefined ? given : given.min(min, { error: short });
  return max === undefined ? longEnough : longEnough.max(max, tooLong(max));
}

/** A text that may be left empty, which reads as null. */
export function optionalText(max?: number) {
  const text = z.string().trim();
  const limited = max === undefined ? text : text.max(max, tooLong(max));
  return limited.optional().transform((typed) => typed || null);
}

/** The id of a chosen record. */
export function chosenId(code: RefusalCode = 'required') {
  return z.number({ error: code }).int().positive();
}

/** The id of a chosen record, which may be left out and then reads as null. */
export function optionalId() {
  return chosenId()
    .optional()
    .transform((id) => id ?? null);
}

/** One of a closed list, which may be left out and then reads as null. */
export function optionalChoice<const Choice extends string>(choices: readonly Choice[]) {
  // Named, because the declaration that the compiler would write for it does not compile elsewhere.
  const known: z.ZodType<'' | Choice, '' | Choice> = z.enum(['', ...choices], { error: refusal('required') });
  return known.optional().transform((chosen) => choices.find((choice) => choice === chosen) ?? null);
}

/** One of a closed list. */
export function requiredChoice<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices, { error: refusal('required') });
}

/** Any of a closed list, perhaps none. */
export function choices<const Choice extends string>(from: readonly Choice[]) {
  return z.array(requiredChoice(from)).default([]);
}

/** Limits of a typed number; zero or more by default. */
interface NumberLimits {
  /** Most characters that may be typed. */
  maxLength?: number;
  whole?: boolean;
  range?: { min: number; max: number };
}

/** A number typed with a decimal point or comma, within its limits. */
export function typedNumber(limits: NumberLimits = {}) {
  return requiredText('required', { max: limits.maxLength }).transform(readNumber(limits));
}

/** A number that may be left out, which reads as null. */
export function optionalNumber(limits: Omit<NumberLimits, 'maxLength'> = {}) {
  const read = readNumber(limits);
  return optionalText().transform((typed, context) => (typed === null ? null : read(typed, context)));
}

function readNumber({ whole = false, range }: NumberLimits) {
  return (typed: string, context: z.core.$RefinementCtx): number => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const number = readDecimal(typed);
    if (number === null) return refuse(refusal('not-a-number'));
    if (whole && !Number.isInteger(number)) return refuse(refusal('not-whole'));
    if (range)
      return number < range.min || number > range.max ? refuse(refusal('out-of-range', range)) : number;
    return number < 0 ? refuse(refusal('below-zero')) : number;
  };
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

/**
 * The pattern of zod, and in addition letters of any language before the @: whether a mail server delivers to such an
 * address only the backend knows.
 */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/u;

/** A required email address; `invalid` is the code for a text that is not an address. */
export function requiredEmail(
  missing: RefusalCode,
  { invalid = missing, max }: { invalid?: RefusalCode; max?: number } = {},
) {
  return requiredText(missing, { max }).pipe(z.email({ error: invalid, pattern: emailPattern }));
}

/** An optional email address; an empty text becomes null. */
export function optionalEmail(invalid: RefusalCode, max?: number) {
  return optionalText(max).pipe(z.email({ error: invalid, pattern: emailPattern }).nullable());
}

/** What a phone number is refused with once nothing stands between its digits; null for a good one. */
export type PhoneRule = (plain: string) => string | null;

/** A phone number that must be there, without what people type between its digits (DECISION-35). */
export function requiredPhone(rule: PhoneRule, missing: RefusalCode = 'required') {
  return z.string({ error: missing }).transform(readPhone(rule));
}

/** A phone number that may be left out, which reads as null; the rule sees no digits then (DECISION-35). */
export function optionalPhone(rule: PhoneRule) {
  return z
    .string()
    .optional()
    .transform(readPhone(rule))
    .transform((plain) => plain || null);
}

function readPhone(rule: PhoneRule) {
  return (typed: string | undefined, context: z.core.$RefinementCtx): string => {
    const plain = plainPhone(typed ?? '');
    const refused = rule(plain);
    if (refused === null) return plain;
    context.addIssue({ code: 'custom', message: refused });
    return z.NEVER;
  };
}

/** A file that must be chosen: of an accepted kind, not empty, and within the limit (FILES-06, DECISION-27). */
export function chosenFile(extensions: readonly string[]) {
  return z
    .file({ error: refusal('required') })
    .refine((file) => hasExtension(described(file).name, extensions), { error: refusal('file-type-refused') })
    .refine((file) => described(file).size > 0, { error: refusal('file-empty') })
    .refine((file) => !isTooLarge(described(file).size), { error: refusal('file-too-large') });
}

/** What a browser's file says of itself: the domain is compiled without a browser's types. */
function described(file: unknown): { name: string; size: number } {
  return file as { name: string; size: number };
}

/** What a text is refused with that has more characters. */
export function tooLong(max: number): { error: string } {
  return { error: refusal('too-long', { max }) };
}
