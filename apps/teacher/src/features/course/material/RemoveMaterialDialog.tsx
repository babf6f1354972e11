import { useChangeContractMaterial } from '@portal/api-client';
import type { Contract, ContractMaterial } from '@portal/domain';
import { FailureReason } from '@portal/shell';
import { Banner, ConfirmDialog } from '@portal/ui';
import { useRef, useState } from 'react';
import { materialWords } from './material-words';
import { useMaterialOutcome } from './useMaterialOutcome';

export interface RemoveMaterialDialogProps {
  contract: Pick<Contract, 'number'>;
  material: ContractMaterial;
  /** Called once it is removed, when the dialog is closed. */
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a requested material is removed, which sets its status to 0 (PORTAL-COURSE-30). */
export function RemoveMaterialDialog({ contract, material, onRemoved, onClose }: RemoveMaterialDialogProps) {
  const { t, stack } = materialWords.useWords();
  const outcome = useMaterialOutcome();
  const changeMaterial = useChangeContractMaterial();
  // A second tap may come before the state is rendered.
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);

  const remove = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await outcome(
        'removed',
        'notRemoved',
        async () => {
          await changeMaterial(material.id, { active: false });
        },
        () => changeMaterial(material.id, { active: true }),
      );
      onClose();
      onRemoved();
    } catch (error) {
      setRefusal({ error });
      setBusy(false);
      underWay.current = false;
    }
  };

  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack('removeTitle', { title: material.title })}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{stack('removeText', { number: contract.number })}</p>
      {refusal && (
        <Banner tone="critical" role="alert">
          {stack('notRemoved')}
          <FailureReason error={refusal.error} />
        </Banner>
      )}
    </ConfirmDialog>
  );
}
