import { useChangeContractMaterial } from '@portal/api-client';
import type { Contract, ContractMaterial } from '@portal/domain';
import { FailureReason } from '@portal/shell';
import { Banner, ConfirmDialog, useAttempt } from '@portal/ui';
import { materialWords } from './material-words';
import { useMaterialOutcome } from './useMaterialOutcome';

export interface RemoveMaterialDialogProps {
  contract: Pick<Contract, 'number'>;
  material: ContractMaterial;
  /** Called after the material is removed and the dialog is closed. */
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a requested material is removed, which sets its status to 0 (PORTAL-COURSE-30). */
export function RemoveMaterialDialog({ contract, material, onRemoved, onClose }: RemoveMaterialDialogProps) {
  const { t, stack } = materialWords.useWords();
  const outcome = useMaterialOutcome();
  const changeMaterial = useChangeContractMaterial();
  const { busy, failure, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
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
    });

  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack('removeMaterial', { title: material.title })}
      confirmLabel={t('remove')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{stack('removeText', { number: contract.number })}</p>
      {failure && (
        <Banner tone="critical" role="alert">
          <FailureReason error={failure.error}>{stack('notRemoved')}</FailureReason>
        </Banner>
      )}
    </ConfirmDialog>
  );
}
