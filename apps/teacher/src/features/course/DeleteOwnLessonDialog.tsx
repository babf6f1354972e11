import { useDeleteOwnLesson } from '@portal/api-client';
import type { Lesson } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { ConfirmDialog, Stack, useAttempt } from '@portal/ui';
import { CorrectionFailure } from '../../parts/correction/CorrectionFailure';
import { correctionWords } from '../../parts/correction/correction-words';

export interface DeleteOwnLessonDialogProps {
  lesson: Lesson;
  /** Called after the record is deleted and the dialog is closed. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before teachers delete one of their own records (DECISION-52). */
export function DeleteOwnLessonDialog({ lesson, onDeleted, onClose }: DeleteOwnLessonDialogProps) {
  const { t, stack, pair } = correctionWords.useWords();
  const deleteLesson = useDeleteOwnLesson();
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const confirm = () =>
    attempt(async () => {
      await deleteLesson(lesson);
      toast.success(pair('deleted'));
      onClose();
      onDeleted();
    });

  return (
    <ConfirmDialog
      open
      tone="critical"
      title={stack('deleteAttendance')}
      confirmLabel={t('delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <p>{stack('deleteText', { date: datePair(lesson.date), minutes: lesson.minutes })}</p>
        {failure && <CorrectionFailure title={stack('notDeleted')} error={failure.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
