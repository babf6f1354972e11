import { useCompanies } from '@portal/api-client';
import { changedFields, type StudentFormText, type StudentFormValues } from '@portal/domain';
import { ChangedMeanwhileDialog, type ChangedMeanwhileDialogProps, vocabulary } from '@portal/views';
import { studentFormWords } from './student-form-words';

export interface StudentChangedDialogProps extends Omit<ChangedMeanwhileDialogProps, 'title' | 'fields'> {
  /** What the person began from. */
  opened: StudentFormText;
  /** What is stored by now. */
  theirs: StudentFormText;
  /** What the person wants to save. */
  mine: StudentFormValues;
}

/** Shows what someone else has changed in a student, and asks which version stands (decision 36). */
export function StudentChangedDialog({ opened, theirs, mine, ...answers }: StudentChangedDialogProps) {
  const { t, stack } = studentFormWords.useWords();
  const { halves } = vocabulary.useWords();
  const companies = useCompanies().data;

  const written = (field: keyof StudentFormText, stored: string | number | null) => {
    const text = String(stored ?? '');
    if (text === '') return '---';
    if (field === 'companyId') return companies?.find(({ id }) => id === Number(text))?.name ?? text;
    return isMotherTongue(text) ? halves(`motherTongue.${text}`) : text;
  };
  // Chosen or in words, a mother tongue is one thing to whoever saves it.
  const wanted = (field: keyof StudentFormText) =>
    mine[field === 'otherMotherTongue' ? 'motherTongue' : field];
  return (
    <ChangedMeanwhileDialog
      {...answers}
      title={stack('changedElsewhere')}
      fields={changedFields(opened, theirs).map((field) => ({
        id: field,
        term: t(field === 'companyId' ? 'company' : field),
        theirs: written(field, theirs[field]),
        mine: written(field, wanted(field)),
      }))}
    />
  );
}

function isMotherTongue(text: string): text is 'english' | 'french' | 'spanish' | 'other' {
  return ['english', 'french', 'spanish', 'other'].includes(text);
}
