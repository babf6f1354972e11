import { useChangeContractMaterial } from '@portal/api-client';
import type { Contract, ContractMaterial } from '@portal/domain';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { copy } from '../../../copy';
import { RefusedBanner } from '../../../parts/RefusedBanner';
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
  const { t: common } = copy.useWords();
  const { succeeded } = useOutcome();
  const changeMaterial = useChangeContractMaterial();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const remove = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await changeMaterial(assigned.id, { active: false });
      succeeded('toast.updated');
      onClose();
    } catch (error) {
      setRefusal({ error });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack('removal.title', { title: assigned.title })}
      confirmLabel={t('removal.confirm')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {stack('removal.text', { number: contract.number })}
      {refusal && <RefusedBanner error={refusal.error}>{stack('removal.failed')}</RefusedBanner>}
    </ConfirmDialog>
  );
}
