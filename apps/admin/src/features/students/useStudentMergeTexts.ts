import { useCompanies } from '@portal/api-client';
import type { StudentFormText } from '@portal/domain';
import type { MergeTexts } from '@portal/shell';
import { vocabulary } from '@portal/views';
import { studentFormWords } from './student-form-words';

/** Names the fields of a student and shows their values when two people changed the same one. */
export function useStudentMergeTexts(): MergeTexts<StudentFormText> {
  const { stack, pair } = studentFormWords.useWords();
  const ofDomain = vocabulary.useWords();
  const companies = useCompanies().data;
  return {
    title: stack('changedElsewhere'),
    term: (field) => pair(field === 'companyId' ? 'company' : field),
    show(field, text) {
      if (field === 'companyId')
        return companies?.find(({ id }) => id === Number(text.companyId))?.name ?? text.companyId;
      if (field !== 'motherTongue') return text[field];
      // Chosen or in words, a mother tongue is one thing to a person.
      if (text.motherTongue === '' || text.otherMotherTongue) return text.otherMotherTongue;
      return ofDomain.pair(`motherTongue.${text.motherTongue}`);
    },
  };
}

/** Fields that are one to a person. */
export const studentMergeGroups = [['motherTongue', 'otherMotherTongue']] as const;
