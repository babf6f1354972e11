import { useHasExtension, usePlannedClasses } from '@portal/api-client';
import {
  type AnnouncedAbsence,
  absencesToRecord,
  attendanceBlockers,
  type CalendarDate,
  type Contract,
  contractedHours,
  latestLessonDay,
  lessonDetailBlocker,
  studentsOn,
  unsent,
  type WaitingLesson,
  type WaitingMeeting,
  weeksAround,
} from '@portal/domain';
import type { MeetingProposal } from '@portal/meeting-attendance';
import {
  LeaveGuard,
  localDay,
  PageLayout,
  type UnsavedWork,
  UnsavedWorkBanner,
  useLocalMinute,
  useToday,
  useUnsavedWork,
} from '@portal/shell';
import { Banner, Button, ConfirmDialog, SelectField, TextLink } from '@portal/ui';
import { lessonDetailWords, vocabulary } from '@portal/views';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { pageCopy } from '../../copy/pages';
import { thumbLink } from '../../parts/thumbLink.css';
import { WrongLessonNote } from '../../parts/WrongLessonNote';
import { useLessonQueue, useWaitingLessons } from '../../parts/waiting/lesson-queue';
import { SentLessons, WaitingLessons } from '../../parts/waiting/WaitingLessons';
import { waitingWords } from '../../parts/waiting/waiting-words';
import { pathTo } from '../../paths';
import { AttendanceHead } from './AttendanceHead';
import { form } from './attendance.css';
import {
  type AttendanceDraft,
  blankDraft,
  draftOf,
  hasOnlyAbsences,
  lessonOf,
  newDraft,
  onDay,
  type PlannedStart,
  plannedDraft,
  withAbsences,
  withContract,
} from './attendance-draft';
import { HoursAfter } from './HoursAfter';
import { LessonFields } from './LessonFields';
import { MeetingOfLesson } from './MeetingOfLesson';
import { PlannedClassNote } from './PlannedClassNote';
import { UnusualDateDialog } from './UnusualDateDialog';
import { useSubmitAttendance } from './useSubmitAttendance';

export type AttendanceFormProps = {
  /** The activated contracts of the teacher (PORTAL-ATT-02). */
  contracts: readonly Contract[];
  /** The contract in the URL. */
  requested: string | null;
  /** The planned class in the URL. */
  planned?: PlannedStart | null;
  /** Called after the server has answered or the device has stored the class, before the next form opens. */
  onStored?: () => void;
  /** The form replaces that of another class, whose clicked link is gone, so its first field takes the focus. */
  isFollowUp?: boolean;
  /** Shown above the form: what to do next after a submission. */
  next?: ReactNode;
};

/** Scrolls above the bottom bar, which covers what appears at the end of a long form. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/**
 * The attendance form: class, date, length and absent students in at most five taps (PORTAL-ATT-01 to PORTAL-ATT-10).
 */
