import { useArchiveTeacher } from '@portal/api-client';
import { contractsInProgress, fullName, type Teacher } from '@portal/domain';
import { ActionDialog, actionTexts } from '@portal/records';
import { RemainingWork } from '../../parts/archiving/RemainingWork';
import { teacherWords } from './teacher-words';

export interface ArchiveTeacherDialogProps {
  teacher: Teacher;
  action: 'archive' | 'restore';
  onClose: () => void;
}

/** Asks before a teacher is archived or restored, and explains the effect (OPEN-61). */
export function ArchiveTeacherDialog({ teacher, action, onClose }: ArchiveTeacherDialogProps) {
  const words = teacherWords.useWords();
  const archiveTeacher = useArchiveTeacher();
  const name = fullName(teacher);
  const count = contractsInProgress(teacher).length;
  return (
    <ActionDialog
      {...actionTexts(words, action, { name })}
      tone={action === 'archive' ? 'critical' : undefined}
      action={() => archiveTeacher(teacher.id, action === 'archive')}
      undo={() => archiveTeacher(teacher.id, action !== 'archive')}
      onClose={onClose}
    >
      <p>{words.stack(`${action}.text`)}</p>
      {action === 'archive' && (
        <RemainingWork of={{ teacherId: teacher.id }} saysNothing>
          {count > 0 && <p>{words.stack('archive.contracts', { count })}</p>}
        </RemainingWork>
      )}
    </ActionDialog>
  );
}
