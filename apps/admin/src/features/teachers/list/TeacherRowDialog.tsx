import { useTeacher } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { AbsentRecordDialog } from '../../../parts/AbsentRecordDialog';
import { NotesDialog } from '../../../parts/NotesDialog';
import { ArchiveTeacherDialog } from '../ArchiveTeacherDialog';
import { teacherWords } from '../teacher-words';
import type { TeacherRowDialogName } from './list-dialogs';

export interface TeacherRowDialogProps {
  /** The open dialog. */
  dialog: TeacherRowDialogName;
  /** A link may name any teacher, on this page of the list or not. */
  teacherId: number;
  onClose: () => void;
}

/** The dialogs of a row menu: notes, archive, restore. */
export function TeacherRowDialog({ dialog, teacherId, onClose }: TeacherRowDialogProps) {
  const { data, error, retry } = useTeacher(teacherId);
  const { t, stack } = teacherWords.useWords();
  const isGone = error?.code === 'not-found';
  const teacher = data?.id === teacherId && !isGone ? data : undefined;
  if (!teacher)
    return (
      <AbsentRecordDialog
        title={t('teacher')}
        error={error}
        retry={retry}
        notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
        onClose={onClose}
      />
    );
  switch (dialog) {
    case 'notes':
      return (
        <NotesDialog subject="teachers" recordId={teacherId} about={fullName(teacher)} onClose={onClose} />
      );
    case 'archive':
    case 'restore':
      return <ArchiveTeacherDialog key={dialog} action={dialog} teacher={teacher} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}
