import { useSaveFile } from '@portal/api-client';
import { type FileFormValues, fileFormText, fileSchema, type StoredFile } from '@portal/domain';
import {
  LeaveGuard,
  type UnsavedWork,
  UnsavedWorkBanner,
  useMergedSave,
  useToast,
  useUnsavedWork,
} from '@portal/shell';
import { Banner } from '@portal/ui';
import { FormTextField, useZodForm } from '@portal/views';
import { useState } from 'react';
import { FormDialog } from '../../../../parts/FormDialog';
import { RefusedBanner } from '../../../../parts/RefusedBanner';
import { FilingFields } from '../FilingFields';
import { useFilingChoices } from '../useFilingChoices';
import { editFileWords } from './edit-file-words';
import { fileMergeGroups, useFileMergeTexts } from './useFileMergeTexts';
import { FileGone, useReadAsStored } from './useReadAsStored';

export interface EditFileDialogProps {
  file: StoredFile;
  onClose: () => void;
}

type FileFormText = ReturnType<typeof fileFormText>;

/** Edits the type, records and date of a file (SET-FILE-08, SET-FILE-11 to SET-FILE-23). */
export function EditFileDialog({ file, onClose }: EditFileDialogProps) {
  const work = useUnsavedWork({
    form: 'file',
    record: file.id,
    title: file.title,
    stored: fileFormText(file),
  });
  return (
    <>
      <FileForm key={work.formKey} file={file} work={work} onClose={onClose} />
      <LeaveGuard work={work} dialog />
    </>
  );
}

interface FileFormProps extends EditFileDialogProps {
  /** The current input and its initial values. */
  work: UnsavedWork<FileFormText>;
}

/** The form; if the server refuses, all input stays. */
function FileForm({ file, work, onClose }: FileFormProps) {
  const { t, stack, pair } = editFileWords.useWords();
  const toast = useToast();
  const choices = useFilingChoices(file);
  const saveFile = useSaveFile();
  const readAsStored = useReadAsStored();
  const [refusal, setRefusal] = useState<{ error: unknown; title: string } | null>(null);
  const { save, feedback } = useMergedSave<StoredFile, FileFormText, FileFormValues>({
    work,
    schema: fileSchema,
    read: () => readAsStored(file),
    write: ({ changed }) => saveFile(file.id, changed),
    textOf: fileFormText,
    texts: useFileMergeTexts(choices),
    groups: fileMergeGroups,
  });
  const { fields, formProps, busy } = useZodForm(fileSchema, {
    defaultValue: work.values,
    onSubmit: async (mine) => {
      const { title } = mine;
      setRefusal(null);
      try {
        const saved = await save(mine);
        if (!saved) return;
        toast.success(pair('saved', { title }));
        onClose();
      } catch (error) {
        setRefusal({ error, title });
      }
    },
  });

  return (
    <FormDialog
      title={stack('title', { title: file.title })}
      formProps={{ ...formProps, ...work.listeners }}
      busy={busy}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <UnsavedWorkBanner work={work} />
      <FormTextField field={fields.title} label={t('titleField')} />
      <FilingFields fields={fields} choices={choices} />
      {refusal &&
        (refusal.error instanceof FileGone ? (
          <Banner tone="critical" role="alert">
            {stack('removedElsewhere')}
          </Banner>
        ) : (
          <RefusedBanner error={refusal.error}>{stack('failed', { title: refusal.title })}</RefusedBanner>
        ))}
      {feedback}
    </FormDialog>
  );
}
