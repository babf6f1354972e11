import { useBulkContracts } from '@portal/api-client';
import {
  type Contract,
  type ContractStatus,
  contractStatuses,
  whyNoTeacher,
  whyNotFlagged,
  whyNotMoved,
} from '@portal/domain';
import {
  BulkActions,
  type BulkBarProps,
  BulkDialog,
  bulkWords,
  LoadFailure,
  type Reason,
  selectionWith,
} from '@portal/records';
import { CheckIcon, Combobox, DownloadIcon, FlagIcon, RadioGroup, UserIcon } from '@portal/ui';
import { contractStatusWords, useComboboxWords } from '@portal/views';
import { useState } from 'react';
import { useTeacherOptions } from '../../../parts/useTeacherOptions';
import { pathTo } from '../../../paths';
import { bulkContractWords } from './bulk-contract-words';
import { ContractExport } from './ContractExport';

const actionNames = ['move', 'flag', 'unflag', 'assign', 'export'] as const;
type Action = (typeof actionNames)[number];

/** The bulk actions for the selected contracts: status, flag, teacher, export. */
function BulkContractsBar({ records, columns, onDone }: BulkBarProps<Contract>) {
  const { t } = bulkContractWords.useWords();
  const ofAny = bulkWords.useWords();
  // The selected contracts when the action started: the action itself changes them.
  const [open, setOpen] = useState<{ action: Action; contracts: readonly Contract[] }>();
  const begin = (action: Action) => () => setOpen({ action, contracts: records() });
  const finish = (done: readonly Contract[]) => {
    setOpen(undefined);
    onDone(done.map(({ id }) => id));
  };
  return (
    <>
      <BulkActions
        actions={[
          { id: 'move', label: t('status'), icon: CheckIcon, onSelect: begin('move') },
          { id: 'flag', label: t('flag'), icon: FlagIcon, onSelect: begin('flag') },
          { id: 'unflag', label: t('unflag'), icon: FlagIcon, onSelect: begin('unflag') },
          { id: 'assign', label: t('assignTeacher'), icon: UserIcon, onSelect: begin('assign') },
          { id: 'export', label: ofAny.t('csv'), icon: DownloadIcon, onSelect: begin('export') },
        ]}
      />
      {open?.action === 'move' && <BulkMoveDialog contracts={open.contracts} onFinish={finish} />}
      {(open?.action === 'flag' || open?.action === 'unflag') && (
        <BulkFlagDialog contracts={open.contracts} flagged={open.action === 'flag'} onFinish={finish} />
      )}
      {open?.action === 'assign' && <BulkAssignDialog contracts={open.contracts} onFinish={finish} />}
      {open?.action === 'export' && (
        <ContractExport filters={open.contracts} columns={columns} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Bulk actions of the contract list. */
export const bulkContracts = selectionWith(BulkContractsBar);

interface BulkContractsProps {
  /** The selected contracts when the action started. */
  contracts: readonly Contract[];
  /** Called at the end with the contracts that succeeded. */
  onFinish: (done: readonly Contract[]) => void;
}

const nameOf = ({ number }: Contract) => number;
const hrefOf = ({ id }: Contract) => pathTo('courses.edit.basic', { id });

/** The statuses that the list allows as targets (CON-LIST-26). */
const targets = contractStatuses.filter((status) => status !== 'pending');

/** Moves several contracts to another status, each only if its own row menu allows it (CON-LIST-22 to CON-LIST-27). */
function BulkMoveDialog({ contracts, onFinish }: BulkContractsProps) {
  const { t, stack, pair } = bulkContractWords.useWords();
  const statusWords = contractStatusWords.useWords();
  const bulk = useBulkContracts();
  const [to, setTo] = useState<ContractStatus>();
  const statusName = (status: ContractStatus) => statusWords.pair(`contractStatus.${status}`);

  const leftOut = (contract: Contract): Reason | null => {
    const why = to && whyNotMoved(contract, to);
    switch (why) {
      case undefined:
      case null:
        return null;
      case 'locked':
        return pair('locked');
      case 'already-there':
        return pair('alreadyThere');
      case 'not-from-here':
        return pair('notFromHere', {
          from: statusName(contract.status),
          to: to ? statusName(to) : '',
        });
      default:
        return why satisfies never;
    }
  };

  return (
    <BulkDialog
      title={stack('statusTitle', { count: contracts.length })}
      records={contracts}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={leftOut}
      action={async (contract) => to && bulk.move(contract, to)}
      undo={async ({ id, status }) => to && bulk.move({ id, status: to }, status)}
      refresh={bulk.refresh}
      doneText={(count) => pair('moved', { count, status: to ? statusName(to) : '' })}
      blockedReason={to ? undefined : stack('statusMissing')}
      onFinish={onFinish}
    >
      <RadioGroup<ContractStatus | ''>
        label={t('statusField')}
        value={to ?? ''}
        onValueChange={(status) => setTo(status || undefined)}
        options={targets.map((status) => ({
          value: status,
          label: statusWords.t(`contractStatus.${status}`),
          hint: t('possible', {
            count: contracts.filter((contract) => whyNotMoved(contract, status) === null).length,
          }),
        }))}
      />
    </BulkDialog>
  );
}

/** Sets or clears the flag of several contracts, without a confirmation (CON-LIST-28, CON-LIST-29). */
function BulkFlagDialog({
  contracts,
  flagged: wanted,
  onFinish,
}: BulkContractsProps & {
  /** Whether to set or clear the flag. */
  flagged: boolean;
}) {
  const { stack, pair } = bulkContractWords.useWords();
  const bulk = useBulkContracts();
  return (
    <BulkDialog
      title={stack(wanted ? 'flagTitle' : 'unflagTitle', { count: contracts.length })}
      records={contracts}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={(contract) => (whyNotFlagged(contract) ? pair('locked') : null)}
      action={async ({ id, flagged }) => flagged !== wanted && bulk.flag(id, wanted)}
      undo={({ id, flagged }) => bulk.flag(id, flagged)}
      refresh={bulk.refresh}
      doneText={(count) => pair(wanted ? 'flagged' : 'unflagged', { count })}
      onFinish={onFinish}
    />
  );
}

const noTeacherWords = {
  locked: 'locked',
  'has-teacher': 'hasTeacher',
  'closed-to-teacher': 'closedToTeacher',
} as const;

/** Assigns one teacher to several contracts without one; no call removes a teacher (CON-SIDE-08, CON-SIDE-12). */
function BulkAssignDialog({ contracts, onFinish }: BulkContractsProps) {
  const { t, stack, plain, pair } = bulkContractWords.useWords();
  const comboboxWords = useComboboxWords();
  const bulk = useBulkContracts();
  const teachers = useTeacherOptions();
  const [teacherId, setTeacherId] = useState('');
  return (
    <BulkDialog
      title={stack('teacherTitle', { count: contracts.length })}
      records={contracts}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={(contract) => {
        const why = whyNoTeacher(contract);
        return why && pair(noTeacherWords[why]);
      }}
      action={({ id }) => bulk.assignTeacher(id, Number(teacherId))}
      refresh={bulk.refresh}
      doneText={(count) => pair('assigned', { count })}
      blockedReason={teacherId === '' ? stack('teacherMissing') : undefined}
      onFinish={onFinish}
    >
      <LoadFailure of={teachers}>{stack('teachersFailed')}</LoadFailure>
      <Combobox
        label={t('teacherField')}
        placeholder={plain('chooseTeacher')}
        words={comboboxWords}
        options={teachers.options}
        loading={teachers.loading}
        value={teacherId}
        onValueChange={setTeacherId}
      />
    </BulkDialog>
  );
}
