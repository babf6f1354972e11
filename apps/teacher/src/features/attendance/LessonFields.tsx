import { useHasExtension } from '@portal/api-client';
import {
  type AnnouncedAbsence,
  byLastName,
  type CalendarDate,
  classLengthsFor,
  maxLessonNote,
  type Person,
  refusal,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { DateField, SegmentedControl, TextareaField } from '@portal/ui';
import { AnnouncedAbsences, lessonDetailWords, RefusalText } from '@portal/views';
import type { ReactNode } from 'react';
import { pageCopy } from '../../copy/pages';
import { type AttendanceDraft, withDate, withPresence } from './attendance-draft';
import { Presence } from './Presence';

export interface LessonFieldsProps {
  draft: AttendanceDraft;
  onChange: (draft: AttendanceDraft) => void;
  /** The students who may be absent; undefined until a contract is selected. */
  students: readonly Person[] | undefined;
  /** A length other than the usual ones, in minutes. */
  otherLength: number | null;
  today: CalendarDate;
  /** Changes when the fields edit another class. */
  formKey: string;
  /** The absences that students announced; none in a correction. */
  absences?: readonly AnnouncedAbsence[];
  /** Shown below the day. */
  children?: ReactNode;
}

/** Date, length, absent students, details and note of a class (PORTAL-ATT-04 to PORTAL-ATT-10, DECISION-51). */
export function LessonFields({
  draft,
  onChange,
  students,
  otherLength,
  today,
  formKey,
  absences = [],
  children,
}: LessonFieldsProps) {
  const hasDetails = useHasExtension('lesson-details');
  const { t } = pageCopy.useWords();
  const detailWords = lessonDetailWords.useWords();
  const isNoteLong = draft.note.trim().length > maxLessonNote;
  return (
    <>
      <DateField
        size="action"
        required
        label={t('attendance.date')}
        hint={
          draft.date && (
            <>
              <DateText weekday value={draft.date} />
              {draft.date === today && <> · {t('todayInText')}</>}
            </>
          )
        }
        value={draft.date}
        onChange={(event) => onChange(withDate(draft, event.currentTarget.value, today))}
      />
      {children}
      <SegmentedControl
        look="chips"
        required
        label={t('attendance.length')}
        options={classLengthsFor(otherLength).map((minutes) => ({
          value: String(minutes),
          label: minutes,
        }))}
        value={draft.minutes}
        onValueChange={(minutes) => onChange({ ...draft, minutes })}
      />
      {students && <AnnouncedAbsences absences={absences} students={students} />}
      {students && (
        <Presence
          key={`${formKey} ${draft.contractId}`}
          students={byLastName(students)}
          allPresent={draft.allPresent}
          absentIds={draft.absentStudentIds}
          onAllPresent={(allPresent) => onChange({ ...draft, allPresent })}
          onPresence={(studentId, present) => onChange(withPresence(draft, studentId, present))}
          onAbsent={(absentStudentIds) => onChange({ ...draft, absentStudentIds })}
          details={
            hasDetails
              ? {
                  typed: draft.details,
                  minutes: Number(draft.minutes),
                  onChange: (details) => onChange({ ...draft, details }),
                }
              : null
          }
        />
      )}
      {students && hasDetails && (
        <TextareaField
          label={detailWords.t('note')}
          hint={detailWords.t('noteHint')}
          minRows={2}
          value={draft.note}
          message={isNoteLong && <RefusalText refusal={refusal('too-long', { max: maxLessonNote })} />}
          onChange={(event) => onChange({ ...draft, note: event.currentTarget.value })}
        />
      )}
    </>
  );
}
