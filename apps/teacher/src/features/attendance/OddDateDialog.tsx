import { dateHalves } from '@portal/i18n';
import { ConfirmDialog } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { pageCopy } from '../../copy/pages';
import { reasons } from './OddDateDialog.css';
import type { Question } from './useSubmitAttendance';

export type OddDateDialogProps = {
  /** What is asked about; nothing is asked while it is null. */
  question: Question | null;
  contractNumber: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a class with an unusual date is recorded, and names its day of the week (decisions 16 and 49). */
export function OddDateDialog({ question, contractNumber, busy, onConfirm, onCancel }: OddDateDialogProps) {
  const { t, stack } = pageCopy.useWords();
  const words = vocabulary.useWords();
  return (
    <ConfirmDialog
      open={question !== null}
      title={stack('attendance.askTitle')}
      confirmLabel={t('attendance.confirm')}
      cancelLabel={t('attendance.cancel')}
      closeLabel={t('attendance.close')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {question && (
        <div className={reasons}>
          <p>
            {t('attendance.askLesson', {
              number: contractNumber,
              date: dateHalves(question.values.date, { weekday: true }),
              minutes: question.values.minutes,
            })}
          </p>
          {question.warnings.map((warning) => (
            <p key={warning}>{words.stack(`lessonWarning.${warning}`)}</p>
          ))}
        </div>
      )}
    </ConfirmDialog>
  );
}
