import { useBulkStudents, useContracts } from '@portal/api-client';
import { fullName, type Student, whyNotJoining } from '@portal/domain';
import {
  BulkActions,
  type BulkBarProps,
  BulkDialog,
  bulkWords,
  CsvExport,
  RefusedBanner,
  selectionWith,
} from '@portal/records';
import { Combobox, DownloadIcon, InboxIcon, PlusIcon, RetryIcon } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import { useState } from 'react';
import { useContractOptions } from '../../../parts/useContractOptions';
import { pathTo } from '../../../paths';
import { bulkStudentWords } from './bulk-student-words';
import { studentCsv } from './student-csv';
import { studentListWords } from './student-list-words';

type Action = 'join' | 'archive' | 'restore' | 'export';

/** The bulk actions for the selected students: add to a contract, archive, restore, export. */
function BulkStudentsBar({ records, columns, onDone }: BulkBarProps<Student>) {
  const { t } = bulkStudentWords.useWords();
  const ofAny = bulkWords.useWords();
  // The selected students when the action started: the action itself changes them.
  const [open, setOpen] = useState<{ action: Action; students: readonly Student[] }>();
  const begin = (action: Action) => () => setOpen({ action, students: records() });
  const finish = (done: readonly Student[]) => {
    setOpen(undefined);
    onDone(done.map(({ id }) => id));
  };
  return (
    <>
      <BulkActions
        actions={[
          { id: 'join', label: t('join'), icon: PlusIcon, onSelect: begin('join') },
          { id: 'archive', label: t('archive'), icon: InboxIcon, onSelect: begin('archive') },
          { id: 'restore', label: t('restore'), icon: RetryIcon, onSelect: begin('restore') },
          { id: 'export', label: ofAny.t('csv'), icon: DownloadIcon, onSelect: begin('export') },
        ]}
      />
      {open?.action === 'join' && <BulkJoinDialog students={open.students} onFinish={finish} />}
      {(open?.action === 'archive' || open?.action === 'restore') && (
        <BulkArchiveDialog students={open.students} action={open.action} onFinish={finish} />
      )}
      {open?.action === 'export' && (
        <CsvExport
          csv={studentCsv}
          words={studentListWords}
          filters={open.students}
          columns={columns}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Bulk actions of the student list. */
export const bulkStudents = selectionWith(BulkStudentsBar);

interface BulkStudentsProps {
  /** The selected students when the action started. */
  students: readonly Student[];
  /** Called at the end with the students that succeeded. */
  onFinish: (done: readonly Student[]) => void;
}

const nameOf = (student: Student) => fullName(student);
const hrefOf = ({ id }: Student) => pathTo('students.edit.basic', { id });

interface BulkArchiveDialogProps extends BulkStudentsProps {
  action: 'archive' | 'restore';
}

/** Asks before several students are archived or restored, and explains the effect (OPEN-61). */
function BulkArchiveDialog({ students, action, onFinish }: BulkArchiveDialogProps) {
  const { stack, pair } = bulkStudentWords.useWords();
  const bulk = useBulkStudents();
  const archives = action === 'archive';
  return (
    <BulkDialog
      title={stack(`${action}Title`, { count: students.length })}
      records={students}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={({ active }) =>
        active === archives ? null : pair(archives ? 'alreadyArchived' : 'notArchived')
      }
      action={({ id }) => bulk.archive(id, archives)}
      undo={({ id }) => bulk.archive(id, !archives)}
      refresh={bulk.refresh}
      doneText={(count) => pair(archives ? 'archived' : 'restored', { count })}
      onFinish={onFinish}
    >
      <p>{stack(`${action}Text`, { count: students.length })}</p>
    </BulkDialog>
  );
}

/** Adds several students to one contract; skips archived students and those already in it (API-062, CON-SIDE-13). */
function BulkJoinDialog({ students, onFinish }: BulkStudentsProps) {
  const { t, stack, plain, pair } = bulkStudentWords.useWords();
  const words = useComboboxWords();
  const bulk = useBulkStudents();
  const [chosen, setChosen] = useState(0);
  const options = useContractOptions({ chosen });
  const read = useContracts(chosen === 0 ? null : { contractId: chosen });
  const contract = read.data?.rows.find(({ id }) => id === chosen);
  const number = contract?.number ?? options.chosenNumber;
  const blockedReason = () => {
    if (chosen === 0) return stack('contractMissing');
    return contract ? undefined : stack('contractAwaited');
  };
  return (
    <BulkDialog
      title={stack('joinTitle', { count: students.length })}
      records={students}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={(student) => {
        const why = contract && whyNotJoining(student, contract);
        switch (why) {
          case undefined:
          case null:
            return null;
          case 'already-in':
            return pair('alreadyIn', { number });
          case 'archived':
            return pair('archivedStudent');
          case 'closed':
            return pair('closed', { number });
          default:
            return why satisfies never;
        }
      }}
      action={({ id }) => bulk.join(chosen, id)}
      undo={({ id }) => bulk.leave(chosen, id)}
      refresh={bulk.refresh}
      doneText={(count) => pair('joined', { count, number })}
      blockedReason={blockedReason()}
      onFinish={onFinish}
    >
      <Combobox
        label={t('contract')}
        placeholder={plain('chooseContract')}
        {...options.source}
        words={words}
        value={chosen === 0 ? '' : String(chosen)}
        onValueChange={(value) => setChosen(Number(value))}
      />
      {read.error && !contract && (
        <RefusedBanner error={read.error} onRetry={read.retry}>
          {stack('contractFailed')}
        </RefusedBanner>
      )}
    </BulkDialog>
  );
}
