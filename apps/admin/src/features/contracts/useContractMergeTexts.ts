import { useCompanies, useCourseTypes, useLanguages } from '@portal/api-client';
import type { ContractFormText } from '@portal/domain';
import { datePair } from '@portal/i18n';
import type { MergeTexts } from '@portal/shell';
import { copy } from '../../copy';
import { nameOf } from '../../parts/useChoices';
import { contractFormWords } from './contract-form-words';

type Field = keyof ContractFormText;

/** Returns field names and value texts for the merge of a contract that two people changed. */
export function useContractMergeTexts(): MergeTexts<ContractFormText> {
  const { pair } = copy.useWords();
  const words = contractFormWords.useWords();
  const names: Partial<Record<Field, { id: number; name: string }[] | undefined>> = {
    companyId: useCompanies().data,
    languageId: useLanguages().data,
    courseTypeId: useCourseTypes().data,
  };
  return {
    title: words.stack('changedElsewhere'),
    term: (field) => words.pair(hasOwnLabel(field) ? labels[field] : field),
    show(field, text) {
      const value = text[field];
      if (typeof value === 'boolean') return pair(value ? 'yes' : 'no');
      if (value !== '' && isDate(field)) return datePair(value);
      return field in names ? nameOf(names[field], value) : value;
    },
  };
}

function isDate(field: Field): boolean {
  return field === 'expiresOn' || field === 'startsOn' || field === 'endsOn';
}

/** Labels of fields whose name differs from the key of their text. */
const labels = { companyId: 'company', languageId: 'language', courseTypeId: 'courseType' } as const;

function hasOwnLabel(field: Field): field is keyof typeof labels {
  return field in labels;
}
