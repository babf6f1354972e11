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

/** What is read from the form: the quantity follows from the students (PORTAL-COURSE-36). */
export type MaterialChoice = Omit<ContractMaterialFormValues, 'quantity'>;

export interface MaterialFormProps {
  contract: Pick<Contract, 'language'>;
  /** The request that is changed; null asks for another material. */
  assigned: ContractMaterial | null;
  /** Keeps what is typed. */
  work: UnsavedWork<FormText<MaterialChoice>>;
  /** Words of the button that sends it. */
  submitLabel: ReactNode;
  /** Under the fields: what is asked for beside them. */
  note?: ReactNode;
  /** Sends it; a rejection is said at the form, with everything still in it. */
  onSave: (choice: MaterialChoice) => Promise<void>;
  /** Gives it up; no such button when left out. */
  onCancel?: () => void;
}

/** Which material, and what there is to say about it (PORTAL-COURSE-32 to PORTAL-COURSE-35). */
export function MaterialForm({
  contract,
  assigned,
  work,
  submitLabel,
  note,
  onSave,
  onCancel,
}: MaterialFormProps) {
  // Begun anew, the fields take what was taken up again.
  return <Fields key={work.formKey} {...{ contract, assigned, work, submitLabel, note, onSave, onCancel }} />;
}

function Fields({ contract, assigned, work, submitLabel, note, onSave, onCancel }: MaterialFormProps) {
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
        <Banner
          tone="critical"
          role="alert"
          action={
            <RetryButton size="small" onRetry={materials.retry}>
              {t('retry')}
            </RetryButton>
          }
        >
          {stack('listFailed')}
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
        placeholder={plain('choose')}
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

/** The active materials in the language of the course (PORTAL-COURSE-33, PORTAL-COURSE-34); the one requested stays among them. */
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
