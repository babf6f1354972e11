import {
  changedFields,
  type FileFormValues,
  type FileType,
  type fileFormText,
  fileTypes,
  fullName,
} from '@portal/domain';
import { dateHalves, type Halves } from '@portal/i18n';
import { ChangedMeanwhileDialog, type ChangedMeanwhileDialogProps, vocabulary } from '@portal/views';
import type { FilingChoices } from '../useFilingChoices';
import { editFileWords } from './edit-file-words';

type FileFormText = ReturnType<typeof fileFormText>;

export interface FileChangedDialogProps extends Omit<ChangedMeanwhileDialogProps, 'title' | 'fields'> {
  /** What the person began from. */
  opened: FileFormText;
  /** What is stored by now. */
  theirs: FileFormText;
  /** What the person wants to save. */
  mine: FileFormValues;
  /** The names of records. */
  choices: FilingChoices;
}

/** Shows what someone else has changed in a file, and asks which version stands (decision 36). */
export function FileChangedDialog({ opened, theirs, mine, choices, ...answers }: FileChangedDialogProps) {
  const { t, stack } = editFileWords.useWords();
  const { halves } = vocabulary.useWords();

  const written = (field: keyof FileFormText, stored: string | number | null): string | Halves => {
    const text = String(stored ?? '');
    if (text === '') return '---';
    switch (field) {
      case 'type':
        return isFileType(text) ? halves(`fileType.${text}`) : text;
      case 'contractId':
        return choices.contracts.rowOf(text)?.number ?? text;
      case 'studentId': {
        const student = choices.students.rowOf(text);
        return student ? fullName(student) : text;
      }
      case 'languageId':
        return choices.languages.options.find(({ value }) => value === text)?.label ?? text;
      case 'taggedOn':
        return dateHalves(text);
      case 'title':
        return text;
      default:
        return field satisfies never;
    }
  };
  return (
    <ChangedMeanwhileDialog
      {...answers}
      title={stack('changedElsewhere')}
      fields={changedFields(opened, theirs).map((field) => ({
        id: field,
        term: t(`field.${field}`),
        theirs: written(field, theirs[field]),
        mine: written(field, mine[field]),
      }))}
    />
  );
}

function isFileType(text: string): text is FileType {
  return fileTypes.some((type) => type === text);
}
