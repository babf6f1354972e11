import { useCompanies, useCourseTypes, useLanguages } from '@portal/api-client';
import type { ContractFormText } from '@portal/domain';
import { datePair } from '@portal/i18n';
import type { MergeTexts } from '@portal/shell';
import { copy } from '../../copy';

type Field = keyof ContractFormText;

/** Returns field names and value texts for the merge of a contract that two people changed. */
export function useContractMergeTexts(): MergeTexts<ContractFormText> {
  const { stack, pair } = copy.useWords();
  const names: Partial<Record<Field, { id: number; name: string }[] | undefined>> = {
    companyId: useCompanies().data,
    languageId: useLanguages().data,
    courseTypeId: useCourseTypes().data,
  };
  return {
    title: stack('form.changedElsewhere'),
    term: (field) => pair(`form.${labels[field]}`),
    show(field, text) {
      const value = text[field];
      if (typeof value === 'boolean') return pair(value ? 'yes' : 'no');
      if (value !== '' && isDate(field)) return datePair(value);
      return names[field]?.find(({ id }) => id === Number(value))?.name ?? value;
    },
  };
}

function isDate(field: Field): boolean {
  return field === 'expiresOn' || field === 'startsOn' || field === 'endsOn';
}

const labels = {
  invoice: 'invoice',
  companyId: 'company',
  contactPerson: 'contactPerson',
  approved: 'approved',
  expiresOn: 'expiresOn',
  description: 'description',
  languageId: 'language',
  courseTypeId: 'courseType',
  complementaryDescription: 'complementaryDescription',
  hoursPerClass: 'hoursPerClass',
  numberOfClasses: 'numberOfClasses',
  startsOn: 'startsOn',
  endsOn: 'endsOn',
  schedule: 'schedule',
  location: 'location',
} as const satisfies Record<Field, string>;
