import * as z from 'zod';
import { formObject, requiredEmail, tooLong } from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';

/** Minimum number of characters of a password (LIMIT-11). */
export const minPasswordLength = 8;

/** Reads and checks the login form (AUTH-11, AUTH-12). */
export const loginSchema = /* @__PURE__ */ buildLoginSchema();
export type LoginValues = z.output<typeof loginSchema>;

/** Reads and checks the forgot-password form (AUTH-16). */
export const forgotPasswordSchema = /* @__PURE__ */ buildForgotPasswordSchema();
export type ForgotPasswordValues = z.output<typeof forgotPasswordSchema>;

/** Reads and checks the set-password form (AUTH-23, AUTH-24). */
export const setPasswordSchema = /* @__PURE__ */ buildSetPasswordSchema();
export type SetPasswordValues = z.output<typeof setPasswordSchema>;

function buildLoginSchema() {
  return formObject({
    email: requiredEmail('sign-in-email-invalid'),
    // Not trimmed: a password may begin or end with a space.
    password: z.string({ error: refusal('sign-in-password-missing') }).min(1),
  });
}

function buildForgotPasswordSchema() {
  return formObject({ email: requiredEmail('sign-in-email-invalid') });
}

function buildSetPasswordSchema() {
  const tooShort = { error: refusal('password-too-short') };
  const mismatch = { error: refusal('password-mismatch') };
  return formObject({
    password: z
      .string(tooShort)
      .min(minPasswordLength, tooShort)
      .max(textLimits.line, tooLong(textLimits.line)),
    confirmation: z.string(mismatch),
  }).refine(({ password, confirmation }) => confirmation === undefined || password === confirmation, {
    ...mismatch,
    path: ['confirmation'],
    // Runs even if the password is too short, so that the user sees both errors at once.
    when: () => true,
  });
}
