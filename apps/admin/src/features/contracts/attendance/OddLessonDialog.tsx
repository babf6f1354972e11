import type { LessonFormValues, LessonWarning } from '@portal/domain';
import { dateHalves } from '@portal/i18n';
import { ConfirmDialog } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { copy } from '../../../copy';
import { reasons } from './ManageAttendanceDialog.css';

/** A lesson whose date is odd, waiting for a yes. */
export interface OddLesson extends Pick<LessonFormValues, 'date' | 'minutes'> {
  warnings: readonly LessonWarning[];
  answer: (isMeant: boolean) => void;
}

export interface OddLessonDialogProps {
  /** What is asked about; nothing is asked while it is null. */
  lesson: OddLesson | null;
}

/** Asks before a second lesson on a day, or one that is still to come, is recorded (decision 16). */
export function OddLessonDialog({ lesson }: OddLessonDialogProps) {
  const { t, stack } = copy.useWords();
  const words = vocabulary.useWords();
  if (!lesson) return null;
  return (
    <ConfirmDialog
      open
      title={stack('attendance.askTitle')}
      confirmLabel={t('attendance.askConfirm')}
      cancelLabel={t('attendance.askCancel')}
      closeLabel={t('dialog.close')}
      onConfirm={() => lesson.answer(true)}
      onCancel={() => lesson.answer(false)}
    >
      <div className={reasons}>
        <p>{t('attendance.askLesson', { date: dateHalves(lesson.date), minutes: lesson.minutes })}</p>
        {lesson.warnings.map((warning) => (
          <p key={warning}>{words.stack(`lessonWarning.${warning}`)}</p>
        ))}
      </div>
    </ConfirmDialog>
  );
}
