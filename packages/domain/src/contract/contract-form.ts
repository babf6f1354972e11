import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Contract } from './contract.ts';

/** What the contract form gives back: the fields of CON-FORM-27 that a person fills in, read and checked. */
export interface ContractFormValues {
  invoice: string | null;
  companyId: number;
  contactPerson: string;
  approved: boolean;
  expiresOn: CalendarDate | null;
  description: string | null;
  languageId: number;
  courseTypeId: number;
  complementaryDescription: string | null;
  hoursPerClass: number;
  numberOfClasses: number;
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  schedule: string | null;
  location: string | null;
}

/** What a contract's fields hold when its form opens, as text; a tick as a boolean. */
export type ContractFormText = FormText<ContractFormValues>;

/** The form of a contract, or the empty form of a new one. */
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
    startsOn: fieldText(contract?.startsOn),
    endsOn: fieldText(contract?.endsOn),
    schedule: fieldText(contract?.schedule),
    location: fieldText(contract?.location),
  };
}

/** Whether the end can be chosen yet: only once a start is set (CON-FORM-46). */
export function canChooseEnd(startsOn: string): boolean {
  return startsOn !== '';
}

/** What the end date becomes when the start changes: cleared when the start moved past it, or away (CON-FORM-45, CON-FORM-46). */
export function endAfterStartChange(startsOn: string, endsOn: string): string {
  return canChooseEnd(startsOn) && startsOn <= endsOn ? endsOn : '';
}
