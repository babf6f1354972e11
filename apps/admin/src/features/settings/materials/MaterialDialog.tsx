import { useCreateMaterial, useLanguages, useSaveMaterial } from '@portal/api-client';
import { type Material, materialFormText, materialSchema } from '@portal/domain';
import { useToast } from '@portal/shell';
import { FormSelectField, FormTextField, useZodForm } from '@portal/views';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useChoices } from '../../../parts/useChoices';
import { languagesAtOnce } from '../languages-at-once';
import { materialWords } from './material-words';

export interface MaterialDialogProps {
  /** The material as it is by now; null adds another. */
  material: Material | null;
  onClose: () => void;
}

/** Adds a material or changes one (SET-MAT-06, SET-MAT-08, SET-MAT-11 to SET-MAT-14). A refusal keeps what was typed. */
export function MaterialDialog({ material, onClose }: MaterialDialogProps) {
  const { t, stack, plain, halves } = materialWords.useWords();
  const toast = useToast();
  const createMaterial = useCreateMaterial();
  const saveMaterial = useSaveMaterial();
  const languages = useLanguages({ pageSize: languagesAtOnce });
  // A list that is read again meanwhile must not take away what is typed.
  const [opened] = useState(material);
  const [began] = useState(() => materialFormText(opened));
  const choices = useChoices(languages.data, opened?.language, began.languageId);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const dismissFailure = useRef<() => void>(undefined);
  const { fields, formProps, busy } = useZodForm(materialSchema, {
    defaultValue: began,
    onSubmit: async (values) => {
      setRefusal(null);
      dismissFailure.current?.();
      const { title } = values;
      try {
        if (material) await saveMaterial(material, values);
        else await createMaterial(values);
        toast.success(halves(material ? 'form.updated' : 'form.created', { title }));
        onClose();
      } catch (error) {
        setRefusal({ error });
        dismissFailure.current = toast.danger(
          halves(material ? 'form.notUpdated' : 'form.notCreated', { title }),
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
    </FormDialog>
  );
}
