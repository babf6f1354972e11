import { ApiError, useReadContract, useSeveralContracts } from '@portal/api-client';
import {
  type Contract,
  type ContractStatus,
  contractStatuses,
  whyNoTeacher,
  whyNotFlagged,
  whyNotMoved,
} from '@portal/domain';
import { Combobox, RadioGroup } from '@portal/ui';
import { contractStatusWords, useComboboxWords } from '@portal/views';
import { useState } from 'react';
import { LoadFailure } from '../../../parts/RefusedBanner';
import type { Reason } from '../../../parts/several/not-done';
import { SeveralDialog } from '../../../parts/several/SeveralDialog';
import { pathTo } from '../../../paths';
import { useTeacherOptions } from '../side/useTeacherOptions';
import { severalContractWords } from './several-contract-words';

export interface SeveralContractsProps {
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
export function MoveSeveralDialog({ contracts, onFinish }: SeveralContractsProps) {
  const { t, stack, pair } = severalContractWords.useWords();
  const statusWords = contractStatusWords.useWords();
  const several = useSeveralContracts();
  const readContract = useReadContract();
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
    <SeveralDialog
      title={stack('statusTitle', { count: contracts.length })}
      records={contracts}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={leftOut}
      action={async ({ id }) => to && several.move(id, to)}
      undo={async ({ id, status }) => {
        const now = await readContract(id);
        if (now.status === status) return;
        if (now.status !== to) throw new ApiError({ code: 'conflict' });
        await several.move(id, status);
      }}
      refresh={several.refresh}
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
    </SeveralDialog>
  );
}

/** Sets or clears the flag of several contracts, without a confirmation (CON-LIST-28, CON-LIST-29). */
export function FlagSeveralDialog({
  contracts,
  flagged: wanted,
  onFinish,
}: SeveralContractsProps & {
  /** Whether to set or clear the flag. */
  flagged: boolean;
}) {
  const { stack, pair } = severalContractWords.useWords();
  const several = useSeveralContracts();
  return (
    <SeveralDialog
      title={stack(wanted ? 'flagTitle' : 'unflagTitle', { count: contracts.length })}
      records={contracts}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={(contract) => (whyNotFlagged(contract) ? pair('locked') : null)}
      action={async ({ id, flagged }) => flagged !== wanted && several.flag(id, wanted)}
      undo={async ({ id, flagged }) => flagged !== wanted && several.flag(id, flagged)}
      refresh={several.refresh}
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
export function AssignSeveralDialog({ contracts, onFinish }: SeveralContractsProps) {
  const { t, stack, plain, pair } = severalContractWords.useWords();
  const comboboxWords = useComboboxWords();
  const several = useSeveralContracts();
  const teachers = useTeacherOptions();
  const [teacherId, setTeacherId] = useState('');
  return (
    <SeveralDialog
      title={stack('teacherTitle', { count: contracts.length })}
      records={contracts}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={(contract) => {
        const why = whyNoTeacher(contract);
        return why && pair(noTeacherWords[why]);
      }}
      action={({ id }) => several.assignTeacher(id, Number(teacherId))}
      refresh={several.refresh}
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
    </SeveralDialog>
  );
}
