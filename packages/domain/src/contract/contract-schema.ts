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

/** Maximum lengths of the invoice (LIMIT-26), class length (LIMIT-27) and number of classes (LIMIT-28). */
export const contractLimits = { invoice: 45, hoursPerClass: 6, numberOfClasses: 3 } as const;

/** Validates the contract form; errors are codes (CON-FORM-28 to CON-FORM-40). */
export const contractSchema = /* @__PURE__ */ buildContractSchema();

/** Validated values of the contract form (CON-FORM-27). */
export type ContractFormValues = z.output<typeof contractSchema>;

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
    // Runs even if another field is invalid, so that the user sees all errors together.
    when: () => true,
  });
}
