import * as z from 'zod';
import { contractFields } from '../field/contract-fields.ts';
import { isMeetingLink, maxMeetingLink } from '../planned-classes/meeting-link.ts';
import {
  chosenId,
  formObject,
  optionalDate,
  optionalText,
  optionalTextOf,
  requiredText,
  typedNumber,
} from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';

/** Maximum lengths of the invoice (LIMIT-26), class length (LIMIT-27) and number of classes (LIMIT-28). */
export const contractLimits = { invoice: 45, hoursPerClass: 6, numberOfClasses: 3 } as const;

/** Validates the form of a new contract; errors are codes (CON-FORM-28 to CON-FORM-40). */
export const contractSchema = /* @__PURE__ */ schemaKeeping(null);

/** Validated values of the contract form (CON-FORM-27). */
export type ContractFormValues = z.output<typeof contractSchema>;

/**
 * Validates the form of a stored contract. A stored class length that is not a multiple of half an hour may stay, so
 * that the rest of the contract can be changed.
 */
export function contractSchemaKeeping(storedHours: number | null) {
  // Shared where possible, because creating a schema slows down the opening of the form.
  return storedHours === null || isHalfHours(storedHours) ? contractSchema : schemaKeeping(storedHours);
}

function isHalfHours(hours: number): boolean {
  return Number.isInteger(hours * 2);
}

function schemaKeeping(storedHours: number | null) {
  return formObject({
    invoice: optionalText(contractLimits.invoice),
    companyId: chosenId('company-missing'),
    contactPerson: requiredText('required', { max: textLimits.line }),
    approved: z.boolean().default(false),
    expiresOn: optionalDate(),
    description: optionalTextOf(contractFields.description),
    languageId: chosenId(),
    courseTypeId: chosenId('course-type-missing'),
    complementaryDescription: optionalTextOf(contractFields.complementaryDescription),
    // In steps of half an hour (CON-FORM-34).
    hoursPerClass: typedNumber({ maxLength: contractLimits.hoursPerClass }).refine(
      (hours) => isHalfHours(hours) || hours === storedHours,
      { error: refusal('not-half') },
    ),
    numberOfClasses: typedNumber({ maxLength: contractLimits.numberOfClasses, whole: true }),
    classAtEnd: z.boolean().default(false),
    startsOn: optionalDate(),
    endsOn: optionalDate(),
    schedule: optionalTextOf(contractFields.schedule),
    location: optionalTextOf(contractFields.location),
    meetingLink: optionalText(maxMeetingLink).refine((link) => link === null || isMeetingLink(link), {
      error: refusal('link-not-https'),
    }),
  }).refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    error: refusal('ends-before-start'),
    path: ['endsOn'],
    // Runs even if another field is invalid, so that the user sees all errors together.
    when: () => true,
  });
}
