import { useLanguages } from '@portal/api-client';
import { type CourseType, changedFields, type TeacherFormText, type TeacherFormValues } from '@portal/domain';
import type { Halves } from '@portal/i18n';
import { ChangedMeanwhileDialog, type ChangedMeanwhileDialogProps } from '@portal/views';
import { teacherWords } from './teacher-words';

export interface TeacherChangedDialogProps extends Omit<ChangedMeanwhileDialogProps, 'title' | 'fields'> {
  /** What the person began from. */
  opened: TeacherFormText;
  /** What is stored by now. */
  theirs: TeacherFormText;
  /** What the person wants to save. */
  mine: TeacherFormValues;
  /** The types of course that are offered. */
  courseTypes: readonly CourseType[];
}

/** Shows what someone else has changed in a teacher, and asks which version stands (decision 36). */
export function TeacherChangedDialog({
  opened,
  theirs,
  mine,
  courseTypes,
  ...answers
}: TeacherChangedDialogProps) {
  const { t, stack, halves } = teacherWords.useWords();
  const languages = useLanguages().data;
  const nameIn = (named: readonly { id: number; name: string }[] | undefined, id: string | number) =>
    named?.find((one) => one.id === Number(id))?.name ?? String(id);

  const written = (
    field: keyof TeacherFormText,
    values: TeacherFormText | TeacherFormValues,
  ): string | Halves => {
    if (field === 'hasCar' || field === 'nda') return halves(values[field] ? 'yes' : 'no');
    if (field === 'languageIds')
      return orNone(values.languageIds.map((id) => nameIn(languages, id)).join(', '));
    if (field === 'rates')
      return orNone(
        values.rates
          .filter(({ rate }) => rate !== '')
          .map(({ courseTypeId, rate }) => `${nameIn(courseTypes, courseTypeId)} ${rate} $`)
          .join(', '),
      );
    return orNone(values[field] ?? '');
  };
  return (
    <ChangedMeanwhileDialog
      {...answers}
      title={stack('form.changedElsewhere')}
      fields={changedFields(opened, theirs).map((field) => ({
        id: field,
        term: t(`form.${labels[field]}`),
        theirs: written(field, theirs),
        mine: written(field, mine),
      }))}
    />
  );
}

function orNone(text: string): string {
  return text || '---';
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
