import type * as z from 'zod';
import { formObject, optionalEmail, requiredChoice } from '../refusal/form-fields.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { type CompanyContact, mailLanguages } from './company-contact.ts';

/** Parses and validates the contact of a company; the email address is optional. */
export const companyContactSchema = /* @__PURE__ */ buildCompanyContactSchema();

/** Validated values of the contact of a company. */
export type CompanyContactValues = z.output<typeof companyContactSchema>;

function buildCompanyContactSchema() {
  return formObject({
    email: optionalEmail('email-invalid', textLimits.line),
    language: requiredChoice(mailLanguages),
  });
}

/** Returns the contact of a company as form text. */
export function companyContactText({ email, language }: Pick<CompanyContact, 'email' | 'language'>) {
  return { email: email ?? '', language };
}
