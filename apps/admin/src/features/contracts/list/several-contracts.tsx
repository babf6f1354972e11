import type { Contract } from '@portal/domain';
import { CheckIcon, DownloadIcon, FlagIcon, UserIcon } from '@portal/ui';
import { useState } from 'react';
import { SeveralActions } from '../../../parts/several/SeveralActions';
import { type SeveralBarProps, selectionWith } from '../../../parts/several/several-selection';
import { severalWords } from '../../../parts/several/several-words';
import { ContractExport } from './ContractExport';
import { AssignSeveralDialog, FlagSeveralDialog, MoveSeveralDialog } from './SeveralContractsDialogs';
import { severalContractWords } from './several-contract-words';

const actionNames = ['move', 'flag', 'unflag', 'assign', 'export'] as const;
type Action = (typeof actionNames)[number];

/** The bulk actions for the selected contracts: status, flag, teacher, export. */
function SeveralContractsBar({ records, columns, onDone }: SeveralBarProps<Contract>) {
  const { t } = severalContractWords.useWords();
  const ofAny = severalWords.useWords();
  // The selected contracts when the action started: the action itself changes them.
  const [open, setOpen] = useState<{ action: Action; contracts: readonly Contract[] }>();
  const begin = (action: Action) => () => setOpen({ action, contracts: records() });
  const finish = (done: readonly Contract[]) => {
    setOpen(undefined);
    onDone(done.map(({ id }) => id));
  };
  return (
    <>
      <SeveralActions
        actions={[
          { id: 'move', label: t('status'), icon: CheckIcon, onSelect: begin('move') },
          { id: 'flag', label: t('flag'), icon: FlagIcon, onSelect: begin('flag') },
          { id: 'unflag', label: t('unflag'), icon: FlagIcon, onSelect: begin('unflag') },
          { id: 'assign', label: t('assignTeacher'), icon: UserIcon, onSelect: begin('assign') },
          { id: 'export', label: ofAny.t('csv'), icon: DownloadIcon, onSelect: begin('export') },
        ]}
      />
      {open?.action === 'move' && <MoveSeveralDialog contracts={open.contracts} onFinish={finish} />}
      {(open?.action === 'flag' || open?.action === 'unflag') && (
        <FlagSeveralDialog contracts={open.contracts} flagged={open.action === 'flag'} onFinish={finish} />
      )}
      {open?.action === 'assign' && <AssignSeveralDialog contracts={open.contracts} onFinish={finish} />}
      {open?.action === 'export' && (
        <ContractExport filters={open.contracts} columns={columns} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Bulk actions of the contract list. */
export const severalContracts = selectionWith(SeveralContractsBar);
