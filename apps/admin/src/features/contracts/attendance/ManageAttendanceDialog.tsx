import type { FieldMetadata } from '@conform-to/react';
import {
  useChangeLesson,
  useCoursePlan,
  useHasExtension,
  useLessonTeacherPreview,
  useReadLessons,
  useRecordLesson,
} from '@portal/api-client';
import {
  absencesToRecord,
  type CalendarDate,
  type Contract,
  classLengthsFor,
  firstDetailRefusal,
  hasStudents,
  isCalendarDate,
  isSameLesson,
  type Lesson,
  type LessonFormText,
  type LessonFormValues,
  latestLessonDay,
  lessonFormText,
  lessonSchema,
  lessonWarnings,
  maxStudentTicks,
  type Person,
  type PlannedClass,
  parseTypedDetails,
  peopleOf,
  pickableAbsentees,
  type TypedLesson,
  typedDetailsText,
  typedLessonDetails,
} from '@portal/domain';
import { FillFromMeeting, type MeetingProposal } from '@portal/meeting-attendance';
import { LoadFailure, RecordDialog } from '@portal/records';
import { localDay } from '@portal/shell';
import {
  AnnouncedAbsences,
  ClassOfRecordNote,
  FormCheckboxField,
  FormCheckboxGroup,
  FormCombobox,
  FormDatePicker,
  FormMultiCombobox,
  FormSelectField,
  FormTextareaField,
  lessonDetailWords,
  StudentDetails,
  useMarkedText,
} from '@portal/views';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copy } from '../../../copy';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { useTeacherOptions } from '../../../parts/useTeacherOptions';
import { useMonthsQuestion } from '../side/useMonthsQuestion';
import { when } from './attendance.css';
import { type UnusualLesson, UnusualLessonDialog } from './UnusualLessonDialog';
import { useKeepMeeting } from './useKeepMeeting';

export interface ManageAttendanceDialogProps {
  contract: Contract;
  /** The class to edit; null for a new one. */
  lesson: Lesson | null;
  /** The planned class of a new record; its day and length fill the form. Otherwise the date is today. */
  planned?: PlannedClass;
  /** Why no class can be saved any more; shown next to the button. */
  blockedReason?: ReactNode;
  /** Called when a save fails. The server may still have saved the class, so the classes must be loaded again. */
  onFailed: () => void;
  onClose: () => void;
}

