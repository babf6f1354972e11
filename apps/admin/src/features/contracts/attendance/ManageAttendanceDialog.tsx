import { newIdempotencyKey, useChangeLesson, useReadLessons, useRecordLesson } from '@portal/api-client';
import {
  type AttendanceFormValues,
  type CalendarDate,
  type Contract,
  classLengthsFor,
  fullName,
  hasStudents,
  isSameLesson,
  type Lesson,
  type LessonFormText,
  type LessonFormValues,
  lessonFormText,
  lessonSchema,
  lessonWarnings,
  maxStudentTicks,
  pickableAbsentees,
} from '@portal/domain';
import { LeaveGuard, localDay, type UnsavedWork, UnsavedWorkBanner, useUnsavedWork } from '@portal/shell';
import {
  FormCheckboxField,
  FormCheckboxGroup,
  FormDatePicker,
  FormMultiCombobox,
  FormSelectField,
  useZodForm,
} from '@portal/views';
import { useMemo, useRef, useState } from 'react';
import { copy } from '../../../copy';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { when } from './ManageAttendanceDialog.css';
import { type UnusualLesson, UnusualLessonDialog } from './UnusualLessonDialog';

export interface ManageAttendanceDialogProps {
  contract: Contract;
  /** The lesson that is edited; null to add one. */
  lesson: Lesson | null;
  /** A save has failed: perhaps only its answer was lost, and the lessons are to be read again. */
  onFailed: () => void;
  onClose: () => void;
}

/** One lesson: its day, its length and who was absent (CON-ATT-11 to CON-ATT-16). */
export function ManageAttendanceDialog(props: ManageAttendanceDialogProps) {
  const { contract, lesson } = props;
  const work = useUnsavedWork({
    form: 'attendance',
    record: `${contract.id}-${lesson?.id ?? 'new'}`,
    title: contract.number,
    stored: lessonFormText(lesson),
  });
  return (
    <>
      <LessonDialog key={work.formKey} {...props} work={work} />
      <LeaveGuard work={work} dialog />
    </>
  );
}

interface LessonDialogProps extends ManageAttendanceDialogProps {
  /** What is typed into it, and what that began with. */
  work: UnsavedWork<LessonFormText>;
}

function LessonDialog({ contract, lesson, onFailed, onClose, work }: LessonDialogProps) {
  const { t, stack, plain } = copy.useWords();
  const { question, ask } = useQuestion();
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const { succeeded, failed } = useOutcomeToast();
  const readLessons = useReadLessons();
  const saveLesson = useSaveLesson(lesson);
  const [opened] = useState(lesson);
  const [openedOn] = useState(localDay);

  const save = async (values: LessonFormValues) => {
    setRefusal(null);
    const arrived = work.sending();
    try {
      // The teacher may have recorded it a minute ago, or someone else changed it.
      const stored = await readLessons(contract.id);
      const question = unusualReasons(values, {
        contract,
        opened,
        openedOn,
        initialValues: work.initialValues,
        stored,
      });
      if (question && !(await ask(question))) return;
      await saveLesson({ contractId: contract.id, ...values });
      arrived();
      succeeded('toast.attendanceUpdated');
      onClose();
    } catch (error) {
      failed('toast.attendanceNotUpdated', undefined, { error });
      setRefusal({ error });
      onFailed();
    }
  };
  const { fields, formProps, busy } = useZodForm(lessonSchema, {
    defaultValue: work.values,
    onSubmit: save,
  });
  const students = useMemo(
    () =>
      pickableAbsentees(contract.students, lesson).map((student) => ({
        value: String(student.id),
        label: fullName(student),
      })),
    [contract.students, lesson],
  );
  const allPresent = fields.allPresent.value === 'on';
  const hasTicks = hasStudents(contract) && students.length <= maxStudentTicks;

  return (
    <>
      <FormDialog
        onClose={onClose}
        busy={busy}
        title={stack('attendance.manage')}
        formProps={{ ...formProps, ...work.listeners }}
        submitLabel={t('attendance.save')}
      >
        <UnsavedWorkBanner work={work} />
        <div className={when}>
          <FormDatePicker field={fields.date} label={t('attendance.classDate')} />
          <FormSelectField
            field={fields.minutes}
            label={t('attendance.classLength')}
            placeholder={plain('attendance.chooseLength')}
            options={classLengthsFor(lesson?.minutes ?? null).map((minutes) => ({
              value: String(minutes),
              label: String(minutes),
            }))}
          />
        </div>
        <FormCheckboxField field={fields.allPresent} label={t('attendance.studentsAllPresent')} />
        {!allPresent && !hasTicks && (
          <FormMultiCombobox
            field={fields.absentStudentIds}
            label={t('attendance.absentees')}
            placeholder={plain('attendance.chooseAbsentees')}
            options={students}
            loading={!hasStudents(contract)}
          />
        )}
        {!allPresent && hasTicks && (
          <FormCheckboxGroup
            field={fields.absentStudentIds}
            label={t('attendance.absentees')}
            hint={students.length === 0 && t('attendance.noStudents')}
            options={students}
          />
        )}
        {refusal && <RefusedBanner error={refusal.error}>{stack('attendance.notSaved')}</RefusedBanner>}
      </FormDialog>
      <UnusualLessonDialog lesson={question} />
    </>
  );
}

