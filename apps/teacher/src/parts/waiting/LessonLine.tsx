import type { WaitingLesson } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { line, number } from './WaitingLessons.css';
import { waitingWords } from './waiting-words';

export type LessonLineProps = {
  lesson: Pick<WaitingLesson, 'contractNumber' | 'values'>;
};

/** One submitted lesson as its teacher would name it: contract, day, length, absentees. */
export function LessonLine({ lesson: { contractNumber, values } }: LessonLineProps) {
  const { t } = waitingWords.useWords();
  return (
    <p className={line}>
      <span className={number}>{contractNumber}</span>
      <span>
        <DateText value={values.date} />
      </span>
      <span>{t('lesson', { minutes: values.minutes })}</span>
      {values.absentStudentIds.length > 0 && (
        <span>{t('absent', { count: values.absentStudentIds.length })}</span>
      )}
    </p>
  );
}
