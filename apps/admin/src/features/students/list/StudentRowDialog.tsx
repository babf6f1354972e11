import { useStudent } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { AbsentRecordDialog } from '../../../parts/AbsentRecordDialog';
import { NotesDialog } from '../../../parts/NotesDialog';
import { ArchiveStudentDialog } from './ArchiveStudentDialog';
import type { StudentRowDialogName } from './list-dialogs';
import { studentRowDialogWords } from './student-row-dialog-words';

export interface StudentRowDialogProps {
  /** The open dialog. */
  dialog: StudentRowDialogName;
  /** A link may name any student, on this page of the list or not. */
  studentId: number;
  onClose: () => void;
}

/** The dialogs of a row menu: notes, archive, restore. */
export function StudentRowDialog({ dialog, studentId, onClose }: StudentRowDialogProps) {
  const { data, error, retry } = useStudent(studentId);
  const { t, stack } = studentRowDialogWords.useWords();
  const student = data?.id === studentId ? data : undefined;
  if (!student)
    return (
      <AbsentRecordDialog
        title={t('of')}
        error={error}
        retry={retry}
        notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
        onClose={onClose}
      />
    );
  switch (dialog) {
    case 'notes':
      return (
        <NotesDialog subject="students" recordId={studentId} about={fullName(student)} onClose={onClose} />
      );
    case 'archive':
    case 'restore':
      return <ArchiveStudentDialog key={dialog} action={dialog} student={student} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}
