import { type Contract, isLocked } from '@portal/domain';
import { LeaveGuard } from '@portal/shell';
import { Card } from '@portal/ui';
import { copy } from '../../../copy';
import { OnDemand } from '../../../parts/OnDemand';
import { RecordNotes } from '../../../parts/RecordNotes';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { ContractStatusSelect } from './ContractStatusSelect';
import { StudentsCard } from './StudentsCard';
import { TeacherCard } from './TeacherCard';
import { useManageStudents } from './useManageStudents';

export interface ContractAsideProps {
  contract: Contract;
}

/** Status, teacher, students and notes of a contract, with the dialogs to change them (CON-SIDE-03 to CON-SIDE-09). */
export function ContractAside({ contract }: ContractAsideProps) {
  const { t } = copy.useWords();
  const { dialog, open, close } = useDialogAddress(['teacher', 'students']);
  const management = useManageStudents(contract);
  // The column stays on all parts of its contract.
  const pages = pathTo('courses.edit.basic', { id: contract.id }).replace(/[^/]+$/, '');
  return (
    <>
      <Card as="div">
        <ContractStatusSelect contract={contract} />
      </Card>
      <TeacherCard contract={contract} onChange={() => open('teacher')} />
      <StudentsCard
        contract={contract}
        hasUnsaved={management.hasChanges || management.work.offer !== null}
        onManage={() => open('students')}
      />
      <Card title={t('notes')}>
        <RecordNotes
          subject="courses"
          recordId={contract.id}
          limit={5}
          readOnly={isLocked(contract.status)}
          within={pages}
        />
      </Card>
      <LeaveGuard work={management.work} within={pages} />
      {dialog === 'teacher' && (
        <OnDemand load={loadTeacherDialog} onClose={close}>
          {(TeacherDialog) => <TeacherDialog contract={contract} onClose={close} />}
        </OnDemand>
      )}
      {dialog === 'students' && (
        <OnDemand load={loadStudentsDialog} onClose={close}>
          {(ManageStudentsDialog) => (
            <ManageStudentsDialog contract={contract} management={management} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  );
}

async function loadTeacherDialog() {
  return (await import('./TeacherDialog')).TeacherDialog;
}

async function loadStudentsDialog() {
  return (await import('./ManageStudentsDialog')).ManageStudentsDialog;
}