/** A dialog for one class: its date, duration, absent students, details and note (CON-ATT-11 to CON-ATT-16). */
export function ManageAttendanceDialog({
  contract,
  lesson,
  planned,
  blockedReason,
  onFailed,
  onClose,
}: ManageAttendanceDialogProps) {
  const { t, stack, plain } = copy.useWords();
  const words = lessonDetailWords.useWords();
  // Read once: a form without details must not change the stored note and details.
  const [hasDetails] = useState(useHasExtension('lesson-details'));
  const [hasGivers] = useState(useHasExtension('belonging'));
  const plan = useCoursePlan(useHasExtension('planned-classes') ? contract.id : null);
  const { question, ask } = useQuestion();
  const { question: monthsQuestion, ask: askMonths } = useMonthsQuestion();
  const readMonths = useLessonTeacherPreview();
  const { succeeded, failed } = useOutcomeToast();
  const readLessons = useReadLessons();
  const recordLesson = useRecordLesson();
  const changeLesson = useChangeLesson();
  const [meeting, setMeeting] = useState<MeetingProposal | null>(null);
  const keepMeeting = useKeepMeeting(contract.id);
  const [openedOn] = useState(localDay);
  const [schema] = useState(() => lessonSchema(latestLessonDay(openedOn, lesson?.date)));

  return (
    <>
      <RecordDialog
        draft={{
          form: 'attendance',
          record: `${contract.id}-${lesson?.id ?? (planned ? `class-${planned.id}` : 'new')}`,
          title: contract.number,
          stored: {
            ...lessonFormText(lesson, hasDetails, hasGivers),
            ...(!lesson && { date: openedOn, minutes: usualMinutes(contract) }),
            ...(planned && { date: planned.date, minutes: String(planned.minutes), ...absencesOf(planned) }),
          },
        }}
        schema={schema}
        record={{ lesson, openedOn }}
        save={async (values, { initialValues, opened, intention }) => {
          // The teacher may just have recorded the same class, or someone may have changed it.
          const stored = await readLessons(contract.id);
          const question = unusualReasons(values, { contract, opened, initialValues, stored });
          if (question && !(await ask(question))) return null;
          const { teacherId, ...typed } = values;
          // If the user leaves the teacher unchanged, it follows the day of the class.
          const isGiven = teacherId !== undefined && teacherId !== lesson?.teacher?.id;
          const months = isGiven && lesson ? await readMonths(lesson.id, teacherId) : [];
          if (months.length > 0 && !(await askMonths(months))) return null;
          const lessonValues = {
            contractId: contract.id,
            ...typed,
            ...(isGiven && { teacherId }),
            ...(isGiven && lesson && { months }),
            ...(planned && { plannedClassId: planned.id }),
            ...(hasDetails && { note: values.note || null, details: values.details ?? [] }),
          };
          return lesson ? changeLesson(lesson.id, lessonValues) : recordLesson(lessonValues, intention);
        }}
        onSaved={({ id }) => {
          succeeded('toast.attendanceUpdated');
          if (meeting) void keepMeeting(meeting, id);
        }}
        onFailed={(error) => {
          onFailed();
          return failed('toast.attendanceNotUpdated', undefined, { error });
        }}
        refused={stack('attendance.notSaved')}
        title={stack('attendance.manage')}
        submitLabel={t('save')}
        asksOnClose
        blockedReason={(fields) =>
          blockedReason ||
          (firstDetailRefusal(parseTypedDetails(fields.details.value ?? ''), lessonOf(fields)) &&
            words.stack('blocker.details'))
        }
        onClose={onClose}
      >
        {({ form, fields }) => (
          <>
            <div className={when}>
              <FormDatePicker field={fields.date} label={t('attendance.classDate')} today={localDay()} />
              <FormSelectField
                field={fields.minutes}
                label={t('attendance.classLength')}
                placeholder={plain('attendance.chooseLength')}
                options={classLengthsFor(lesson?.minutes ?? planned?.minutes ?? null).map((minutes) => ({
                  value: String(minutes),
                  label: String(minutes),
                }))}
              />
            </div>
            <ClassOfRecordNote
              record={{
                lessonId: lesson?.id ?? null,
                date: fields.date.value ?? '',
                plannedClassId: lesson?.plannedClassId ?? planned?.id ?? null,
              }}
              classes={plan.data?.classes}
            />
            {!lesson && (
              <AnnouncedAbsences
                absences={absencesToRecord(plan.data?.classes ?? [], {
                  contractId: contract.id,
                  date: fields.date.value ?? '',
                  plannedClassId: planned?.id ?? null,
                })}
                students={pickableAbsentees(contract, fields.date.value ?? '', lesson)}
              />
            )}
            {hasStudents(contract) && (
              <FillFromMeeting
                contractId={contract.id}
                lesson={meetingLesson(fields, plan.data?.classes, planned)}
                studentIds={pickableAbsentees(contract, fields.date.value ?? '', lesson).map(({ id }) => id)}
                meeting={meeting}
                onRemove={() => setMeeting(null)}
                onUse={(proposal) => {
                  const { absentStudentIds: absent, details } = proposal;
                  form.update({ name: fields.allPresent.name, value: absent.length === 0 ? 'on' : '' });
                  form.update({ name: fields.absentStudentIds.name, value: absent.map(String) });
                  if (hasDetails) {
                    const text = typedDetailsText(typedLessonDetails(details));
                    form.update({ name: fields.details.name, value: text });
                  }
                  setMeeting(proposal);
                }}
              />
            )}
            <FormCheckboxField field={fields.allPresent} label={t('attendance.studentsAllPresent')} />
            {fields.allPresent.value !== 'on' && (
              <AbsenteesField
                field={fields.absentStudentIds}
                contract={contract}
                people={pickableAbsentees(contract, fields.date.value ?? '', lesson)}
              />
            )}
            {hasGivers && <GiverField field={fields.teacherId} lesson={lesson} />}
            {hasDetails && hasStudents(contract) && (
              <LessonDetailFields
                details={fields.details}
                note={fields.note}
                students={pickableAbsentees(contract, fields.date.value ?? '', lesson)}
                lesson={lessonOf(fields)}
              />
            )}
          </>
        )}
      </RecordDialog>
      <UnusualLessonDialog lesson={question} students={peopleOf(contract)} />
      {monthsQuestion}
    </>
  );
}

