import { useStudent } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { type ArchiveAction, NotesDialog, RowDialogOf, type RowDialogProps } from '@portal/records';
import { ArchiveStudentDialog } from './ArchiveStudentDialog';
import { studentRowDialogWords } from './student-row-dialog-words';

/** The dialogs of a row menu: notes, archive, restore. */
export function StudentRowDialog({ dialog, recordId, onClose }: RowDialogProps<'notes' | ArchiveAction>) {
  const { t, stack } = studentRowDialogWords.useWords();
  return (
    <RowDialogOf
      query={useStudent(recordId)}
      recordId={recordId}
      title={t('student')}
      notFound={{ title: stack('studentNotFound'), text: stack('notFoundText') }}
      onClose={onClose}
    >
      {(student) =>
        dialog === 'notes' ? (
          <NotesDialog subject="students" recordId={recordId} about={fullName(student)} onClose={onClose} />
        ) : (
          <ArchiveStudentDialog key={dialog} action={dialog} student={student} onClose={onClose} />
        )
      }
    </RowDialogOf>
  );
}
