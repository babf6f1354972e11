import { useArchiveTeacher } from '@portal/api-client';
import { contractsInProgress, fullName, type Teacher } from '@portal/domain';
import { useToast } from '@portal/shell';
import { DeedDialog } from '../../parts/DeedDialog';
import { teacherWords } from './teacher-words';

export interface ArchiveTeacherDialogProps {
  teacher: Teacher;
  /** Which way. */
  deed: 'archive' | 'restore';
  onClose: () => void;
}

/** Asks whether a teacher is to be archived, or restored, and says what that means (OPEN-61). */
export function ArchiveTeacherDialog({ teacher, deed, onClose }: ArchiveTeacherDialogProps) {
  const { t, stack, halves } = teacherWords.useWords();
  const toast = useToast();
  const archiveTeacher = useArchiveTeacher();
  const name = fullName(teacher);
  const count = contractsInProgress(teacher).length;
  return (
    <DeedDialog
      title={stack(`${deed}.title`, { name })}
      confirmLabel={t(`${deed}.confirm`)}
      tone={deed === 'archive' ? 'critical' : undefined}
      deed={() => archiveTeacher(teacher.id, deed === 'archive')}
      onDone={() => {
        toast.success(halves(`${deed}.done`, { name }), {
          undo: () => archiveTeacher(teacher.id, deed !== 'archive'),
        });
        onClose();
      }}
      refused={stack(`${deed}.failed`)}
      onClose={onClose}
    >
      <p>{stack(`${deed}.text`)}</p>
      {deed === 'archive' && count > 0 && <p>{stack('archive.contracts', { count })}</p>}
    </DeedDialog>
  );
}
