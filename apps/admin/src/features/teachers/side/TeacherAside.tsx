import type { Teacher } from '@portal/domain';
import { Card } from '@portal/ui';
import { copy } from '../../../copy';
import { OnDemand } from '../../../parts/OnDemand';
import { RecordNotes } from '../../../parts/RecordNotes';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { AssignStatusCard } from './AssignStatusCard';
import { UserStatusCard } from './UserStatusCard';

export interface TeacherAsideProps {
  teacher: Teacher;
}

/** The right column of a teacher: assign status, account and notes (TEA-EDIT-02 to TEA-EDIT-04). */
export function TeacherAside({ teacher }: TeacherAsideProps) {
  const { t } = copy.useWords();
  const { dialog, open, close } = useDialogAddress(actions);
  // The column stays on all parts of its teacher.
  const pages = pathTo('teachers.profile', { id: teacher.id }).replace(/[^/]+$/, '');
  return (
    <>
      <AssignStatusCard teacher={teacher} />
      <UserStatusCard teacher={teacher} onAction={open} />
      <Card title={t('notes')}>
        <RecordNotes subject="teachers" recordId={teacher.id} limit={5} within={pages} />
      </Card>
      {dialog && (
        <OnDemand load={loadArchiveDialog} onClose={close}>
          {(ArchiveTeacherDialog) => (
            <ArchiveTeacherDialog action={dialog} teacher={teacher} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  );
}

const actions = ['archive', 'restore'] as const;

async function loadArchiveDialog() {
  return (await import('../ArchiveTeacherDialog')).ArchiveTeacherDialog;
}