/** Changes the lesson, or records a new one: the same one once, however often it has to be sent. */
function useSaveLesson(lesson: Lesson | null): (values: AttendanceFormValues) => Promise<Lesson> {
  const recordLesson = useRecordLesson();
  const changeLesson = useChangeLesson();
  const sent = useRef<{ body: string; key: string }>(undefined);
  return (values) => {
    if (lesson) return changeLesson(lesson.id, values);
    const body = JSON.stringify(values);
    if (sent.current?.body !== body) sent.current = { body, key: newIdempotencyKey() };
    return recordLesson(values, sent.current.key);
  };
}

interface Compared {
  contract: Contract;
  /** The lesson as it was when the dialog opened; null for a new one. */
  opened: Lesson | null;
  /** The day on which the dialog was opened. */
  openedOn: CalendarDate;
  /** What the form began with. */
  initialValues: LessonFormText;
  /** The lessons of the contract as they are by now. */
  stored: readonly Lesson[];
}

/** What is to be asked before a lesson is saved: an odd date that is new, and what someone else has made of it meanwhile. */
function unusualReasons(
  values: LessonFormValues,
  { contract, opened, openedOn, initialValues, stored }: Compared,
) {
  const lessons = stored.filter(({ id }) => id !== opened?.id);
  const warnings =
    values.date === opened?.date
      ? []
      : lessonWarnings(values.date, { lessons, contract, today: localDay(), openedOn });
  const now = stored.find(({ id }) => id === opened?.id);
  const mine = { ...initialValues, ...textOf(values) };
  const isTheirs =
    now && !isSameLesson(lessonFormText(now), initialValues) && !isSameLesson(lessonFormText(now), mine);
  const theirs = now && (isTheirs || now.status !== opened?.status) ? now : null;
  return warnings.length > 0 || theirs ? { ...values, warnings, theirs } : null;
}

function textOf({ date, minutes, absentStudentIds }: LessonFormValues) {
  return { date, minutes: String(minutes), absentStudentIds: absentStudentIds.map(String) };
}

/** Asks about a lesson and waits for the answer. */
function useQuestion() {
  const [question, setQuestion] = useState<UnusualLesson | null>(null);
  const ask = (odd: Omit<UnusualLesson, 'answer'>) =>
    new Promise<boolean>((resolve) => {
      const answer = (isMeant: boolean) => {
        setQuestion(null);
        resolve(isMeant);
      };
      setQuestion({ ...odd, answer });
    });
  return { question, ask };
}
