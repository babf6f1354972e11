import { useChangeContractMaterial } from '@portal/api-client';
import type { Contract, ContractMaterial } from '@portal/domain';
import { DeedDialog } from '../../../parts/DeedDialog';
import { useOutcome } from '../../../parts/useOutcome';
import { outlineTabWords } from './outline-tab-words';

export interface RemoveMaterialDialogProps {
  contract: Contract;
  assigned: ContractMaterial;
  onClose: () => void;
}

/** Asks before a material is taken off a contract, which sets its status to 0 (CON-OUT-16). */
export function RemoveMaterialDialog({ contract, assigned, onClose }: RemoveMaterialDialogProps) {
  const { t, stack } = outlineTabWords.useWords();
  const { succeeded } = useOutcome();
  const changeMaterial = useChangeContractMaterial();
  return (
    <DeedDialog
      title={stack('removal.title', { title: assigned.title })}
      confirmLabel={t('removal.confirm')}
      tone="critical"
      deed={() => changeMaterial(assigned.id, { active: false })}
      onDone={() => {
        succeeded('toast.updated', undefined, {
          done: 'toast.materialRemoved',
          undo: () => changeMaterial(assigned.id, { active: true }),
        });
        onClose();
      }}
      refused={stack('removal.failed')}
      onClose={onClose}
    >
      <p>{stack('removal.text', { number: contract.number })}</p>
    </DeedDialog>
  );
}
