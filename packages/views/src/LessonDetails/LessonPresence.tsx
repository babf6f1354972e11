import type { Lesson, Person } from '@portal/domain';
import { ClockIcon, Icon, NoteIcon, VisuallyHidden } from '@portal/ui';
import { Fragment, type ReactNode } from 'react';
import { MarkedName } from '../MarkedName/MarkedName';
import { useMarkedPair } from '../MarkedName/useMarkedPair';
import { line, note, presence } from './LessonDetails.css';
import { lessonDetailWords } from './lesson-detail-words';
import { useDetailText } from './useDetailText';

export interface LessonPresenceProps {
  lesson: Pick<Lesson, 'absentees' | 'details' | 'note'>;
  /** The students of the contract, for the names of those who were late. */
  students: readonly Person[];
  /** Shown if nobody was absent. */
  allPresent: ReactNode;
}

/** Lists who was absent, excused, late or left early, and the note of a class; for administrators and teachers. */
export function LessonPresence({ lesson, students, allPresent }: LessonPresenceProps) {
  const { absentees, details = [] } = lesson;
  const { t, pair } = lessonDetailWords.useWords();
  const describe = useDetailText();
  const markedPair = useMarkedPair();
  const partial = details.filter(({ lateMinutes, leftEarlyMinutes }) => lateMinutes + leftEarlyMinutes > 0);
  const isExcused = (id: number) => details.some((detail) => detail.studentId === id && detail.isExcused);
  const nameOf = (id: number) => {
    const student = students.find((person) => person.id === id);
    return student ? markedPair(student) : pair('formerStudent');
  };
  const absent =
    absentees.length === 0
      ? allPresent
      : absentees.map((student, place) => (
          <Fragment key={student.id}>
            {place > 0 && ', '}
            <MarkedName of={student} />
            {isExcused(student.id) && <> ({t('says.excused')})</>}
          </Fragment>
        ));
  if (partial.length === 0 && !lesson.note) return absent;
  return (
    <div className={presence}>
      <div>{absent}</div>
      {partial.length > 0 && (
        <ul>
          {partial.map((detail) => (
            <li key={detail.studentId} className={line}>
              <Icon of={ClockIcon} size="small" />
              <span>
                {t('ofStudent', { name: nameOf(detail.studentId), details: describe(detail) ?? '' })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lesson.note && (
        <div className={line}>
          <Icon of={NoteIcon} size="small" />
          <VisuallyHidden>{t('note')}: </VisuallyHidden>
          <p className={note}>{lesson.note}</p>
        </div>
      )}
    </div>
  );
}
