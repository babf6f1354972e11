import type { ContractInStatus } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import { ConfirmDialog } from '@portal/ui';
import { archiveContractWords } from './archive-contract-words';
import { useMoveStatus } from './useMoveStatus';

export interface ArchiveContractDialogProps {
  contract: ContractInStatus & Pick<Contract, 'number'>;
  /** Called when the user decides; if they archive, with the promise of the running status change. */
  onClose: (moving?: Promise<void>) => void;
}

/** Asks before a contract is archived, wherever the user changes its status (CON-SIDE-04, CON-LIST-26). */
export function ArchiveContractDialog({ contract, onClose }: ArchiveContractDialogProps) {
  const { t, stack } = archiveContractWords.useWords();
  const moveStatus = useMoveStatus();
  return (
    <ConfirmDialog
      open
      title={stack('title', { number: contract.number })}
      confirmLabel={t('archive')}
      onConfirm={() => onClose(moveStatus(contract, 'archived'))}
      onCancel={() => onClose()}
    >
      <p>{stack('text')}</p>
    </ConfirmDialog>
  );
}
