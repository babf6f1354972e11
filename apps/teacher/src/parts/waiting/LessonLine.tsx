import type { WaitingLesson, WaitingState } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  AlertIcon,
  Icon,
  type IconShape,
  OfflineIcon,
  SuccessIcon,
  UploadIcon,
  WarningIcon,
} from '@portal/ui';
import { line, number } from './WaitingLessons.css';
import { waitingWords } from './waiting-words';

export type LessonLineProps = {
  lesson: Pick<WaitingLesson, 'contractNumber' | 'values' | 'state'>;
};

const icons = {
  pending: OfflineIcon,
  sending: UploadIcon,
  failed: AlertIcon,
  unclear: WarningIcon,
  sent: SuccessIcon,
} as const satisfies Record<WaitingState, IconShape>;

/** A submitted class: contract, date, length, absent students. */
export function LessonLine({ lesson: { contractNumber, values, state } }: LessonLineProps) {
  const { t } = waitingWords.useWords();
  return (
    <p className={line}>
      <Icon of={icons[state]} />
      <span className={number}>{contractNumber}</span>
      <span>
        <DateText value={values.date} />
      </span>
      <span>{t('lesson', { minutes: values.minutes })}</span>
      {values.absentStudentIds.length > 0 && (
        <span>{t('absent', { count: values.absentStudentIds.length })}</span>
      )}
      {(values.note || values.details) && <span>{t('detailed')}</span>}
    </p>
  );
}
