import { useHasExtension, useStudent } from '@portal/api-client';
import type { Student } from '@portal/domain';
import { onDemand, RecordNotes, useDialogAddress } from '@portal/records';
import { localDay } from '@portal/shell';
import { Button, Card } from '@portal/ui';
import { copy } from '../../../copy';
import { pathTo } from '../../../paths';
import { ContractsCard } from './ContractsCard';
import { LevelsCard } from './LevelsCard';
import { LinkCard } from './LinkCard';
import { ReportsCard } from './ReportsCard';
import { ScaleResultsCard } from './ScaleResultsCard';
import { sideWords } from './side-words';

/** The right column of a student, with its dialogs (STU-EDIT-02 to STU-EDIT-05, STU-EDIT-08). */
export function StudentAside({ studentId }: { studentId: number }) {
  const { t } = copy.useWords();
  const student = useStudent(studentId).data;
  const hasScales = useHasExtension('level-scales');
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  // The column stays on all parts of its student.
  const pages = pathTo('students.edit.basic', { id: studentId }).replace(/[^/]+$/, '');
  // The layout reports loading and errors.
  if (!student) return null;
  return (
    <>
      <ContractsCard student={student} onAssign={() => open('assign')} />
      <LevelsCard student={student} onAdd={(languageId) => open('level', languageId)} />
      {hasScales && (
        <ScaleResultsCard
          student={student}
          onAdd={() => open('scale-result')}
          onCorrect={(id) => open('scale-result', id)}
          onRemove={(id) => open('remove-scale-result', id)}
        />
      )}
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
      {dialog === 'assign' && <AssignContractDialog student={student} onClose={close} />}
      {(dialog === 'archive' || dialog === 'restore') && (
        <ArchiveStudentDialog action={dialog} student={student} onClose={close} />
      )}
      {dialog === 'level' && (
        <LevelDialog student={student} languageId={recordId} today={localDay()} onClose={close} />
      )}
      {hasScales && (dialog === 'scale-result' || dialog === 'remove-scale-result') && (
        <ScaleResultDialogs
          key={`${dialog} ${recordId}`}
          dialog={dialog}
          student={student}
          resultId={recordId}
          onClose={close}
        />
      )}
      {dialog === 'upload-report' && (
        <UploadReportDialog student={student} today={localDay()} onClose={close} />
      )}
      {dialog === 'report' && recordId !== null && (
        <ReportDialog
          studentId={studentId}
          contractId={recordId}
          companyName={student.company?.name}
          withUpdate
          onClose={close}
        />
      )}
    </>
  );
}

const dialogs = [
  'assign',
  'level',
  'scale-result',
  'remove-scale-result',
  'upload-report',
  'report',
  'archive',
  'restore',
] as const;

const AssignContractDialog = onDemand(
  async () => (await import('./AssignContractDialog')).AssignContractDialog,
);
const ArchiveStudentDialog = onDemand(
  async () => (await import('../list/ArchiveStudentDialog')).ArchiveStudentDialog,
);
const LevelDialog = onDemand(async () => (await import('./LevelDialog')).LevelDialog);
const ScaleResultDialogs = onDemand(async () => (await import('./ScaleResultDialogs')).ScaleResultDialogs);
const UploadReportDialog = onDemand(async () => (await import('./UploadReportDialog')).UploadReportDialog);
const ReportDialog = onDemand(async () => (await import('../../../parts/reports/ReportDialog')).ReportDialog);

interface RecordCardProps {
  student: Student;
  /** Opens the confirmation before the student is archived or restored. */
  onAction: (action: 'archive' | 'restore') => void;
}

/** Archives or restores the open student, as the list does (OPEN-61). */
function RecordCard({ student, onAction }: RecordCardProps) {
  const { t, stack } = sideWords.useWords();
  const action = student.active ? 'archive' : 'restore';
  return (
    <Card title={stack('record.title')}>
      <div>
        <Button size="small" onClick={() => onAction(action)}>
          {t(`record.${action}`)}
        </Button>
      </div>
    </Card>
  );
}
