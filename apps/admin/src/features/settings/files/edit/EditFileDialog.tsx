import { useSaveFile } from '@portal/api-client';
import { fileFormText, fileSchema, type StoredFile } from '@portal/domain';
import { useToast } from '@portal/shell';
import { FormTextField } from '@portal/views';
import { HistoryInPlace } from '../../../../parts/history/RecordHistory';
import { RecordDialog } from '../../../../parts/RecordDialog';
import { FilingFields } from '../FilingFields';
import { useFilingChoices } from '../useFilingChoices';
import { editFileWords } from './edit-file-words';
import { fileMergeGroups, useFileMergeTexts } from './useFileMergeTexts';
import { FileGone, useReadAsStored } from './useReadAsStored';

export interface EditFileDialogProps {
  file: StoredFile;
  onClose: () => void;
}

/**
 * Edits the type, records and date of a file (SET-FILE-08, SET-FILE-11 to SET-FILE-23). If the server refuses, all input
 * stays.
 */
export function EditFileDialog({ file, onClose }: EditFileDialogProps) {
  const { t, stack, pair } = editFileWords.useWords();
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
      refused={(error, { title }) =>
        error instanceof FileGone ? stack('removedElsewhere') : stack('failed', { title })
      }
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
