import { useStudent } from '@portal/api-client';
import { localDay } from '@portal/shell';
import { Card } from '@portal/ui';
import { copy } from '../../../copy';
import { OnDemand } from '../../../parts/OnDemand';
import { RecordNotes } from '../../../parts/RecordNotes';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { ContractsCard } from './ContractsCard';
import { LevelsCard } from './LevelsCard';
import { LinkCard } from './LinkCard';
import { RecordCard } from './RecordCard';
import { ReportsCard } from './ReportsCard';

export interface StudentAsideProps {
  studentId: number;
}

/** The right column of a student, with its dialogs (STU-EDIT-02 to STU-EDIT-05, STU-EDIT-08). */
export function StudentAside({ studentId }: StudentAsideProps) {
  const { t } = copy.useWords();
  const student = useStudent(studentId).data;
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  // The column stays on all parts of its student.
  const pages = pathTo('students.edit.basic', { id: studentId }).replace(/[^/]+$/, '');
  // The layout reports loading and errors.
  if (!student) return null;
  return (
    <>
      <ContractsCard student={student} onAssign={() => open('assign')} />
      <LevelsCard student={student} onAdd={(languageId) => open('level', languageId)} />
      <ReportsCard
        student={student}
        onUpload={() => open('upload-report')}
        onRead={(contractId) => open('report', contractId)}
      />
      <Card title={t('notes')}>
        <RecordNotes subject="students" recordId={studentId} limit={5} within={pages} />
      </Card>
      <LinkCard student={student} />
      <RecordCard student={student} onAction={open} />
      {dialog === 'assign' && (
        <OnDemand load={loadAssign} onClose={close}>
          {(AssignContractDialog) => <AssignContractDialog student={student} onClose={close} />}
        </OnDemand>
      )}
      {(dialog === 'archive' || dialog === 'restore') && (
        <OnDemand load={loadArchive} onClose={close}>
          {(ArchiveStudentDialog) => (
            <ArchiveStudentDialog action={dialog} student={student} onClose={close} />
          )}
        </OnDemand>
      )}
      {dialog === 'level' && (
        <OnDemand load={loadLevel} onClose={close}>
          {(LevelDialog) => (
            <LevelDialog student={student} languageId={recordId} today={localDay()} onClose={close} />
          )}
        </OnDemand>
      )}
      {dialog === 'upload-report' && (
        <OnDemand load={loadUpload} onClose={close}>
          {(UploadReportDialog) => (
            <UploadReportDialog student={student} today={localDay()} onClose={close} />
          )}
        </OnDemand>
      )}
      {dialog === 'report' && recordId !== null && (
        <OnDemand load={loadReport} onClose={close}>
          {(ReportDialog) => (
            <ReportDialog
              studentId={studentId}
              contractId={recordId}
              companyName={student.company?.name}
              withUpdate
              onClose={close}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

const dialogs = ['assign', 'level', 'upload-report', 'report', 'archive', 'restore'] as const;

const loadAssign = async () => (await import('./AssignContractDialog')).AssignContractDialog;
const loadArchive = async () => (await import('../list/ArchiveStudentDialog')).ArchiveStudentDialog;
const loadLevel = async () => (await import('./LevelDialog')).LevelDialog;
const loadUpload = async () => (await import('./UploadReportDialog')).UploadReportDialog;
const loadReport = async () => (await import('../../../parts/reports/ReportDialog')).ReportDialog;
