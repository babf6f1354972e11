import { useArchiveStudent } from '@portal/api-client';
import { enrolmentOf, fullName, type Student } from '@portal/domain';
import { ActionDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { studentRowDialogWords } from './student-row-dialog-words';

export interface ArchiveStudentDialogProps {
  student: Student;
  action: 'archive' | 'restore';
  onClose: () => void;
}

/** Asks before a student is archived or restored, and explains the effect (OPEN-61). */
export function ArchiveStudentDialog({ student, action, onClose }: ArchiveStudentDialogProps) {
  const { t, stack, pair } = studentRowDialogWords.useWords();
  const toast = useToast();
  const archiveStudent = useArchiveStudent();
  const name = fullName(student);
  const count = student.contracts.filter((contract) => enrolmentOf([contract]) === 'enrolled').length;
  return (
    <ActionDialog
      title={stack(`${action}.title`, { name })}
      confirmLabel={t(`${action}.confirm`)}
      tone={action === 'archive' ? 'critical' : undefined}
      action={() => archiveStudent(student.id, action === 'archive')}
      onDone={() => {
        toast.success(pair(`${action}.done`, { name }), {
          undo: () => archiveStudent(student.id, action !== 'archive'),
        });
        onClose();
      }}
      refused={pair(`${action}.failed`)}
      onClose={onClose}
    >
      <p>{stack(`${action}.text`)}</p>
      {action === 'archive' && count > 0 && <p>{stack('archive.enrolled', { count })}</p>}
    </ActionDialog>
  );
}
