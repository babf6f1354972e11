import {
  useAssignMaterial,
  useChangeContractMaterial,
  useMaterials,
  useReadContractMaterial,
} from '@portal/api-client';
import {
  type Contract,
  type ContractMaterial,
  contractMaterialFormText,
  contractMaterialSchema,
} from '@portal/domain';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useSession } from '@portal/shell';
import type { ComboboxOption } from '@portal/ui';
import { FormCombobox, FormNumberField, FormTextareaField } from '@portal/views';
import { useMemo, useState } from 'react';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import * as styles from './outline.css';
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
export function MaterialDialog({ contract, assigned, onClose }: MaterialDialogProps) {
  const { t, stack, plain, pair } = outlineTabWords.useWords();
  const { succeeded } = useOutcomeToast();
  const { user } = useSession();
  const assignMaterial = useAssignMaterial();
  const readMaterial = useReadContractMaterial();
  const changeMaterial = useChangeContractMaterial();
  const materials = useMaterialOptions(assigned);
  const [opened] = useState(assigned);
  const [stored] = useState(() => contractMaterialFormText(opened));
  return (
    <RecordDialog
      draft={{
        form: 'contract-material',
        record: `${contract.id}-${opened?.id ?? 'new'}`,
        title: contract.number,
        stored,
      }}
      schema={contractMaterialSchema}
      save={
        opened
          ? {
              read: () => readMaterial(contract.id, opened.id),
              write: ({ changed, stored }) => changeMaterial(stored.id, changed),
              textOf: contractMaterialFormText,
              texts: {
                title: stack('materialChangedElsewhere'),
                term: (field) => pair(terms[field]),
                show: (field, text) =>
                  field === 'materialId'
                    ? (materials.options.find(({ value }) => value === text.materialId)?.label ??
                      text.materialId)
                    : text[field],
              },
            }
          : (values, { intention }) => assignMaterial(contract.id, values, user?.id ?? 0, intention)
      }
      onSaved={() =>
        succeeded('toast.updated', undefined, {
          done: opened ? 'toast.materialChanged' : 'toast.materialAssigned',
        })
      }
      refused={stack(opened ? 'material.notUpdated' : 'material.notAssigned')}
      title={stack(opened ? 'material.updateTitle' : 'material.assignTitle')}
      submitLabel={t(opened ? 'update' : 'material.assign')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <LoadFailure of={materials}>{stack('materialsFailed')}</LoadFailure>
          <FormCombobox
            field={fields.materialId}
            label={t('material.material')}
            placeholder={plain('chooseMaterial')}
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
        </>
      )}
    </RecordDialog>
  );
}

const terms = {
  materialId: 'material.material',
  quantity: 'material.quantity',
  note: 'material.note',
} as const satisfies Record<keyof ReturnType<typeof contractMaterialFormText>, string>;

/** Loads all materials that are not archived, plus the assigned one. */
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
