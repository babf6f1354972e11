import { useCreateMaterial, useLanguages, useReadMaterial, useSaveMaterial } from '@portal/api-client';
import { type Material, materialFormText, materialSchema } from '@portal/domain';
import { choicesOf, LoadFailure, mergeSaveWords, nameOf, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { FormSelectField, FormTextField, useMarkedText } from '@portal/views';
import { useState } from 'react';
import { HistoryInPlace } from '../../../parts/history/RecordHistory';
import { languagePageSize } from '../language-page-size';
import { materialWords } from './material-words';

export interface MaterialDialogProps {
  /** The current material; null for a new one. */
  material: Material | null;
  onClose: () => void;
}

/**
 * Adds or edits a material (SET-MAT-06, SET-MAT-08, SET-MAT-11 to SET-MAT-14). If the server rejects it, all input
 * stays.
 */
export function MaterialDialog({ material, onClose }: MaterialDialogProps) {
  const { t, stack, plain, pair } = materialWords.useWords();
  const ofMerge = mergeSaveWords.useWords();
  const markedText = useMarkedText();
  const toast = useToast();
  const readMaterial = useReadMaterial();
  const createMaterial = useCreateMaterial();
  const saveMaterial = useSaveMaterial();
  const languages = useLanguages({ pageSize: languagePageSize });
  // A reload of the list must not reset the input.
  const [opened] = useState(material);
  const [stored] = useState(() => materialFormText(opened));
  return (
    <RecordDialog
      draft={{ form: 'material', record: opened?.id ?? 'new', title: opened?.title, stored }}
      schema={materialSchema}
      save={
        opened
          ? {
              read: () => readMaterial(opened.id),
              write: ({ changed, stored }) => saveMaterial(stored, changed),
              textOf: materialFormText,
              texts: {
                title: stack('materialChangedElsewhere'),
                term: (field) => pair(field),
                show: (field, text) =>
                  field === 'title' ? text.title : nameOf(languages.data, text.languageId),
                history: <HistoryInPlace of={{ subject: 'material', id: opened.id }} about={opened.title} />,
              },
              describeMove: ({ active }) =>
                active === (material ?? opened).active
                  ? null
                  : ofMerge.pair(active ? 'restored' : 'archived'),
            }
          : (values, { intention }) => createMaterial(values, intention)
      }
      onSaved={(_, { title }) => toast.success(pair(opened ? 'form.updated' : 'form.created', { title }))}
      onFailed={(_, { title }) =>
        toast.danger(pair(opened ? 'form.notUpdated' : 'form.notCreated', { title }))
      }
      refused={stack('form.kept')}
      title={stack(opened ? 'form.edit' : 'addMaterial')}
      submitLabel={t(opened ? 'save' : 'add')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormTextField field={fields.title} label={t('title')} autoComplete="off" />
          <LoadFailure of={languages}>{stack('languagesFailed')}</LoadFailure>
          <FormSelectField
            field={fields.languageId}
            label={t('languageId')}
            placeholder={plain('chooseLanguage')}
            options={choicesOf(languages.data, opened?.language, fields.languageId.initialValue, markedText)}
          />
        </>
      )}
    </RecordDialog>
  );
}
