import { type ContractStudent, fullName } from '@portal/domain';
import { Badge, Card, Checkbox, Switch } from '@portal/ui';
import { useId } from 'react';
import { pageCopy } from '../../copy/pages';
import { group, legend, list, nobody, row, switchRow } from './Presence.css';

export type PresenceProps = {
  /** In the order in which they are called. */
  students: readonly ContractStudent[];
  allPresent: boolean;
  absentIds: readonly number[];
  onAllPresent: (allPresent: boolean) => void;
  onPresence: (studentId: number, present: boolean) => void;
};

/** Who was there: everyone by one switch, or student by student (PORTAL-ATT-06 to PORTAL-ATT-08). */
export function Presence({ students, allPresent, absentIds, onAllPresent, onPresence }: PresenceProps) {
  const { t } = pageCopy.useWords();
  if (students.length === 0) return <p className={nobody}>{t('attendance.noStudents')}</p>;
  return (
    <Card as="div" padding="none">
      <div className={switchRow}>
        <Switch
          label={t('attendance.allPresent')}
          hint={
            allPresent
              ? t('students', { count: students.length })
              : t('attendance.absentCount', { count: absentIds.length })
          }
          checked={allPresent}
          onChange={(event) => onAllPresent(event.currentTarget.checked)}
        />
      </div>
      {!allPresent && (
        <fieldset className={group}>
          <legend className={legend}>{t('attendance.present')}</legend>
          <ul className={list}>
            {students.map((student) => (
              <Student
                key={student.id}
                student={student}
                present={!absentIds.includes(student.id)}
                onPresence={onPresence}
              />
            ))}
          </ul>
        </fieldset>
      )}
    </Card>
  );
}

type StudentProps = {
  student: ContractStudent;
  present: boolean;
  onPresence: (studentId: number, present: boolean) => void;
};

function Student({ student, present, onPresence }: StudentProps) {
  const boxId = useId();
  const nameId = useId();
  const { t } = pageCopy.useWords();
  return (
    <li>
      {/* The whole row answers a thumb. */}
      <label htmlFor={boxId} className={row} data-absent={!present || undefined}>
        <Checkbox
          id={boxId}
          aria-labelledby={nameId}
          checked={present}
          onChange={(event) => onPresence(student.id, event.currentTarget.checked)}
        />
        <span id={nameId}>{fullName(student)}</span>
        <Badge aria-hidden="true" tone={present ? 'positive' : 'critical'}>
          {present ? t('attendance.isPresent') : t('attendance.isAbsent')}
        </Badge>
      </label>
    </li>
  );
}
