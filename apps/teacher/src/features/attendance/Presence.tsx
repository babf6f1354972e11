import { type ContractStudent, fullName, maxStudentTicks } from '@portal/domain';
import { Badge, Card, Checkbox, MultiCombobox, Switch } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import { useId } from 'react';
import { pageCopy } from '../../copy/pages';
import { group, legend, list, nobody, row, search, switchRow } from './Presence.css';

export type PresenceProps = {
  /** In display order. */
  students: readonly ContractStudent[];
  allPresent: boolean;
  absentIds: readonly number[];
  onAllPresent: (allPresent: boolean) => void;
  /** Called with one student's presence if the students are check boxes. */
  onPresence: (studentId: number, present: boolean) => void;
  /** Called with all absentees if there are too many students for check boxes. */
  onAbsent: (studentIds: number[]) => void;
};

/** Attendance by one switch for all, or student by student (PORTAL-ATT-06 to PORTAL-ATT-08, DECISION-46). */
export function Presence({
  students,
  allPresent,
  absentIds,
  onAllPresent,
  onPresence,
  onAbsent,
}: PresenceProps) {
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
      {!allPresent && students.length > maxStudentTicks && (
        <AbsentSearch students={students} absentIds={absentIds} onAbsent={onAbsent} />
      )}
      {!allPresent && students.length <= maxStudentTicks && (
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

/** The absent students of a large group, each found by name. */
function AbsentSearch({
  students,
  absentIds,
  onAbsent,
}: Pick<PresenceProps, 'students' | 'absentIds' | 'onAbsent'>) {
  const { t, plain } = pageCopy.useWords();
  const words = useComboboxWords();
  return (
    <div className={search}>
      <MultiCombobox
        size="action"
        label={t('attendance.absentees')}
        placeholder={plain('attendance.findStudent')}
        options={students.map((student) => ({ value: String(student.id), label: fullName(student) }))}
        value={absentIds.map(String)}
        onValueChange={(ids) => onAbsent(ids.map(Number))}
        words={words}
      />
    </div>
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
