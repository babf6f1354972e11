import { type FileType, type fileFormText, fileTypes, fullName } from '@portal/domain';
import { datePair } from '@portal/i18n';
import type { MergeTexts } from '@portal/shell';
import { vocabulary } from '@portal/views';
import type { FilingChoices } from '../useFilingChoices';
import { editFileWords } from './edit-file-words';

type FileFormText = ReturnType<typeof fileFormText>;

/** Returns field names and value texts for the merge of a file that two people changed. */
export function useFileMergeTexts(choices: FilingChoices): MergeTexts<FileFormText> {
  const { stack, pair } = editFileWords.useWords();
  const ofDomain = vocabulary.useWords();
  return {
    title: stack('changedElsewhere'),
    term: (field) => pair(field === 'type' ? 'field.filing' : `field.${field}`),
    show(field, text) {
      if (field === 'taggedOn') return text.taggedOn && datePair(text.taggedOn);
      if (field !== 'type') return text[field];
      // The type and the records that a document of this type belongs to.
      const kind = isFileType(text.type) ? ofDomain.pair(`fileType.${text.type}`) : same(text.type);
      const student = choices.students.rowOf(text.studentId);
      const owners = [
        choices.contracts.rowOf(text.contractId)?.number ?? text.contractId,
        student ? fullName(student) : text.studentId,
        choices.languages.options.find(({ value }) => value === text.languageId)?.label ?? text.languageId,
      ].filter(Boolean);
      return {
        fr: [kind.fr, ...owners].join(', '),
        en: [kind.en, ...owners].join(', '),
      };
    },
  };
}

/** A type clears the records that it cannot have, so type and records are merged as one field. */
export const fileMergeGroups = [['type', 'contractId', 'studentId', 'languageId']] as const;

function isFileType(text: string): text is FileType {
  return fileTypes.some((type) => type === text);
}

function same(text: string) {
  return { fr: text, en: text };
}
