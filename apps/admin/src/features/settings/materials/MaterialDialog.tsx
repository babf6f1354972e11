import { useCreateMaterial, useLanguages, useReadMaterial, useSaveMaterial } from '@portal/api-client';
import { type Material, type MaterialFormValues, materialFormText, materialSchema } from '@portal/domain';
import { mergeSaveWords, type UnsavedWork, useMergedSave, useToast } from '@portal/shell';
import { FormSelectField, FormTextField, useZodForm } from '@portal/views';
import { useRef, useState } from 'react';
import { DraftForm } from '../../../parts/DraftForm';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useChoices } from '../../../parts/useChoices';
import { languagePageSize } from '../language-page-size';
import { materialWords } from './material-words';

export interface MaterialDialogProps {
  /** The current material; null for a new one. */
  material: Material | null;
  onClose: () => void;
}

/**
 * Adds or edits a material (SET-MAT-06, SET-MAT-08, SET-MAT-11 to SET-MAT-14). If the server refuses, all input stays.
 */
export function MaterialDialog({ material, onClose }: MaterialDialogProps) {
  // A reload of the list must not reset the input.
  const [opened] = useState(material);
  const [stored] = useState(() => materialFormText(opened));
  return (
    <DraftForm form="material" record={opened?.id ?? 'new'} title={opened?.title} stored={stored}>
      {(work) => <MaterialForm material={material} opened={opened} work={work} onClose={onClose} />}
    </DraftForm>
  );
}

interface MaterialFormProps extends MaterialDialogProps {
  /** The material when the dialog opened; null for a new one. */
  opened: Material | null;
  work: UnsavedWork<MaterialFormText>;
}

type MaterialFormText = ReturnType<typeof materialFormText>;

function MaterialForm({ material, opened, work, onClose }: MaterialFormProps) {
  const { t, stack, plain, pair } = materialWords.useWords();
  const toast = useToast();
  const createMaterial = useCreateMaterial();
  const saveMaterial = useSaveMaterial();
  const languages = useLanguages({ pageSize: languagePageSize });
  const choices = useChoices(languages.data, opened?.language, work.values.languageId);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const dismissFailure = useRef<() => void>(undefined);
  const ofMerge = mergeSaveWords.useWords();
  const readMaterial = useReadMaterial();
  const merged = useMergedSave<Material, MaterialFormText, MaterialFormValues>({
    work,
    schema: materialSchema,
    read: () => readMaterial(opened?.id ?? 0),
    write: ({ changed, stored }) => saveMaterial(stored, changed),
    textOf: materialFormText,
    texts: {
      title: stack('form.changedElsewhere'),
      term: (field) => pair(field === 'title' ? 'form.title' : 'form.language'),
      show: (field, text) =>
        field === 'title'
          ? text.title
          : (languages.data?.find(({ id }) => id === Number(text.languageId))?.name ?? text.languageId),
    },
    describeMove: ({ active }) =>
      active === (material ?? opened)?.active ? null : ofMerge.pair(active ? 'restored' : 'archived'),
  });
  const { fields, formProps, busy } = useZodForm(materialSchema, {
    defaultValue: work.values,
    onSubmit: async (values) => {
      setRefusal(null);
      dismissFailure.current?.();
      const { title } = values;
      try {
        if (opened) {
          if (!(await merged.save(values))) return;
        } else {
          const arrived = work.sending();
          await createMaterial(values);
          arrived();
        }
        toast.success(pair(opened ? 'form.updated' : 'form.created', { title }));
        onClose();
      } catch (error) {
        setRefusal({ error });
        dismissFailure.current = toast.danger(
          pair(opened ? 'form.notUpdated' : 'form.notCreated', { title }),
        );
      }
    },
  });

  return (
    <FormDialog
      onClose={onClose}
      busy={busy}
      title={stack(opened ? 'form.edit' : 'form.add')}
      formProps={formProps}
      work={work}
      submitLabel={t(opened ? 'form.update' : 'form.create')}
    >
      <FormTextField field={fields.title} label={t('form.title')} autoComplete="off" />
      {languages.error && !languages.data && (
        <RefusedBanner error={languages.error} onRetry={languages.retry}>
          {stack('form.languagesFailed')}
        </RefusedBanner>
      )}
      <FormSelectField
        field={fields.languageId}
        label={t('form.language')}
        placeholder={plain('form.chooseLanguage')}
        options={choices}
      />
      {refusal && <RefusedBanner error={refusal.error}>{stack('form.kept')}</RefusedBanner>}
      {merged.feedback}
    </FormDialog>
  );
}
