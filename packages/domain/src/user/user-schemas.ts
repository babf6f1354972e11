import * as z from 'zod';
import {
  formObject,
  requiredChoice,
  requiredEmail,
  requiredName,
  requiredPhone,
  tooLong,
} from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { minPasswordLength } from '../session/session-schemas.ts';
import { roles } from './role.ts';

/** Minimum and maximum characters of a user's names (LIMIT-13), and digits of a phone number (LIMIT-12). */
export const userLimits = { name: { min: 2, max: 100 }, phone: { min: 10, max: 20 } } as const;

/** Reads and checks the user form (SET-USER-10 to SET-USER-15). */
export const userSchema = /* @__PURE__ */ buildUserSchema();

/** Validated values of the user form; the phone has only digits (SET-USER-10 to SET-USER-15). */
export type UserFormValues = z.output<typeof userSchema>;

/** Reads and checks the password form of the profile (PORTAL-PROFILE-04 to PORTAL-PROFILE-08). */
export const passwordSchema = /* @__PURE__ */ buildPasswordSchema();

/** Validated values of the password form (DOMAIN-69). */
export type PasswordFormValues = z.output<typeof passwordSchema>;

function buildUserSchema() {
  return formObject({
    name: requiredName('user-name-too-short', userLimits.name),
    lastName: requiredName('user-name-too-short', userLimits.name),
    email: requiredEmail('required', { invalid: 'email-invalid', max: textLimits.line }),
    phone: requiredPhone(refusalOfPhone, 'user-phone-too-short'),
    role: requiredChoice(roles),
    active: z.boolean().default(false),
  });
}

function refusalOfPhone(plain: string): string | null {
  const { min, max } = userLimits.phone;
  if (plain.length < min || !/^\d*$/.test(plain)) return refusal('user-phone-too-short');
  return plain.length > max ? tooLong(max).error : null;
}

function buildPasswordSchema() {
  // Not trimmed: a password may begin or end with a space.
  const missing = { error: refusal('required') };
  const tooShort = { error: refusal('new-password-too-short') };
  const longEnough = z
    .string(tooShort)
    .min(minPasswordLength, tooShort)
    .max(textLimits.line, tooLong(textLimits.line));
  return formObject({
    oldPassword: z.string(missing).min(1, missing).max(textLimits.line, tooLong(textLimits.line)),
    newPassword: longEnough,
    confirmation: longEnough,
  }).refine(
    ({ newPassword, confirmation }) =>
      newPassword === confirmation || !longEnough.safeParse(confirmation).success,
    {
      error: refusal('password-mismatch'),
      path: ['confirmation'],
      // Runs even if another field is invalid, so that the user sees all errors together.
      when: () => true,
    },
  );
}
