import * as z from 'zod';
import {
  formObject,
  optionalDate,
  optionalText,
  requiredChoice,
  requiredText,
} from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import type { AttestationOffice } from './attestation.ts';
import {
  attestationLanguages,
  attestationTemplate,
  attestationTemplateIds,
  typedFieldsOf,
} from './attestation-templates.ts';

/** Validates attestations to issue; errors are codes. The fields that are mandatory depend on the template. */
export const issueAttestationsSchema = /* @__PURE__ */ buildIssueSchema();

/** Validated values of attestations to issue. */
export type IssueAttestationsValues = z.output<typeof issueAttestationsSchema>;

function buildIssueSchema() {
  return formObject({
    template: requiredChoice(attestationTemplateIds),
    language: requiredChoice(attestationLanguages),
    from: optionalDate(),
    to: optionalDate(),
    object: optionalText(textLimits.paragraph),
    nature: optionalText(textLimits.line),
    category: optionalText(textLimits.line),
    reference: optionalText(textLimits.line),
    accreditation: optionalText(textLimits.line),
    students: z.array(z.string()).default([]),
  }).superRefine((values, context) => {
    const { template, from, to, students } = values;
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { mandatory, ...rest } = attestationTemplate(template);
    for (const field of typedFieldsOf(rest))
      if (mandatory.includes(field) && values[field] === null) refuse(field, refusal('required'));
    if (from !== null && to !== null && to < from) refuse('to', refusal('ends-before-start'));
    if (students.length === 0) refuse('students', refusal('required'));
  });
}

/** Validates what the office prints on its attestations. */
export const attestationOfficeSchema = /* @__PURE__ */ buildOfficeSchema();

function buildOfficeSchema() {
  return formObject({
    provider: optionalText(textLimits.line),
    address: optionalText(textLimits.paragraph),
    accreditation: optionalText(textLimits.line),
    signatory: optionalText(textLimits.line),
    signatoryTitle: optionalText(textLimits.line),
  });
}

/** Returns what the office prints as the initial values of a form. */
export function attestationOfficeText(office: AttestationOffice): FormText<AttestationOffice> {
  return {
    provider: fieldText(office.provider),
    address: fieldText(office.address),
    accreditation: fieldText(office.accreditation),
    signatory: fieldText(office.signatory),
    signatoryTitle: fieldText(office.signatoryTitle),
  };
}

/** Validates the reason for which an attestation is withdrawn. */
export const withdrawAttestationSchema = /* @__PURE__ */ buildWithdrawSchema();

function buildWithdrawSchema() {
  return formObject({ reason: requiredText('required', { max: textLimits.line }) });
}
