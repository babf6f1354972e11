import { useReadStoredFile, useSaveFile } from '@portal/api-client';
import {
  type FileType,
  fileFormText,
  fileSchema,
  fileTypes,
  fullName,
  type StoredFile,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { type MergeTexts, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { FormTextField, vocabulary } from '@portal/views';
import { useCallback } from 'react';
import { HistoryInPlace } from '../../../../parts/history/RecordHistory';
import { FilingFields } from '../FilingFields';
import { namesForeignStudent } from '../names-foreign-student';
import { type FilingChoices, useFilingChoices } from '../useFilingChoices';
import { editFileWords } from './edit-file-words';

/**
 * Edits the type, records and date of a file (SET-FILE-08, SET-FILE-11 to SET-FILE-23). If the server rejects it, all
 * input stays.
 */
export function EditFileDialog({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  const { t, stack, pair } = editFileWords.useWords();
  const ofDomain = vocabulary.useWords();
  const toast = useToast();
  const choices = useFilingChoices(file);
  const saveFile = useSaveFile();
  const readAsStored = useReadAsStored();
  return (
    <RecordDialog
      draft={{ form: 'file', record: file.id, title: file.title, stored: fileFormText(file) }}
      schema={fileSchema}
      save={{
        read: () => readAsStored(file),
        write: ({ changed }) => saveFile(file.id, changed),
        textOf: fileFormText,
        texts: {
          ...useFileMergeTexts(choices),
          history: <HistoryInPlace of={{ subject: 'file', id: file.id }} about={file.title} />,
        },
        groups: fileMergeGroups,
      }}
      onSaved={(_, { title }) => toast.success(pair('saved', { title }))}
      refused={(error, { title }) => {
        if (error instanceof FileGone) return stack('removedElsewhere');
        return namesForeignStudent(error)
          ? ofDomain.stack('refusal.student-not-in-contract')
          : stack('failed', { title });
      }}
      title={stack('title', { title: file.title })}
      submitLabel={t('save')}
      asksOnClose
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormTextField field={fields.title} label={t('titleField')} />
          <FilingFields fields={fields} choices={choices} />
        </>
      )}
    </RecordDialog>
  );
}

/** Thrown when someone else deleted the file. */
class FileGone extends Error {}

/**
 * Returns a function that loads the current state of a file, or returns the given one if it is not found. Throws
 * `FileGone` if the file was deleted.
 */
function useReadAsStored(): (file: StoredFile) => Promise<StoredFile> {
  const readFile = useReadStoredFile();
  return useCallback(
    async (file) => {
      const stored = await readFile(file, !file.active);
      if (stored) return stored;
      if (file.active && (await readFile(file, true))) throw new FileGone();
      return file;
    },
    [readFile],
  );
}

type FileFormText = ReturnType<typeof fileFormText>;

/** Returns field names and value texts to merge two versions of a file. */
function useFileMergeTexts(choices: FilingChoices): MergeTexts<FileFormText> {
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

/** A type clears the fields that it does not have, so type and records are merged as one field. */
const fileMergeGroups = [['type', 'contractId', 'studentId', 'languageId']] as const;

function isFileType(text: string): text is FileType {
  return fileTypes.some((type) => type === text);
}

function same(text: string) {
  return { fr: text, en: text };
}
