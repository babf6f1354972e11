import {
  useAssignMaterial,
  useChangeContractMaterial,
  useMaterials,
  useReadContractMaterial,
} from '@portal/api-client';
import {
  type Contract,
  type ContractMaterial,
  type ContractMaterialFormValues,
  contractMaterialFormText,
  contractMaterialSchema,
} from '@portal/domain';
import { type UnsavedWork, useMergedSave, useSession } from '@portal/shell';
import type { ComboboxOption } from '@portal/ui';
import { FormCombobox, FormNumberField, FormTextareaField, useZodForm } from '@portal/views';
import { useMemo, useState } from 'react';
import { DraftForm } from '../../../parts/DraftForm';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import * as styles from './ContractOutlinePage.css';
import { outlineTabWords } from './outline-tab-words';

export interface MaterialDialogProps {
  contract: Contract;
  /** The edited assignment; null for a new one. */
  assigned: ContractMaterial | null;
  onClose: () => void;
}

/**
 * Assigns a material to a contract or edits an assignment (CON-OUT-11 to CON-OUT-15, CON-SIDE-10). Errors appear only
 * here, and all input stays (CON-SIDE-22, MSG-53).
 */
export function MaterialDialog({ assigned, ...props }: MaterialDialogProps) {
  const { id, number } = props.contract;
  const [opened] = useState(assigned);
  const [stored] = useState(() => contractMaterialFormText(opened));
  return (
    <DraftForm
      form="contract-material"
      record={`${id}-${opened?.id ?? 'new'}`}
      title={number}
      stored={stored}
    >
      {(work) => <AssignedMaterial {...props} assigned={assigned} opened={opened} work={work} />}
    </DraftForm>
  );
}

type AssignmentText = ReturnType<typeof contractMaterialFormText>;

interface AssignedMaterialProps extends MaterialDialogProps {
  opened: ContractMaterial | null;
  work: UnsavedWork<AssignmentText>;
}

function AssignedMaterial({ contract, assigned, opened, work, onClose }: AssignedMaterialProps) {
  const { t, stack, plain, pair } = outlineTabWords.useWords();
  const { succeeded } = useOutcomeToast();
  const { user } = useSession();
  const assignMaterial = useAssignMaterial();
  const changeMaterial = useChangeContractMaterial();
  const materials = useMaterialOptions(assigned);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const readMaterial = useReadContractMaterial();
  const merged = useMergedSave<ContractMaterial, AssignmentText, ContractMaterialFormValues>({
    work,
    schema: contractMaterialSchema,
    read: () => readMaterial(contract.id, opened?.id ?? 0),
    write: ({ changed, stored }) => changeMaterial(stored.id, changed),
    textOf: contractMaterialFormText,
    texts: {
      title: stack('material.changedElsewhere'),
      term: (field) => pair(terms[field]),
      show: (field, text) =>
        field === 'materialId'
          ? (materials.options.find(({ value }) => value === text.materialId)?.label ?? text.materialId)
          : text[field],
    },
  });
  const { fields, formProps, busy } = useZodForm(contractMaterialSchema, {
    defaultValue: work.values,
    onSubmit: async (values) => {
      setRefusal(null);
      try {
        if (opened) {
          if (!(await merged.save(values))) return;
        } else {
          const arrived = work.sending();
          await assignMaterial(contract.id, values, user?.id ?? 0);
          arrived();
        }
        succeeded('toast.updated', undefined, {
          done: opened ? 'toast.materialChanged' : 'toast.materialAssigned',
        });
        onClose();
      } catch (error) {
        setRefusal({ error });
      }
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      busy={busy}
      title={stack(opened ? 'material.updateTitle' : 'material.assignTitle')}
      formProps={formProps}
      work={work}
      submitLabel={t(opened ? 'material.update' : 'material.assign')}
    >
      {materials.error && (
        <RefusedBanner error={materials.error} onRetry={materials.retry}>
          {stack('material.listFailed')}
        </RefusedBanner>
      )}
      <FormCombobox
        field={fields.materialId}
        label={t('material.material')}
        placeholder={plain('material.choose')}
        options={materials.options}
        loading={materials.loading}
      />
      <div className={styles.short}>
        <FormNumberField
          field={fields.quantity}
          label={t('material.quantity')}
          hint={t('material.quantityHint')}
        />
      </div>
      <FormTextareaField field={fields.note} label={t('material.note')} />
      {refusal && (
        <RefusedBanner error={refusal.error}>
          {stack(opened ? 'material.notUpdated' : 'material.notAssigned')}
        </RefusedBanner>
      )}
      {merged.feedback}
    </FormDialog>
  );
}

const terms = {
  materialId: 'material.material',
  quantity: 'material.quantity',
  note: 'material.note',
} as const satisfies Record<keyof AssignmentText, string>;

/** Reads all materials that are not archived, plus the assigned one. */
function useMaterialOptions(assigned: ContractMaterial | null) {
  const materials = useMaterials({ pageSize: 5000 });
  const options = useMemo((): ComboboxOption[] => {
    const rows = materials.data?.rows ?? [];
    const isListed = !assigned?.materialId || rows.some(({ id }) => id === assigned.materialId);
    return [
      ...(isListed ? [] : [{ value: String(assigned.materialId), label: assigned.title }]),
      ...rows.map(({ id, title, language }) => ({
        value: String(id),
        label: title,
        detail: language?.name || undefined,
      })),
    ];
  }, [materials.data, assigned]);
  return {
    options,
    loading: materials.isLoading,
    error: materials.data ? undefined : materials.error,
    retry: materials.retry,
  };
}
