import { newIdempotencyKey, useChangeLesson, useRecordLesson } from '@portal/api-client';
import {
  type AttendanceFormValues,
  type Contract,
  classLengthsFor,
  fullName,
  hasStudents,
  type Lesson,
  type LessonFormText,
  type LessonFormValues,
  lessonFormText,
  lessonSchema,
  lessonWarnings,
  pickableAbsentees,
} from '@portal/domain';
import { LeaveGuard, localDay, type UnsavedWork, UnsavedWorkBanner, useUnsavedWork } from '@portal/shell';
import { Button, Dialog } from '@portal/ui';
import {
  FormCheckboxField,
  FormDatePicker,
  FormMultiCombobox,
  FormSelectField,
  useZodForm,
} from '@portal/views';
import { useMemo, useRef, useState } from 'react';
import { copy } from '../../../copy';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcome } from '../../../parts/useOutcome';
import { form as formLook, when } from './ManageAttendanceDialog.css';
import { type OddLesson, OddLessonDialog } from './OddLessonDialog';

export interface ManageAttendanceDialogProps {
  contract: Contract;
  /** The lesson that is edited; null to add one. */
  lesson: Lesson | null;
  /** Every lesson of the contract. */
  lessons: readonly Lesson[];
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

function LessonDialog({ contract, lesson, lessons, onFailed, onClose, work }: LessonDialogProps) {
  const { t, stack, plain } = copy.useWords();
  const { question, ask } = useQuestion();
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const { succeeded, failed } = useOutcome();
  const saveLesson = useSaveLesson(lesson);

  const save = async (values: LessonFormValues) => {
    setRefusal(null);
    const warnings = values.date === lesson?.date ? [] : oddities(values, lesson, lessons);
    if (warnings.length > 0 && !(await ask({ ...values, warnings }))) return;
    const arrived = work.sending();
    try {
      await saveLesson({ contractId: contract.id, ...values });
      arrived();
      succeeded('toast.attendanceUpdated');
      onClose();
    } catch (error) {
      failed('toast.attendanceNotUpdated');
      setRefusal({ error });
      onFailed();
    }
  };
  const { form, fields, formProps, busy } = useZodForm(lessonSchema, {
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

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={stack('attendance.manage')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" busy={busy}>
            {t('attendance.save')}
          </Button>
        </>
      }
    >
      <form {...formProps} {...work.listeners} className={formLook}>
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
        {!allPresent && (
          <FormMultiCombobox
            field={fields.absentStudentIds}
            label={t('attendance.absentees')}
            placeholder={plain('attendance.chooseAbsentees')}
            options={students}
            loading={!hasStudents(contract)}
          />
        )}
        {refusal && <RefusedBanner error={refusal.error}>{stack('attendance.notSaved')}</RefusedBanner>}
      </form>
      <OddLessonDialog lesson={question} />
    </Dialog>
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

function oddities({ date }: LessonFormValues, lesson: Lesson | null, lessons: readonly Lesson[]) {
  const others = lessons.filter(({ id }) => id !== lesson?.id);
  return lessonWarnings(others, date, localDay());
}

/** Asks about a lesson and waits for the answer. */
function useQuestion() {
  const [question, setQuestion] = useState<OddLesson | null>(null);
  const ask = (odd: Omit<OddLesson, 'answer'>) =>
    new Promise<boolean>((resolve) => {
      const answer = (isMeant: boolean) => {
        setQuestion(null);
        resolve(isMeant);
      };
      setQuestion({ ...odd, answer });
    });
  return { question, ask };
}
