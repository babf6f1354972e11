import { useChangeLesson, useDeleteLesson } from '@portal/api-client';
import type { Lesson } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { copy } from '../../../copy';
import { ActionDialog } from '../../../parts/ActionDialog';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';

export interface DeleteLessonDialogProps {
  lesson: Lesson;
  onClose: () => void;
}

/** Asks before a lesson is deleted; Undo restores it (CON-ATT-07, MSG-52). */
export function DeleteLessonDialog({ lesson, onClose }: DeleteLessonDialogProps) {
  const deleteLesson = useDeleteLesson();
  const changeLesson = useChangeLesson();
  const { succeeded, failed } = useOutcomeToast();
  const { t, stack } = copy.useWords();
  const absentStudentIds = lesson.absentees.map(({ id }) => id);

  return (
    <ActionDialog
      title={stack('deleteAttendance')}
      confirmLabel={t('delete')}
      tone="critical"
      action={() => deleteLesson(lesson)}
      onDone={() => {
        succeeded('toast.attendanceUpdated', undefined, {
          undo: () => {
            const { contractId, date, minutes } = lesson;
            return changeLesson(lesson.id, { contractId, date, minutes, absentStudentIds }, 'active');
          },
        });
        onClose();
      }}
      onFailed={(error) => failed('toast.attendanceNotUpdated', undefined, { error })}
      refused={stack('attendance.notDeleted')}
      onClose={onClose}
    >
      <p>{stack('attendance.deleteText')}</p>
      <p>{t('classAndLength', { date: datePair(lesson.date), minutes: lesson.minutes })}</p>
    </ActionDialog>
  );
}
