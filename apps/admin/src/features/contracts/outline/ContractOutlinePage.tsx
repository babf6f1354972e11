import { type Contract, isLocked } from '@portal/domain';
import { useCallback } from 'react';
import { OnDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
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
      {dialog === 'outline' && (
        <OnDemand load={loadOutlineDialog} onClose={close}>
          {(OutlineDialog) => <OutlineDialog contract={contract} onClose={close} />}
        </OnDemand>
      )}
      {dialog && dialog !== 'outline' && !isLocked(contract.status) && (
        <Change contract={contract} dialog={dialog} recordId={recordId} onClose={close} />
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

/** The dialogs that change something; renders nothing if the assignment no longer exists. */
function Change({ contract, dialog, recordId, onClose }: ChangeProps) {
  const assigned = contract.materials.find(({ id, active }) => active && id === recordId);
  switch (dialog) {
    case 'import-outline':
      return (
        <OnDemand load={loadImportDialog} onClose={onClose}>
          {(ImportOutlineDialog) => <ImportOutlineDialog contract={contract} onClose={onClose} />}
        </OnDemand>
      );
    case 'assign-material':
      return (
        <OnDemand load={loadMaterialDialog} onClose={onClose}>
          {(MaterialDialog) => <MaterialDialog contract={contract} assigned={null} onClose={onClose} />}
        </OnDemand>
      );
    case 'update-material':
      return assigned ? (
        <OnDemand load={loadMaterialDialog} onClose={onClose}>
          {(MaterialDialog) => <MaterialDialog contract={contract} assigned={assigned} onClose={onClose} />}
        </OnDemand>
      ) : null;
    case 'remove-material':
      return assigned ? (
        <OnDemand load={loadRemoveDialog} onClose={onClose}>
          {(RemoveMaterialDialog) => (
            <RemoveMaterialDialog contract={contract} assigned={assigned} onClose={onClose} />
          )}
        </OnDemand>
      ) : null;
    default:
      return dialog satisfies never;
  }
}

async function loadOutlineDialog() {
  return (await import('./OutlineDialog')).OutlineDialog;
}

async function loadImportDialog() {
  return (await import('./ImportOutlineDialog')).ImportOutlineDialog;
}

async function loadMaterialDialog() {
  return (await import('./MaterialDialog')).MaterialDialog;
}

async function loadRemoveDialog() {
  return (await import('./RemoveMaterialDialog')).RemoveMaterialDialog;
}
