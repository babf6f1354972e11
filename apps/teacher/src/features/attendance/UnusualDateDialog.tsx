import type { LessonFormValues, LessonWarning } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { ConfirmDialog, Stack } from '@portal/ui';
import { vocabulary } from '@portal/views';
import type { ReactNode } from 'react';
import { pageCopy } from '../../copy/pages';

export type UnusualDateDialogProps = {
  /** The open confirmation; null closes the dialog. */
  question: {
    values: Pick<LessonFormValues, 'date' | 'minutes'>;
    warnings: readonly LessonWarning[];
  } | null;
  contractNumber: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Content below the warnings. */
  children?: ReactNode;
};

/** Asks before a class with an unusual date is recorded, and shows its weekday (DECISION-16 and DECISION-49). */
export function UnusualDateDialog({
  question,
  contractNumber,
  busy,
  onConfirm,
  onCancel,
  children,
}: UnusualDateDialogProps) {
  const { t, stack } = pageCopy.useWords();
  const words = vocabulary.useWords();
  return (
    <ConfirmDialog
      open={question !== null}
      title={stack('attendance.askTitle')}
      confirmLabel={t('submitAnyway')}
      cancelLabel={t('backToForm')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {question && (
        <Stack>
          <p>
            {t('attendance.askLesson', {
              number: contractNumber,
              date: datePair(question.values.date, { weekday: true }),
              minutes: question.values.minutes,
            })}
          </p>
          {question.warnings.map((warning) => (
            <p key={warning}>{words.stack(`lessonWarning.${warning}`)}</p>
          ))}
          {children}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