/** Day, length and start of the class in the form; null until day and length are chosen. */
function meetingLesson(
  { date, minutes }: Record<'date' | 'minutes', FieldMetadata>,
  classes: readonly PlannedClass[] | undefined,
  planned: PlannedClass | undefined,
) {
  const day = String(date.value ?? '');
  if (!isCalendarDate(day) || !minutes.value) return null;
  const ofDay = classes?.filter((one) => one.date === day) ?? [];
  const { time = null } = ofDay.find(({ id }) => id === planned?.id) ?? ofDay[0] ?? {};
  return { date: day, minutes: Number(minutes.value), time };
}

/** Returns the announced absences as initial values of the form for a new record (DECISION-138). */
function absencesOf({ announcedAbsences = [] }: PlannedClass) {
  if (announcedAbsences.length === 0) return {};
  return { allPresent: false, absentStudentIds: announcedAbsences.map(({ studentId }) => String(studentId)) };
}

interface AbsenteesFieldProps {
  field: ComponentProps<typeof FormCheckboxGroup>['field'];
  contract: Contract;
  /** The students who belonged to the contract on the day of the class. */
  people: readonly Person[];
}

/** Check boxes for a small group, a searchable list for a larger one (DECISION-46). */
function AbsenteesField({ field, contract, people }: AbsenteesFieldProps) {
  const { t, plain } = copy.useWords();
  const markedText = useMarkedText();
  const students = people.map((student) => ({ value: String(student.id), label: markedText(student) }));
  return hasStudents(contract) && students.length <= maxStudentTicks ? (
    <FormCheckboxGroup
      field={field}
      label={t('absentees')}
      hint={students.length === 0 && t('noStudents')}
      options={students}
    />
  ) : (
    <FormMultiCombobox
      field={field}
      label={t('absentees')}
      placeholder={plain('attendance.chooseAbsentees')}
      options={students}
      loading={!hasStudents(contract)}
    />
  );
}

/** Returns the values against which the details of a class are validated. */
function lessonOf({
  minutes,
  allPresent,
  absentStudentIds: absent,
}: Record<'minutes' | 'allPresent' | 'absentStudentIds', FieldMetadata>): TypedLesson {
  return {
    minutes: Number(minutes.value ?? 0),
    absentStudentIds: allPresent.value === 'on' ? [] : [absent.value ?? []].flat().map(Number),
  };
}

/** Returns the contract's length of a class if the form offers it. */
function usualMinutes({ hoursPerClass }: Contract): string {
  const minutes = (hoursPerClass ?? 0) * 60;
  return classLengthsFor(null).includes(minutes) ? String(minutes) : '';
}

interface Compared {
  contract: Contract;
  /** The class when the dialog opened (null for a new one) and the date of that day. */
  opened: { lesson: Lesson | null; openedOn: CalendarDate };
  /** The initial values of the form. */
  initialValues: LessonFormText;
  /** The current classes of the contract. */
  stored: readonly Lesson[];
}

