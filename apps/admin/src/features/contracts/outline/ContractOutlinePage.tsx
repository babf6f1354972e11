import { type Contract, isLocked } from '@portal/domain';
import { onDemand, useDialogAddress, useLastKnown } from '@portal/records';
import { useCallback } from 'react';
import { ContractHead, useOpenContract } from '../ContractEditLayout';
import { MaterialsCard } from './MaterialsCard';
import { OutlinesCard } from './OutlinesCard';

/** The outlines and materials of a contract, and their dialogs (CON-OUT-01 to CON-OUT-16). */
export function ContractOutlinePage() {
  const contract = useOpenContract();
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const openOutline = useCallback(() => open('outline'), [open]);
  const openImport = useCallback(() => open('import-outline'), [open]);
  return (
    <>
      <ContractHead contract={contract} />
      <OutlinesCard contract={contract} onOpen={openOutline} onImport={openImport} />
      <MaterialsCard contract={contract} onOpen={open} />
      {dialog === 'outline' && <OutlineDialog contract={contract} onClose={close} />}
      {dialog && dialog !== 'outline' && (
        <Change
          key={`${dialog} ${recordId}`}
          contract={contract}
          dialog={dialog}
          recordId={recordId}
          onClose={close}
        />
      )}
    </>
  );
}

const dialogs = [
  'outline',
  'import-outline',
  'assign-material',
  'update-material',
  'remove-material',
] as const;

interface ChangeProps {
  contract: Contract;
  dialog: Exclude<(typeof dialogs)[number], 'outline'>;
  recordId: number | null;
  onClose: () => void;
}

/** The dialogs that change something; renders nothing for an archived contract or a missing assignment. */
function Change({ contract, dialog, recordId, onClose }: ChangeProps) {
  const isAllowed = useLastKnown(!isLocked(contract.status) || undefined);
  const assigned = useLastKnown(contract.materials.find(({ id, active }) => active && id === recordId));
  if (!isAllowed) return null;
  switch (dialog) {
    case 'import-outline':
      return <ImportOutlineDialog contract={contract} onClose={onClose} />;
    case 'assign-material':
      return <MaterialDialog contract={contract} assigned={null} onClose={onClose} />;
    case 'update-material':
      return assigned ? <MaterialDialog contract={contract} assigned={assigned} onClose={onClose} /> : null;
    case 'remove-material':
      return assigned ? (
        <RemoveMaterialDialog contract={contract} assigned={assigned} onClose={onClose} />
      ) : null;
    default:
      return dialog satisfies never;
  }
}

const OutlineDialog = onDemand(async () => (await import('./OutlineDialog')).OutlineDialog);
const ImportOutlineDialog = onDemand(async () => (await import('./ImportOutlineDialog')).ImportOutlineDialog);
const MaterialDialog = onDemand(async () => (await import('./MaterialDialog')).MaterialDialog);
const RemoveMaterialDialog = onDemand(
  async () => (await import('./RemoveMaterialDialog')).RemoveMaterialDialog,
);
