import {
  fullName,
  maxStudentTicks,
  type Person,
  type TypedLessonDetail,
  typedDetailOf,
  withTypedDetail,
} from '@portal/domain';
import { Badge, Card, Checkbox, MultiCombobox, Switch } from '@portal/ui';
import { StudentDetail, StudentDetails, useComboboxWords } from '@portal/views';
import { type ReactNode, useId } from 'react';
import { pageCopy } from '../../copy/pages';
import { detailList, item, legend, nobody, row, search, switchRow } from './attendance.css';

/** Who was late, left early or was excused, as entered (DECISION-51). */
export interface PresenceDetails {
  typed: readonly TypedLessonDetail[];
  /** Length of the class; 0 until it is selected. */
  minutes: number;
  onChange: (typed: readonly TypedLessonDetail[]) => void;
}

export type PresenceProps = {
  /** In display order. */
  students: readonly Person[];
  allPresent: boolean;
  absentIds: readonly number[];
  onAllPresent: (allPresent: boolean) => void;
  /** Called with one student's presence, if the students are checkboxes. */
  onPresence: (studentId: number, present: boolean) => void;
  /** Called with all absent students, if there are too many students for checkboxes. */
  onAbsent: (studentIds: number[]) => void;
  /** Null for a backend without details. */
  details: PresenceDetails | null;
};

/** Attendance by one switch for all, or student by student (PORTAL-ATT-06 to PORTAL-ATT-08, DECISION-46). */
export function Presence({
  students,
  allPresent,
  absentIds,
  onAllPresent,
  onPresence,
  onAbsent,
  details,
}: PresenceProps) {
  const { t } = pageCopy.useWords();
  const isTicked = !allPresent && students.length <= maxStudentTicks;
  const lesson = { minutes: details?.minutes ?? 0, absentStudentIds: allPresent ? [] : absentIds };
  if (students.length === 0) return <p className={nobody}>{t('attendance.noStudents')}</p>;
  return (
    <Card as="div" padding="none">
      <div className={switchRow}>
        <Switch
          label={t('allStudentsPresent')}
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
      {isTicked && (
        <fieldset>
          <legend className={legend}>{t('attendance.present')}</legend>
          <ul>
            {students.map((student) => (
              <li key={student.id} className={item} data-absent={absentIds.includes(student.id) || undefined}>
                <Detail student={student} details={details} absentStudentIds={absentIds}>
                  <Student
                    student={student}
                    present={!absentIds.includes(student.id)}
                    onPresence={onPresence}
                  />
                </Detail>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {details && !isTicked && (
        <div className={detailList}>
          <StudentDetails
            size="action"
            students={students}
            details={details.typed}
            lesson={lesson}
            onChange={details.onChange}
          />
        </div>
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
        label={t('absentees')}
        placeholder={plain('attendance.findStudent')}
        options={students.map((student) => ({ value: String(student.id), label: fullName(student) }))}
        value={absentIds.map(String)}
        onValueChange={(ids) => onAbsent(ids.map(Number))}
        words={words}
      />
    </div>
  );
}

type DetailProps = {
  student: Person;
  details: PresenceDetails | null;
  absentStudentIds: readonly number[];
  children: ReactNode;
};

/** A student's line, with a button for the details if the backend has them. */
function Detail({ student, details, absentStudentIds, children }: DetailProps) {
  if (!details) return children;
  return (
    <StudentDetail
      size="action"
      student={student}
      detail={typedDetailOf(details.typed, student.id)}
      lesson={{ minutes: details.minutes, absentStudentIds }}
      onChange={(detail) => details.onChange(withTypedDetail(details.typed, detail))}
    >
      {children}
    </StudentDetail>
  );
}

type StudentProps = {
  student: Person;
  present: boolean;
  onPresence: (studentId: number, present: boolean) => void;
};

function Student({ student, present, onPresence }: StudentProps) {
  const boxId = useId();
  const nameId = useId();
  const { t } = pageCopy.useWords();
  return (
    // The whole row is a touch target.
    <label htmlFor={boxId} className={row}>
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
  );
}
