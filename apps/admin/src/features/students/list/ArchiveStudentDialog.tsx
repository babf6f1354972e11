import { useArchiveStudent } from '@portal/api-client';
import { enrolmentOf, fullName, type Student } from '@portal/domain';
import { ActionDialog, actionTexts } from '@portal/records';
import { studentRowDialogWords } from './student-row-dialog-words';

export interface ArchiveStudentDialogProps {
  student: Student;
  action: 'archive' | 'restore';
  onClose: () => void;
}

/** Asks before a student is archived or restored, and explains the effect (OPEN-61). */
export function ArchiveStudentDialog({ student, action, onClose }: ArchiveStudentDialogProps) {
  const words = studentRowDialogWords.useWords();
  const archiveStudent = useArchiveStudent();
  const name = fullName(student);
  const count = student.contracts.filter((contract) => enrolmentOf([contract]) === 'enrolled').length;
  return (
    <ActionDialog
      {...actionTexts(words, action, { name })}
      tone={action === 'archive' ? 'critical' : undefined}
      action={() => archiveStudent(student.id, action === 'archive')}
      undo={() => archiveStudent(student.id, action !== 'archive')}
      onClose={onClose}
    >
      <p>{words.stack(`${action}.text`)}</p>
      {action === 'archive' && count > 0 && <p>{words.stack('archive.enrolled', { count })}</p>}
    </ActionDialog>
  );
}
