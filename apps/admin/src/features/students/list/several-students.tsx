import type { Student } from '@portal/domain';
import { DownloadIcon, InboxIcon, PlusIcon, RetryIcon } from '@portal/ui';
import { useState } from 'react';
import { SeveralActions } from '../../../parts/several/SeveralActions';
import { type SeveralBarProps, selectionWith } from '../../../parts/several/several-selection';
import { severalWords } from '../../../parts/several/several-words';
import { ArchiveSeveralDialog, JoinSeveralDialog } from './SeveralStudentsDialogs';
import { StudentExport } from './StudentExport';
import { severalStudentWords } from './several-student-words';

type Action = 'join' | 'archive' | 'restore' | 'export';

/** The bulk actions for the selected students: add to a contract, archive, restore, export. */
function SeveralStudentsBar({ records, columns, onDone }: SeveralBarProps<Student>) {
  const { t } = severalStudentWords.useWords();
  const ofAny = severalWords.useWords();
  // The selected students when the action started: the action itself changes them.
  const [open, setOpen] = useState<{ action: Action; students: readonly Student[] }>();
  const begin = (action: Action) => () => setOpen({ action, students: records() });
  const finish = (done: readonly Student[]) => {
    setOpen(undefined);
    onDone(done.map(({ id }) => id));
  };
  return (
    <>
      <SeveralActions
        actions={[
          { id: 'join', label: t('join'), icon: PlusIcon, onSelect: begin('join') },
          { id: 'archive', label: t('archive'), icon: InboxIcon, onSelect: begin('archive') },
          { id: 'restore', label: t('restore'), icon: RetryIcon, onSelect: begin('restore') },
          { id: 'export', label: ofAny.t('csv'), icon: DownloadIcon, onSelect: begin('export') },
        ]}
      />
      {open?.action === 'join' && <JoinSeveralDialog students={open.students} onFinish={finish} />}
      {(open?.action === 'archive' || open?.action === 'restore') && (
        <ArchiveSeveralDialog students={open.students} action={open.action} onFinish={finish} />
      )}
      {open?.action === 'export' && (
        <StudentExport filters={open.students} columns={columns} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Bulk actions of the student list. */
export const severalStudents = selectionWith(SeveralStudentsBar);
