import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Contract } from './contract.ts';
import type { ContractFormValues } from './contract-schema.ts';

/** Initial values of the contract form: texts, and booleans for check boxes. */
export type ContractFormText = FormText<ContractFormValues>;

/** Returns the initial values of the form of a contract, or of a new one. */
export function contractFormText(contract: Contract | null): ContractFormText {
  return {
    invoice: fieldText(contract?.invoice),
    companyId: fieldText(contract?.company?.id),
    contactPerson: fieldText(contract?.contactPerson),
    approved: contract?.approved ?? false,
    expiresOn: fieldText(contract?.expiresOn),
    description: fieldText(contract?.description),
    languageId: fieldText(contract?.language?.id),
    courseTypeId: fieldText(contract?.courseType?.id),
    complementaryDescription: fieldText(contract?.complementaryDescription),
    hoursPerClass: fieldText(contract?.hoursPerClass),
    numberOfClasses: fieldText(contract?.numberOfClasses),
    classAtEnd: contract?.classAtEnd ?? false,
    startsOn: fieldText(contract?.startsOn),
    endsOn: fieldText(contract?.endsOn),
    schedule: fieldText(contract?.schedule),
    location: fieldText(contract?.location),
    meetingLink: fieldText(contract?.meetingLink),
  };
}

/** Returns whether the end date can be chosen: only if there is a start date (CON-FORM-46). */
export function canChooseEnd(startsOn: string): boolean {
  return startsOn !== '';
}

/**
 * Returns the end date after the start date changed: cleared if the start is later or empty (CON-FORM-45, CON-FORM-46).
 */
export function endAfterStartChange(startsOn: string, endsOn: string): string {
  return canChooseEnd(startsOn) && startsOn <= endsOn ? endsOn : '';
}
