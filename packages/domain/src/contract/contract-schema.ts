import * as z from 'zod';
import {
  chosenId,
  formObject,
  optionalDate,
  optionalText,
  requiredText,
  typedNumber,
} from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import type { ContractFormValues } from './contract-form.ts';

/** Most characters of an invoice (LIMIT-26), of the length of a class (LIMIT-27) and of the number of classes (LIMIT-28). */
export const contractLimits = { invoice: 45, hoursPerClass: 6, numberOfClasses: 3 } as const;

/** Reads and checks the contract form; refuses with codes (CON-FORM-28 to CON-FORM-40). */
export const contractSchema = /* @__PURE__ */ buildContractSchema();

function buildContractSchema() {
  return formObject({
    invoice: optionalText(contractLimits.invoice),
    companyId: chosenId('company-missing'),
    contactPerson: requiredText('required', { max: textLimits.line }),
    approved: z.boolean().default(false),
    expiresOn: optionalDate(),
    description: optionalText(textLimits.prose),
    languageId: chosenId(),
    courseTypeId: chosenId('course-type-missing'),
    complementaryDescription: optionalText(textLimits.line),
    hoursPerClass: typedNumber({ maxLength: contractLimits.hoursPerClass }),
    numberOfClasses: typedNumber({ maxLength: contractLimits.numberOfClasses, whole: true }),
    startsOn: optionalDate(),
    endsOn: optionalDate(),
    schedule: optionalText(textLimits.paragraph),
    location: optionalText(textLimits.paragraph),
  }).refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    error: refusal('ends-before-start'),
    path: ['endsOn'],
    // Also while another field is refused: a person mends a form in one go.
    when: () => true,
  }) satisfies z.ZodType<ContractFormValues>;
}