/**
 * Returns the reasons to ask before saving: a new date that is unusual, or a change by someone else since the dialog
 * opened.
 */
function unusualReasons(
  values: LessonFormValues,
  { contract, opened: { lesson: opened, openedOn }, initialValues, stored }: Compared,
) {
  const lessons = stored.filter(({ id }) => id !== opened?.id);
  const warnings =
    values.date === opened?.date
      ? []
      : lessonWarnings(values.date, { lessons, contract, today: localDay(), openedOn });
  const now = stored.find(({ id }) => id === opened?.id);
  const hasDetails = initialValues.details !== undefined;
  const mine = { ...initialValues, ...textOf(values, hasDetails) };
  const theirText = now && lessonFormText(now, hasDetails, initialValues.teacherId !== undefined);
  const isTheirs = theirText && !isSameLesson(theirText, initialValues) && !isSameLesson(theirText, mine);
  const theirs = now && (isTheirs || now.status !== opened?.status) ? now : null;
  return warnings.length > 0 || theirs ? { ...values, warnings, theirs } : null;
}

function textOf(
  { date, minutes, absentStudentIds, note, details, teacherId }: LessonFormValues,
  hasDetails: boolean,
) {
  return {
    ...(teacherId !== undefined && { teacherId: String(teacherId) }),
    date,
    minutes: String(minutes),
    absentStudentIds: absentStudentIds.map(String),
    ...(hasDetails && { note: note ?? '', details: typedDetailsText(typedLessonDetails(details)) }),
  };
}

/** Opens a confirmation for a class and waits for the answer. */
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

/** Selects who gave the class: by default the teacher on its day. */
function GiverField({ field, lesson }: { field: FieldMetadata; lesson: Lesson | null }) {
  const { t, stack, plain } = copy.useWords();
  const markedText = useMarkedText();
  const teachers = useTeacherOptions();
  const giver = lesson?.teacher;
  const isOffered = teachers.options.some(({ value }) => value === String(giver?.id));
  return (
    <>
      <FormCombobox
        field={field}
        label={t('attendance.giver')}
        hint={stack('attendance.giverHint')}
        placeholder={plain('attendance.giverOfDay')}
        // An archived teacher is offered only if the record already names them.
        options={
          giver && !isOffered
            ? [{ value: String(giver.id), label: markedText(giver) }, ...teachers.options]
            : teachers.options
        }
        loading={teachers.loading}
      />
      <LoadFailure of={teachers}>{stack('people.teachersFailed')}</LoadFailure>
    </>
  );
}

interface LessonDetailFieldsProps {
  details: FieldMetadata;
  note: FieldMetadata;
  /** The students of the class, in display order. */
  students: readonly Person[];
  /** Length and absent students as currently entered. */
  lesson: TypedLesson;
}

/** The details of the students of a class and its note, for a backend with the extension (DECISION-51). */
function LessonDetailFields({ details, note, students, lesson }: LessonDetailFieldsProps) {
  const { t } = lessonDetailWords.useWords();
  return (
    <>
      <DetailsField key={details.key} field={details} students={students} lesson={lesson} />
      <FormTextareaField field={note} label={t('note')} hint={t('noteHint')} minRows={2} />
    </>
  );
}

/** The details in one hidden input, for form libraries and drafts. */
function DetailsField({
  field,
  students,
  lesson,
}: Pick<LessonDetailFieldsProps, 'students' | 'lesson'> & { field: FieldMetadata }) {
  const [typed, setTyped] = useState(() => parseTypedDetails(String(field.initialValue ?? '')));
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <StudentDetails
        students={students}
        details={typed}
        lesson={lesson}
        onChange={(next) => {
          // The value must be in the document before the event.
          flushSync(() => setTyped(next));
          input.current?.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      />
      <input
        ref={input}
        type="hidden"
        id={field.id}
        name={field.name}
        form={field.formId}
        value={typedDetailsText(typed)}
      />
    </>
  );
}
