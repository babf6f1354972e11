import * as z from 'zod';
import { isCalendarDate } from '../calendar/calendar-date.ts';
import type { Field } from '../field/field.ts';
import { isTooLarge } from '../file/file-size.ts';
import { hasExtension } from '../file/file-types.ts';
import { plainName } from '../name/plain-name.ts';
import { readDecimal } from '../number/typed-number.ts';
import { plainPhone } from '../user/phone.ts';
import { type RefusalCode, refusal } from './refusal-code.ts';
import { textLimits } from './text-limits.ts';

// An empty field is either '' or missing, so each field here accepts both.

/** Returns the schema of a form with these fields. */
export function formObject<Fields extends z.ZodRawShape>(fields: Fields) {
  // Otherwise zod tries `new Function`, which a strict Content-Security-Policy refuses and reports. Set here and not at
  // import, so that pages without a form do not load zod.
  z.config({ jitless: true });
  return z.object(fields);
}

/** Limits in characters; `short` is the code for a text below the minimum. */
interface TextLimits {
  min?: number;
  short?: string;
  max?: number;
}

/** A required text within the limits. */
export function requiredText(code: RefusalCode = 'required', limits: TextLimits = {}) {
  return within(z.string({ error: code }).trim(), code, limits);
}

/** A required name within the limits; line breaks and direction marks are removed. */
export function requiredName(code: RefusalCode, limits: TextLimits) {
  return within(z.string({ error: code }).overwrite(plainName), code, limits);
}

function within(text: z.ZodString, code: RefusalCode, { min, short = code, max }: TextLimits) {
  const given = text.min(1);
  const longEnough = min === undefined ? given : given.min(min, { error: short });
  return max === undefined ? longEnough : longEnough.max(max, tooLong(max));
}

/** An optional text; an empty one becomes null. */
export function optionalText(max?: number) {
  const text = z.string().trim();
  const limited = max === undefined ? text : text.max(max, tooLong(max));
  return limited.optional().transform((typed) => typed || null);
}

/** An optional text with the limit of its field. */
export function optionalTextOf({ max = textLimits.line }: Field) {
  return optionalText(max);
}

/** The id of a selected record. */
export function chosenId(code: RefusalCode = 'required') {
  return z.number({ error: code }).int().positive();
}

/** The optional id of a selected record; no selection becomes null. */
export function optionalId() {
  return chosenId()
    .optional()
    .transform((id) => id ?? null);
}

/** An optional choice from a list; no choice becomes null. */
export function optionalChoice<const Choice extends string>(choices: readonly Choice[]) {
  // Has an explicit type, because the declaration that the compiler would emit does not compile in other projects.
  const known: z.ZodType<'' | Choice, '' | Choice> = z.enum(['', ...choices], { error: refusal('required') });
  return known.optional().transform((chosen) => choices.find((choice) => choice === chosen) ?? null);
}

/** A required choice from a list. */
export function requiredChoice<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices, { error: refusal('required') });
}

/** Any number of choices from a list. */
export function choices<const Choice extends string>(from: readonly Choice[]) {
  return z.array(requiredChoice(from)).default([]);
}

/** Limits of a typed number; zero or more by default. */
interface NumberLimits {
  /** Maximum number of characters. */
  maxLength?: number;
  whole?: boolean;
  range?: { min: number; max: number };
}

/** A number typed with a decimal point or comma, within its limits. */
export function typedNumber(limits: NumberLimits = {}) {
  return requiredText('required', { max: limits.maxLength }).transform(readNumber(limits));
}

/** An optional number; an empty one becomes null. */
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

/** An optional day; an empty one becomes null. */
export function optionalDate() {
  return z
    .string()
    .refine((day) => day === '' || isCalendarDate(day), { error: refusal('date-invalid') })
    .optional()
    .transform((day) => day || null);
}

/** A required day. */
export function requiredDate() {
  return requiredText().refine(isCalendarDate, { error: refusal('date-invalid') });
}

/**
 * zod's pattern, which in addition allows letters of any language before the @. Only the backend knows whether the mail
 * server can deliver to such an address.
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

/**
 * Returns the code with which a phone number is refused, or null if it is valid. Gets the number without separators.
 */
export type PhoneRule = (plain: string) => string | null;

/** A required phone number; separators between its digits are removed (DECISION-35). */
export function requiredPhone(rule: PhoneRule, missing: RefusalCode = 'required') {
  return z.string({ error: missing }).transform(readPhone(rule));
}

/** An optional phone number; an empty one becomes null. The rule is also called for an empty number (DECISION-35). */
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

/** A required file: of an accepted type, not empty, and within the size limit (FILES-06, DECISION-27). */
export function chosenFile(extensions: readonly string[]) {
  return z
    .file({ error: refusal('required') })
    .refine((file) => hasExtension(described(file).name, extensions), { error: refusal('file-type-refused') })
    .refine((file) => described(file).size > 0, { error: refusal('file-empty') })
    .refine((file) => !isTooLarge(described(file).size), { error: refusal('file-too-large') });
}

/**
 * Returns name and size of a browser's file. Typed here, because the domain is compiled without the browser's types.
 */
function described(file: unknown): { name: string; size: number } {
  return file as { name: string; size: number };
}

/** The error for a text with more characters. */
export function tooLong(max: number): { error: string } {
  return { error: refusal('too-long', { max }) };
}
