import { useDeleteLesson } from '@portal/api-client';
import type { Lesson } from '@portal/domain';
import { dateHalves } from '@portal/i18n';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { copy } from '../../../copy';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcome } from '../../../parts/useOutcome';
import { reasons } from './ManageAttendanceDialog.css';

export interface DeleteLessonDialogProps {
  lesson: Lesson;
  onClose: () => void;
}

/** Asks before a lesson is deleted; it can be made to count again (CON-ATT-07, MSG-52). */
export function DeleteLessonDialog({ lesson, onClose }: DeleteLessonDialogProps) {
  const deleteLesson = useDeleteLesson();
  const { succeeded, failed } = useOutcome();
  const { t, stack } = copy.useWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);

  const remove = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await deleteLesson(lesson);
      succeeded('toast.attendanceUpdated');
      onClose();
    } catch (error) {
      failed('toast.attendanceNotUpdated');
      setRefusal({ error });
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={stack('attendance.deleteTitle')}
      confirmLabel={t('attendance.deleteConfirm')}
      cancelLabel={t('dialog.cancel')}
      closeLabel={t('dialog.close')}
      tone="critical"
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <div className={reasons}>
        <p>{stack('attendance.deleteText')}</p>
        <p>{t('attendance.askLesson', { date: dateHalves(lesson.date), minutes: lesson.minutes })}</p>
        {refusal && <RefusedBanner error={refusal.error}>{stack('attendance.notDeleted')}</RefusedBanner>}
      </div>
    </ConfirmDialog>
  );
}