export function AttendanceForm({
  contracts,
  requested,
  planned = null,
  onStored,
  isFollowUp = false,
  next,
}: AttendanceFormProps) {
  const formId = useId();
  const isRequestedOwn = contracts.some(({ id }) => String(id) === requested);
  const [onlyOne] = contracts.length === 1 ? contracts : [];
  const first = isRequestedOwn ? (requested ?? '') : String(onlyOne?.id ?? '');
  const today = useToday();
  const work = useUnsavedWork({ form: 'attendance', record: 'new', stored: blankDraft });
  const start = isRequestedOwn ? planned : null;
  const absencesFor = useAbsencesToRecord();
  const [lastFilled, setFilled] = useState<{
    formKey: string;
    contractId: string;
    meeting: MeetingProposal;
  } | null>(null);
  const filled = lastFilled?.formKey === work.formKey ? lastFilled : null;
  const {
    draft,
    isBlank,
    setDraft: updateDraft,
  } = useDraft(work, first, today, {
    planned: start,
    absencesFor,
    filledContractId: filled?.contractId ?? null,
  });
  const setDraft = (next: AttendanceDraft) => {
    updateDraft(next);
    work.type(() => (isBlank(next) ? blankDraft : next));
  };
  const contract = contracts.find(({ id }) => String(id) === draft.contractId);
  const submission = useSubmitAttendance(contract, {
    // The queue has the class now, so the draft is deleted; the form shows the values until the server answers.
    onStored: () => work.type(() => blankDraft),
    onAnswered: () => {
      onStored?.();
      work.begin(blankDraft);
    },
  });
  const queue = useLessonQueue();
  /** How many meetings filled in the form. */
  const [turns, setTurns] = useState(0);
  const hasMeetings = useHasExtension('meeting-attendance');
  // A meeting belongs to the form and the contract that it filled in.
  const meeting = filled && filled.contractId === draft.contractId ? filled.meeting : null;
  /** The length of a queued class that the user is changing, and the form into which it was loaded. */
  const [takenBack, setTakenBack] = useState<{ formKey: string; minutes: number } | null>(null);
  const [replacingId, setReplacing] = useState<string | null>(null);
  // The dialog closes as soon as its class is recorded.
  const replacing = unsent(useWaitingLessons()).find(({ id }) => id === replacingId);
  const takeBack = async (lesson: WaitingLesson) => {
    setReplacing(null);
    const sender = await queue.sender();
    if (!(await sender.remove(lesson.id))) return;
    setDraft(draftOf(lesson.values));
    setTakenBack({ formKey: work.formKey, minutes: lesson.values.minutes });
  };
  const fields = usePreservedFocus(`${work.formKey} ${submission.question !== null}`, isFollowUp);
  const { t, stack, plain } = pageCopy.useWords();
  const words = vocabulary.useWords();
  const details = lessonDetailWords.useWords();
  const waiting = waitingWords.useWords();
  const detailBlocker = lessonDetailBlocker(draft);
  const students = contract && studentsOn(contract, draft.date);
  const [blocker] = attendanceBlockers(
    {
      ...draft,
      contractId: contract ? draft.contractId : '',
      // Without students nobody can be absent, so the switch is hidden.
      allPresent: draft.allPresent || students?.length === 0,
      // The absence of a student who did not belong to the contract on this day stays in the draft, for another day.
      absentStudentIds: draft.absentStudentIds.filter(
        (id) => !students || students.some((one) => one.id === id),
      ),
    },
    latestLessonDay(today),
  );

  return (
    <PageLayout
      width="narrow"
      highlighted={submission.isStoring || submission.isSending}
      thumbBar={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="action"
          busy={submission.isStoring}
          blockedReason={
            (blocker && words.stack(`attendanceBlocker.${blocker}`)) ||
            (detailBlocker && details.stack(`blocker.${detailBlocker}`))
          }
        >
          {t('submit')}
        </Button>
      }
    >
      <AttendanceHead />
      {next}
      <WaitingLessons
        onChange={(lesson) => (work.isUnsaved() ? setReplacing(lesson.id) : void takeBack(lesson))}
      />
      <UnsavedWorkBanner work={work} />
      {requested !== null && !isRequestedOwn && (
        <Banner tone="caution">{stack('attendance.notYours')}</Banner>
      )}
      <form
        ref={fields}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (blocker || detailBlocker) return;
          const submit = (kept?: WaitingMeeting) =>
            submission.submit({ values: lessonOf(draft), openedOn: draft.openedOn, meeting: kept });
          if (meeting) void waitingMeeting(meeting).then(submit);
          else submit();
        }}
      >
        <fieldset className={form} disabled={submission.isStoring}>
          <SelectField
            size="action"
            required
            label={t('contractField')}
            placeholder={plain('chooseContract')}
            options={contracts.map(({ id, number, company }) => ({
              value: String(id),
              label: company ? `${number} · ${company.name}` : number,
            }))}
            value={draft.contractId}
            onChange={(event) => setDraft(withContract(draft, event.currentTarget.value))}
          />
          <LessonFields
            draft={draft}
            onChange={setDraft}
            students={students}
            otherLength={
              takenBack?.formKey === work.formKey
                ? takenBack.minutes
                : Number(work.isRestored ? work.values.minutes : start?.minutes) || null
            }
            today={today}
            // What a meeting filled in shows at once.
            formKey={`${work.formKey} ${turns}`}
            absences={absencesFor(draft)}
          >
            {contract && (
              <PlannedClassNote
                contractId={contract.id}
                record={{
                  lessonId: null,
                  date: draft.date,
                  plannedClassId: draft.plannedClassId === '' ? null : Number(draft.plannedClassId),
                }}
                dayBefore={start?.date}
              />
            )}
          </LessonFields>
          {contract && (
            <MeetingOfLesson
              contract={contract}
              draft={draft}
              meeting={meeting}
              onChange={(next, proposal) => {
                setDraft(next);
                if (proposal) setTurns(turns + 1);
                setFilled(
                  proposal && { formKey: work.formKey, contractId: next.contractId, meeting: proposal },
                );
              }}
            />
          )}
          {hasMeetings && (
            <TextLink className={thumbLink} href={pathTo('teacher.views.meetings')}>
              {t('attendance.severalMeetings')}
            </TextLink>
          )}
        </fieldset>
      </form>
      {contract && draft.minutes !== '' && (
        <HoursAfter
          minutesTaught={submission.minutesTaught}
          minutes={Number(draft.minutes)}
          contracted={contractedHours(contract)}
        />
      )}
      {submission.isNotStored && (
        <Banner ref={bringIntoView} role="alert" tone="critical" title={stack('attendance.keptTitle')}>
          {stack('inputKept')}
        </Banner>
      )}
      <SentLessons />
      <WrongLessonNote />
      <UnusualDateDialog
        question={submission.question}
        contractNumber={contract?.number ?? ''}
        busy={submission.isStoring}
        onConfirm={submission.confirm}
        onCancel={submission.cancel}
      />
      <ConfirmDialog
        open={replacing !== undefined}
        title={waiting.stack('changeDialog.title')}
        confirmLabel={waiting.t('replace')}
        cancelLabel={waiting.t('back')}
        onConfirm={() => replacing && void takeBack(replacing)}
        onCancel={() => setReplacing(null)}
      >
        {waiting.stack('changeDialog.text')}
      </ConfirmDialog>
      <LeaveGuard work={work} />
    </PageLayout>
  );
}

