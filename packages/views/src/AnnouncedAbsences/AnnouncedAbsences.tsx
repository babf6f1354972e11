import { type AnnouncedAbsence, fullName, type Person } from '@portal/domain';
import { Banner } from '@portal/ui';
import { announcedAbsenceWords } from './announced-absence-words';

export interface AnnouncedAbsencesProps {
  absences: readonly AnnouncedAbsence[];
  /** The students who may be absent from the class. */
  students: readonly Person[];
}

/**
 * Names the students who announced that they will be absent from a class, with their messages (DECISION-138). Renders
 * nothing if there are none.
 */
export function AnnouncedAbsences({ absences, students }: AnnouncedAbsencesProps) {
  const { t, stack } = announcedAbsenceWords.useWords();
  const lines = absences.flatMap(({ studentId, word }) => {
    const student = students.find(({ id }) => id === studentId);
    return student ? [{ studentId, name: fullName(student), word }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Banner tone="info" role="status" title={stack('title')}>
      <ul>
        {lines.map(({ studentId, name, word }) => (
          <li key={studentId}>{word ? t('withWord', { name, word }) : t('noWord', { name })}</li>
        ))}
      </ul>
    </Banner>
  );
}
