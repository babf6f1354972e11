import {
  fullName,
  type Lesson,
  type LessonFormValues,
  type LessonWarning,
  type Person,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { ConfirmDialog } from '@portal/ui';
import { LessonPresence, vocabulary } from '@portal/views';
import { copy } from '../../../copy';
import { reasons } from './attendance.css';

/** A class that needs confirmation: its date is unusual, or someone else changed it. */
export interface UnusualLesson extends Pick<LessonFormValues, 'date' | 'minutes'> {
  warnings: readonly LessonWarning[];
  /** The class as someone else changed it since the dialog opened. */
  theirs: Lesson | null;
  answer: (isMeant: boolean) => void;
}

export interface UnusualLessonDialogProps {
  /** The class to confirm; null if none. */
  lesson: UnusualLesson | null;
  /** The students of the contract. */
  students: readonly Person[];
}

/**
 * Asks before a class with an unusual date is recorded (DECISION-16 and DECISION-49), and before someone else's change
 * is overwritten (DECISION-37).
 */
export function UnusualLessonDialog({ lesson, students }: UnusualLessonDialogProps) {
  const { t, stack } = copy.useWords();
  const words = vocabulary.useWords();
  if (!lesson) return null;
  return (
    <ConfirmDialog
      open
      title={stack('attendance.askTitle')}
      confirmLabel={t('attendance.askConfirm')}
      cancelLabel={t('backToForm')}
      onConfirm={() => lesson.answer(true)}
      onCancel={() => lesson.answer(false)}
    >
      <div className={reasons}>
        <p>
          {t('classAndLength', {
            date: datePair(lesson.date, { weekday: true }),
            minutes: lesson.minutes,
          })}
        </p>
        {lesson.warnings.map((warning) => (
          <p key={warning}>{words.stack(`lessonWarning.${warning}`)}</p>
        ))}
        {lesson.theirs && <Theirs lesson={lesson.theirs} students={students} />}
      </div>
    </ConfirmDialog>
  );
}

function Theirs({ lesson, students }: { lesson: Lesson; students: readonly Person[] }) {
  const { t, stack } = copy.useWords();
  const { date, minutes, absentees, status, details = [], note } = lesson;
  if (status === 'deleted') return <p>{stack('attendance.deletedMeanwhile')}</p>;
  return (
    <div>
      <p>{stack('attendance.changedMeanwhile')}</p>
      <p>{t('classAndLength', { date: datePair(date, { weekday: true }), minutes })}</p>
      {details.length > 0 || note ? (
        <LessonPresence lesson={lesson} students={students} allPresent={t('allStudentsPresent')} />
      ) : (
        <p>
          {absentees.length === 0
            ? t('allStudentsPresent')
            : t('attendance.absent', { names: absentees.map(fullName).join(', ') })}
        </p>
      )}
    </div>
  );
}
