import { useChangeContractMaterial, useMaterials, useReadContractMaterial } from '@portal/api-client';
import {
  type Contract,
  type ContractMaterial,
  type FormText,
  materialRequestSchema,
  requestableMaterials,
} from '@portal/domain';
import { useMergedSave } from '@portal/records';
import { LeaveGuard, type UnsavedWork } from '@portal/shell';
import { Banner, Button, type ComboboxOption, RetryButton } from '@portal/ui';
import { FormCombobox, FormTextareaField, useZodForm } from '@portal/views';
import { type ReactNode, useMemo, useState } from 'react';
import { NotSaved } from '../../../parts/NotSaved';
import * as styles from './CourseMaterial.css';
import { type MaterialChoice, materialChoiceText } from './material-choice';
import { materialWords } from './material-words';

export interface MaterialFormProps {
  contract: Pick<Contract, 'id' | 'language'>;
  /** The request to change; null for a new one. */
  assigned: ContractMaterial | null;
  /** Unsaved work of the form. */
  work: UnsavedWork<FormText<MaterialChoice>>;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** Content under the fields. */
  note?: ReactNode;
  /**
   * Sends the request; a rejection is shown in the form, which keeps its values. `update` changes `assigned`, merged with
   * the changes of others, and resolves with null if nothing was saved.
   */
  onSave: (choice: MaterialChoice, update: () => Promise<ContractMaterial | null>) => Promise<void>;
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
  const { t, stack, plain, pair } = materialWords.useWords();
  const [failure, setFailure] = useState<unknown>(null);
  const readMaterial = useReadContractMaterial();
  const changeMaterial = useChangeContractMaterial();
  /** The request after someone else's change, perhaps with a material that is not offered. */
  const [found, setFound] = useState<ContractMaterial | null>(null);
  const materials = useMaterialOptions(contract.language, assigned, found);
  const { save, notice, question } = useMergedSave<
    ContractMaterial,
    FormText<MaterialChoice>,
    MaterialChoice
  >({
    work,
    schema: materialRequestSchema,
    async read() {
      const stored = await readMaterial(contract.id, assigned?.id ?? 0);
      setFound(stored);
      return stored;
    },
    write: ({ changed, stored }) => changeMaterial(stored.id, changed),
    textOf: materialChoiceText,
    texts: {
      title: stack('materialChangedElsewhere'),
      term: (field) => pair(field === 'note' ? 'notes' : 'material'),
      show: (field, text) =>
        materials.options.find(({ value }) => field === 'materialId' && value === text.materialId)?.label ??
        text[field],
    },
  });
  const { fields, formProps, busy } = useZodForm(materialRequestSchema, {
    defaultValue: work.values,
    async onSubmit(choice) {
      setFailure(null);
      try {
        await onSave(choice, () => save(choice));
      } catch (error) {
        setFailure(error);
      }
    },
  });
  return (
    <>
      <form {...formProps} {...work.listeners} className={styles.form}>
        {materials.error && (
          <Banner
            tone="critical"
            role="alert"
            action={<RetryButton size="small" onRetry={materials.retry} />}
          >
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
        {notice}
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
      {/* Outside of the form, because selecting a version would count as typing. */}
      {question}
    </>
  );
}

/**
 * Returns the active materials in the course's language (PORTAL-COURSE-33, PORTAL-COURSE-34), and the requested
 * material, both that of the opened form and that of someone else's change.
 */
function useMaterialOptions(
  language: Contract['language'],
  assigned: ContractMaterial | null,
  found: ContractMaterial | null,
) {
  const materials = useMaterials({ languageId: language?.id, pageSize: 5000 });
  const options = useMemo((): ComboboxOption[] => {
    const offered = requestableMaterials(materials.data?.rows ?? [], language?.id ?? null);
    const unlisted = new Map<number, string>();
    for (const one of [assigned, found]) if (one?.materialId) unlisted.set(one.materialId, one.title);
    for (const { id } of offered) unlisted.delete(id);
    return [
      ...[...unlisted].map(([id, title]) => ({ value: String(id), label: title })),
      ...offered.map(({ id, title }) => ({ value: String(id), label: title })),
    ];
  }, [materials.data, language, assigned, found]);
  return {
    options,
    areNone: materials.data !== undefined && options.length === 0,
    loading: materials.isLoading,
    error: materials.data ? undefined : materials.error,
    retry: materials.retry,
  };
}
