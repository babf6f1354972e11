import { useChangeContractMaterial } from '@portal/api-client';
import type { Contract, ContractMaterial } from '@portal/domain';
import { ActionDialog } from '@portal/records';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { outlineTabWords } from './outline-tab-words';

export interface RemoveMaterialDialogProps {
  contract: Contract;
  assigned: ContractMaterial;
  onClose: () => void;
}

/** Asks before a material is removed from a contract, which sets its status to 0 (CON-OUT-16). */
export function RemoveMaterialDialog({ contract, assigned, onClose }: RemoveMaterialDialogProps) {
  const { t, stack, pair } = outlineTabWords.useWords();
  const { succeeded } = useOutcomeToast();
  const changeMaterial = useChangeContractMaterial();
  return (
    <ActionDialog
      title={stack('removeMaterial', { title: assigned.title })}
      confirmLabel={t('remove')}
      tone="critical"
      action={() => changeMaterial(assigned.id, { active: false })}
      onDone={() => {
        succeeded('toast.updated', undefined, {
          done: 'toast.materialRemoved',
          undo: () => changeMaterial(assigned.id, { active: true, statusId: assigned.statusId }),
        });
        onClose();
      }}
      refused={pair('removal.failed')}
      onClose={onClose}
    >
      <p>{stack('removal.text', { number: contract.number })}</p>
    </ActionDialog>
  );
}
