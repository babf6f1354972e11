import { useCompanies } from '@portal/api-client';
import type { StudentFormText } from '@portal/domain';
import type { MergeTexts } from '@portal/shell';
import { vocabulary } from '@portal/views';
import { nameOf } from '../../parts/useChoices';
import { studentFormWords } from './student-form-words';

/** Returns field names and value texts for the merge of a student that two people changed. */
export function useStudentMergeTexts(): MergeTexts<StudentFormText> {
  const { stack, pair } = studentFormWords.useWords();
  const ofDomain = vocabulary.useWords();
  const companies = useCompanies().data;
  return {
    title: stack('changedElsewhere'),
    term: (field) => pair(field === 'companyId' ? 'company' : field),
    show(field, text) {
      if (field === 'companyId') return nameOf(companies, text.companyId);
      if (field !== 'motherTongue') return text[field];
      // The chosen and the typed mother tongue are shown as one value.
      if (text.motherTongue === '' || text.otherMotherTongue) return text.otherMotherTongue;
      return ofDomain.pair(`motherTongue.${text.motherTongue}`);
    },
  };
}

/** Fields that are merged as one. */
export const studentMergeGroups = [['motherTongue', 'otherMotherTongue']] as const;
