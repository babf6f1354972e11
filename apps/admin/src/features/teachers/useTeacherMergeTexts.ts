import { useLanguages } from '@portal/api-client';
import type { CourseType, TeacherFormText } from '@portal/domain';
import type { MergeTexts } from '@portal/shell';
import { nameOf } from '../../parts/useChoices';
import { teacherWords } from './teacher-words';

/** Returns field names and value texts for the merge of a teacher that two people changed. */
export function useTeacherMergeTexts(courseTypes: readonly CourseType[]): MergeTexts<TeacherFormText> {
  const { stack, pair } = teacherWords.useWords();
  const languages = useLanguages().data;
  return {
    title: stack('form.changedElsewhere'),
    term: (field) => pair(field === 'languageIds' ? 'form.languages' : `form.${field}`),
    show(field, text) {
      if (field === 'hasCar' || field === 'nda') return pair(text[field] ? 'yes' : 'no');
      if (field === 'languageIds') return text.languageIds.map((id) => nameOf(languages, id)).join(', ');
      if (field === 'rates')
        return text.rates
          .filter(({ rate }) => rate !== '')
          .map(({ courseTypeId, rate }) => `${nameOf(courseTypes, courseTypeId)} ${rate} $`)
          .join(', ');
      return text[field];
    },
  };
}
