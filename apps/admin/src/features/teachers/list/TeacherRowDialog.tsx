import { useTeacher } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { type ArchiveAction, NotesDialog, RowDialogOf, type RowDialogProps } from '@portal/records';
import { ArchiveTeacherDialog } from '../ArchiveTeacherDialog';
import { teacherWords } from '../teacher-words';

/** The dialogs of a row menu: notes, archive, restore. */
export function TeacherRowDialog({ dialog, recordId, onClose }: RowDialogProps<'notes' | ArchiveAction>) {
  const { t, stack } = teacherWords.useWords();
  return (
    <RowDialogOf
      query={useTeacher(recordId)}
      recordId={recordId}
      title={t('teacher')}
      notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
      onClose={onClose}
    >
      {(teacher) =>
        dialog === 'notes' ? (
          <NotesDialog subject="teachers" recordId={recordId} about={fullName(teacher)} onClose={onClose} />
        ) : (
          <ArchiveTeacherDialog key={dialog} action={dialog} teacher={teacher} onClose={onClose} />
        )
      }
    </RowDialogOf>
  );
}