/**
 * Focuses the first field if the focused control was removed: the students of a submitted class, or its dialog. `stage`
 * changes whenever controls appear or disappear; with `isFollowUp`, they disappeared before the form was mounted.
 */
function usePreservedFocus(stage: string, isFollowUp: boolean) {
  const fields = useRef<HTMLFormElement>(null);
  const before = useRef(isFollowUp ? '' : stage);
  useLayoutEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) fields.current?.querySelector('select')?.focus();
  }, [stage]);
  return fields;
}

/** What fills in the form before the teacher does. */
interface DraftSources {
  planned: PlannedStart | null;
  absencesFor: (draft: AttendanceDraft) => readonly AnnouncedAbsence[];
  /** The contract that a meeting filled in; null without one. */
  filledContractId: string | null;
}

/** Returns the form's values; resets with each new form, and updates an unchanged date at midnight. */
function useDraft(
  work: UnsavedWork<AttendanceDraft>,
  contractId: string,
  today: CalendarDate,
  { planned, absencesFor, filledContractId }: DraftSources,
) {
  const { formKey, isRestored, values } = work;
  const begin = (): HeldDraft => {
    const opened = planned ? plannedDraft(contractId, planned) : newDraft(contractId, localDay());
    return { formKey, opened, draft: isRestored ? values : opened, announcedIds: [] };
  };
  const [held, setHeld] = useState(begin);
  const own = held.formKey === formKey ? held : begin();
  const current = withAnnounced(own, absencesFor, isRestored || own.draft.contractId === filledContractId);
  if (current !== held) setHeld(current);
  return {
    // A restored draft keeps its date.
    draft: isRestored ? current.draft : onDay(current.draft, today),
    /** Returns whether a draft equals the initial values. */
    isBlank: (draft: AttendanceDraft) => isSameDraft(draft, onDay(current.opened, today)),
    setDraft: (draft: AttendanceDraft) => setHeld({ ...current, draft }),
  };
}

/** Returns the meeting as it waits on the device with the lesson. */
async function waitingMeeting({ file, decisions }: MeetingProposal): Promise<WaitingMeeting> {
  return { name: file.name, content: await file.arrayBuffer(), decisions };
}

interface HeldDraft {
  formKey: string;
  /** The initial values of the form. */
  opened: AttendanceDraft;
  draft: AttendanceDraft;
  /** The students whose announced absences were filled in. */
  announcedIds: readonly number[];
}

/**
 * Fills in the absences that students announced, even if they arrive while the form is open, unless the teacher, a meeting
 * or a restored draft has already said who is absent (DECISION-138).
 */
function withAnnounced(
  held: HeldDraft,
  absencesFor: (draft: AttendanceDraft) => readonly AnnouncedAbsence[],
  isFilledIn: boolean,
): HeldDraft {
  const ids = absencesFor(held.draft).map(({ studentId }) => studentId);
  if (isFilledIn || String(ids) === String(held.announcedIds)) return held;
  if (!hasOnlyAbsences(held.draft, held.announcedIds)) return held;
  const isOpened = held.opened.contractId === held.draft.contractId && held.opened.date === held.draft.date;
  return {
    ...held,
    draft: withAbsences(held.draft, ids),
    opened: isOpened ? withAbsences(held.opened, ids) : held.opened,
    announcedIds: ids,
  };
}

/**
 * Returns a function that returns the announced absences for a draft. They belong to the planned classes that the home
 * page loads and the device caches, so without a connection they may be outdated. A class that was already submitted
 * has none.
 */
function useAbsencesToRecord(): (draft: AttendanceDraft) => readonly AnnouncedAbsence[] {
  const hasAbsences = useHasExtension('cancellations');
  const now = useLocalMinute();
  const planned = usePlannedClasses(hasAbsences ? weeksAround(now.date) : null);
  const submitted = new Set(useWaitingLessons().map(({ values }) => values.plannedClassId));
  const classes = (planned.data?.classes ?? []).filter(({ id }) => !submitted.has(id));
  return ({ contractId, date, plannedClassId }) =>
    absencesToRecord(classes, {
      contractId: Number(contractId),
      date,
      plannedClassId: plannedClassId === '' ? null : Number(plannedClassId),
    });
}

function isSameDraft(one: AttendanceDraft, other: AttendanceDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
