import { useLanguages } from '@portal/api-client';
import type { CourseType, TeacherFormText } from '@portal/domain';
import type { MergeTexts } from '@portal/shell';
import { teacherWords } from './teacher-words';

/** Returns field names and value texts for the merge of a teacher that two people changed. */
export function useTeacherMergeTexts(courseTypes: readonly CourseType[]): MergeTexts<TeacherFormText> {
  const { stack, pair } = teacherWords.useWords();
  const languages = useLanguages().data;
  const nameIn = (named: readonly { id: number; name: string }[] | undefined, id: string) =>
    named?.find((one) => one.id === Number(id))?.name ?? id;
  return {
    title: stack('form.changedElsewhere'),
    term: (field) => pair(`form.${labels[field]}`),
    show(field, text) {
      if (field === 'hasCar' || field === 'nda') return pair(text[field] ? 'yes' : 'no');
      if (field === 'languageIds') return text.languageIds.map((id) => nameIn(languages, id)).join(', ');
      if (field === 'rates')
        return text.rates
          .filter(({ rate }) => rate !== '')
          .map(({ courseTypeId, rate }) => `${nameIn(courseTypes, courseTypeId)} ${rate} $`)
          .join(', ');
      return text[field];
    },
  };
}

const labels = {
  name: 'name',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  mobile: 'mobile',
  city: 'city',
  hasCar: 'hasCar',
  nda: 'nda',
  otherRate: 'otherRate',
  languageIds: 'languages',
  rates: 'rates',
} as const satisfies Record<keyof TeacherFormText, string>;
