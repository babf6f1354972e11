import { useMaterials } from '@portal/api-client';
import {
  type Contract,
  type ContractMaterial,
  type ContractMaterialFormValues,
  type FormText,
  materialRequestSchema,
  requestableMaterials,
} from '@portal/domain';
import { LeaveGuard, type UnsavedWork } from '@portal/shell';
import { Banner, Button, type ComboboxOption, RetryButton } from '@portal/ui';
import { FormCombobox, FormTextareaField, useZodForm } from '@portal/views';
import { type ReactNode, useMemo, useState } from 'react';
import { NotSaved } from '../../../parts/NotSaved';
import * as styles from './CourseMaterial.css';
import { materialWords } from './material-words';

/** Values of the form; the quantity is derived from the students (PORTAL-COURSE-36). */
export type MaterialChoice = Omit<ContractMaterialFormValues, 'quantity'>;

export interface MaterialFormProps {
  contract: Pick<Contract, 'language'>;
  /** The request to change; null for a new one. */
  assigned: ContractMaterial | null;
  /** Unsaved work of the form. */
  work: UnsavedWork<FormText<MaterialChoice>>;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** Content under the fields. */
  note?: ReactNode;
  /** Sends the request; a rejection is shown in the form, which keeps its values. */
  onSave: (choice: MaterialChoice) => Promise<void>;
  /** Closes the form; without it there is no Cancel button. */
  onCancel?: () => void;
}

/** Form of a material request (PORTAL-COURSE-32 to PORTAL-COURSE-35). Remount it when `work` restarts. */
export function MaterialForm({
  contract,
  assigned,
  work,
  submitLabel,
  note,
  onSave,
  onCancel,
}: MaterialFormProps) {
  const { t, stack, plain } = materialWords.useWords();
  const [failure, setFailure] = useState<unknown>(null);
  const materials = useMaterialOptions(contract.language, assigned);
  const { fields, formProps, busy } = useZodForm(materialRequestSchema, {
    defaultValue: work.values,
    async onSubmit(choice) {
      setFailure(null);
      try {
        await onSave(choice);
      } catch (error) {
        setFailure(error);
      }
    },
  });
  return (
    <form {...formProps} {...work.listeners} className={styles.form}>
      {materials.error && (
        <Banner tone="critical" role="alert" action={<RetryButton size="small" onRetry={materials.retry} />}>
          {stack('materialsFailed')}
        </Banner>
      )}
      {materials.areNone && (
        <Banner tone="info">{stack(contract.language ? 'noneOffered' : 'noLanguage')}</Banner>
      )}
      <FormCombobox
        size="action"
        field={fields.materialId}
        label={t('material')}
        hint={contract.language ? stack('offered', { language: contract.language.name }) : undefined}
        placeholder={plain('chooseMaterial')}
        options={materials.options}
        loading={materials.loading}
      />
      <FormTextareaField field={fields.note} label={t('notes')} hint={stack('notesHint')} />
      {note}
      {failure !== null && <NotSaved error={failure} />}
      <div className={styles.formActions}>
        {onCancel && (
          <Button size="large" aria-disabled={busy || undefined} onClick={() => !busy && onCancel()}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size="large" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
      </div>
      <LeaveGuard work={work} />
    </form>
  );
}

/**
 * Returns the active materials in the course's language (PORTAL-COURSE-33, PORTAL-COURSE-34), and the requested one.
 */
function useMaterialOptions(language: Contract['language'], assigned: ContractMaterial | null) {
  const materials = useMaterials({ languageId: language?.id, pageSize: 5000 });
  const options = useMemo((): ComboboxOption[] => {
    const offered = requestableMaterials(materials.data?.rows ?? [], language?.id ?? null);
    const isListed = !assigned?.materialId || offered.some(({ id }) => id === assigned.materialId);
    return [
      ...(isListed ? [] : [{ value: String(assigned.materialId), label: assigned.title }]),
      ...offered.map(({ id, title }) => ({ value: String(id), label: title })),
    ];
  }, [materials.data, language, assigned]);
  return {
    options,
    areNone: materials.data !== undefined && options.length === 0,
    loading: materials.isLoading,
    error: materials.data ? undefined : materials.error,
    retry: materials.retry,
  };
}
