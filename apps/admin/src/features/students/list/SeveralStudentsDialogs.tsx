import { useContracts, useSeveralStudents } from '@portal/api-client';
import { fullName, type Student, whyNotJoining } from '@portal/domain';
import { Combobox } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import { useState } from 'react';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { SeveralDialog } from '../../../parts/several/SeveralDialog';
import { useContractOptions } from '../../../parts/useContractOptions';
import { pathTo } from '../../../paths';
import { severalStudentWords } from './several-student-words';

export interface SeveralStudentsProps {
  /** The chosen students, as they were when it began. */
  students: readonly Student[];
  /** Called at the end with those for whom it is done. */
  onFinish: (done: readonly Student[]) => void;
}

const nameOf = (student: Student) => fullName(student);
const hrefOf = ({ id }: Student) => pathTo('students.edit.basic', { id });

export interface ArchiveSeveralDialogProps extends SeveralStudentsProps {
  /** Which way. */
  action: 'archive' | 'restore';
}

/** Asks whether several students are to be archived, or restored, and says what that means (OPEN-61). */
export function ArchiveSeveralDialog({ students, action, onFinish }: ArchiveSeveralDialogProps) {
  const { stack, pair } = severalStudentWords.useWords();
  const several = useSeveralStudents();
  const archives = action === 'archive';
  return (
    <SeveralDialog
      title={stack(`${action}Title`, { count: students.length })}
      records={students}
      nameOf={nameOf}
      hrefOf={hrefOf}
      leftOut={({ active }) =>
        active === archives ? null : pair(archives ? 'alreadyArchived' : 'notArchived')
      }
      action={({ id }) => several.archive(id, archives)}
      undo={({ id }) => several.archive(id, !archives)}
      refresh={several.refresh}
      doneText={(count) => pair(archives ? 'archived' : 'restored', { count })}
      onFinish={onFinish}
    >
      <p>{stack(`${action}Text`)}</p>
    </SeveralDialog>
  );
}

/** So many contracts are read at once, to choose one of (LIMIT-19). */
const contractPageSize = 500;

/** Adds several students to one contract, those who are in it already and archived ones left out (API-062, CON-SIDE-13). */
export function JoinSeveralDialog({ students, onFinish }: SeveralStudentsProps) {
  const { t, stack, plain, pair } = severalStudentWords.useWords();
  const words = useComboboxWords();
  const several = useSeveralStudents();
  const [chosen, setChosen] = useState(0);
  const options = useContractOptions({ pageSize: contractPageSize, chosen });
  const read = useContracts(chosen === 0 ? null : { contractId: chosen });
  const contract = read.data?.rows.find(({ id }) => id === chosen);
  const number = contract?.number ?? options.chosenNumber;
  const blockedReason = () => {
    if (chosen === 0) return stack('contractMissing');
    return contract ? undefined : stack('contractAwaited');
  };
  return (
    <SeveralDialog
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
      action={({ id }) => several.join(chosen, id)}
      undo={({ id }) => several.leave(chosen, id)}
      refresh={several.refresh}
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
    </SeveralDialog>
  );
}
