import { useArchiveTeacher } from '@portal/api-client';
import { contractsInProgress, fullName, type Teacher } from '@portal/domain';
import { ActionDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { RemainingWork } from '../../parts/archiving/RemainingWork';
import { teacherWords } from './teacher-words';

export interface ArchiveTeacherDialogProps {
  teacher: Teacher;
  action: 'archive' | 'restore';
  onClose: () => void;
}

/** Asks before a teacher is archived or restored, and explains the effect (OPEN-61). */
export function ArchiveTeacherDialog({ teacher, action, onClose }: ArchiveTeacherDialogProps) {
  const { t, stack, pair } = teacherWords.useWords();
  const toast = useToast();
  const archiveTeacher = useArchiveTeacher();
  const name = fullName(teacher);
  const count = contractsInProgress(teacher).length;
  return (
    <ActionDialog
      title={stack(`${action}.title`, { name })}
      confirmLabel={t(`${action}.confirm`)}
      tone={action === 'archive' ? 'critical' : undefined}
      action={() => archiveTeacher(teacher.id, action === 'archive')}
      onDone={() => {
        toast.success(pair(`${action}.done`, { name }), {
          undo: () => archiveTeacher(teacher.id, action !== 'archive'),
        });
        onClose();
      }}
      refused={pair(`${action}.failed`)}
      onClose={onClose}
    >
      <p>{stack(`${action}.text`)}</p>
      {action === 'archive' && (
        <RemainingWork of={{ teacherId: teacher.id }} saysNothing>
          {count > 0 && <p>{stack('archive.contracts', { count })}</p>}
        </RemainingWork>
      )}
    </ActionDialog>
  );
}
