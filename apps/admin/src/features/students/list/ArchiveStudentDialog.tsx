import { useArchiveStudent } from '@portal/api-client';
import { enrolmentOf, fullName, type Student } from '@portal/domain';
import { useToast } from '@portal/shell';
import { DeedDialog } from '../../../parts/DeedDialog';
import { studentRowDialogWords } from './student-row-dialog-words';

export interface ArchiveStudentDialogProps {
  student: Student;
  /** Which way. */
  deed: 'archive' | 'restore';
  onClose: () => void;
}

/** Asks whether a student is to be archived, or restored, and says what that means (OPEN-61). */
export function ArchiveStudentDialog({ student, deed, onClose }: ArchiveStudentDialogProps) {
  const { t, stack, halves } = studentRowDialogWords.useWords();
  const toast = useToast();
  const archiveStudent = useArchiveStudent();
  const name = fullName(student);
  const count = student.contracts.filter((contract) => enrolmentOf([contract]) === 'enrolled').length;
  return (
    <DeedDialog
      title={stack(`${deed}.title`, { name })}
      confirmLabel={t(`${deed}.confirm`)}
      tone={deed === 'archive' ? 'critical' : undefined}
      deed={() => archiveStudent(student.id, deed === 'archive')}
      onDone={() => {
        toast.success(halves(`${deed}.done`, { name }), {
          undo: () => archiveStudent(student.id, deed !== 'archive'),
        });
        onClose();
      }}
      refused={stack(`${deed}.failed`)}
      onClose={onClose}
    >
      <p>{stack(`${deed}.text`)}</p>
      {deed === 'archive' && count > 0 && <p>{stack('archive.enrolled', { count })}</p>}
    </DeedDialog>
  );
}
