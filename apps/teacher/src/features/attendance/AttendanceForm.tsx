import {
  attendanceBlockers,
  byLastName,
  type Contract,
  classLengths,
  contractedHours,
  type WaitingLesson,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { LeaveGuard, localDay, PageLayout, UnsavedWorkBanner, useUnsavedWork } from '@portal/shell';
import { Banner, Button, ConfirmDialog, DateField, SegmentedControl, SelectField } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { pageCopy } from '../../copy/pages';
import { WrongLessonNote } from '../../parts/WrongLessonNote';
import { useLessonQueue } from '../../parts/waiting/lesson-queue';
import { SentLessons, WaitingLessons } from '../../parts/waiting/WaitingLessons';
import { waitingWords } from '../../parts/waiting/waiting-words';
import { form } from './AttendanceForm.css';
import { AttendanceHead } from './AttendanceHead';
import {
  type AttendanceDraft,
  blankDraft,
  draftOf,
  lessonOf,
  newDraft,
  withContract,
  withPresence,
} from './attendance-draft';
import { HoursAfter } from './HoursAfter';
import { OddDateDialog } from './OddDateDialog';
import { Presence } from './Presence';
import { useSubmitAttendance } from './useSubmitAttendance';

export type AttendanceFormProps = {
  /** The activated contracts of the teacher (PORTAL-ATT-02). */
  contracts: readonly Contract[];
  /** The contract that the address asks for. */
  asked: string | null;
};

/** Clear of the bar under the thumb, which hides what appears at the end of a long form. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** Which class, when, how long, who was absent: at most five taps in a corridor (PORTAL-ATT-01 to PORTAL-ATT-10). */
export function AttendanceForm({ contracts, asked }: AttendanceFormProps) {
  const formId = useId();
  const isAskedOurs = contracts.some(({ id }) => String(id) === asked);
  const [onlyOne] = contracts.length === 1 ? contracts : [];
  const first = isAskedOurs ? (asked ?? '') : String(onlyOne?.id ?? '');
  const today = localDay();
  const opened = newDraft(first, today);
  const work = useUnsavedWork({ form: 'attendance', record: 'new', stored: blankDraft });
  const { formKey } = work;
  const [chosen, setChosen] = useState({ formKey, draft: work.takenUp ? work.values : opened });
  const begun = work.takenUp ? work.values : opened;
  const draft = chosen.formKey === formKey ? chosen.draft : begun;
  const setDraft = (next: AttendanceDraft) => {
    setChosen({ formKey, draft: next });
    work.type(() => (isSameDraft(next, opened) ? blankDraft : next));
  };
  const contract = contracts.find(({ id }) => String(id) === draft.contractId);
  const submission = useSubmitAttendance(contract, () => work.begin(blankDraft));
  const queue = useLessonQueue();
  const [replacing, setReplacing] = useState<WaitingLesson | null>(null);
  const takeBack = async (lesson: WaitingLesson) => {
    setReplacing(null);
    setDraft(draftOf(lesson.values));
    const sender = await queue.sender();
    await sender.remove(lesson.id);
  };
  const fields = useKeptFocus(`${formKey} ${submission.question !== null}`);
  const { t, stack, plain } = pageCopy.useWords();
  const words = vocabulary.useWords();
  const waiting = waitingWords.useWords();
  const [blocker] = attendanceBlockers({ ...draft, contractId: contract ? draft.contractId : '' });

  return (
    <PageLayout
      width="narrow"
      highlighted={submission.isKeeping || submission.isSending}
      thumbBar={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="action"
          busy={submission.isKeeping || submission.isChecking}
          blockedReason={blocker && words.stack(`attendanceBlocker.${blocker}`)}
        >
          {t('attendance.submit')}
        </Button>
      }
    >
      <AttendanceHead />
      <WaitingLessons
        onChange={(lesson) => (work.isUnsaved() ? setReplacing(lesson) : void takeBack(lesson))}
      />
      <UnsavedWorkBanner work={work} />
      {asked !== null && !isAskedOurs && <Banner tone="caution">{stack('attendance.notYours')}</Banner>}
      <form
        ref={fields}
        id={formId}
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocker) submission.submit(lessonOf(draft));
        }}
      >
        <SelectField
          size="action"
          required
          label={t('attendance.contract')}
          placeholder={plain('attendance.chooseContract')}
          options={contracts.map(({ id, number, company }) => ({
            value: String(id),
            label: company ? `${number} · ${company.name}` : number,
          }))}
          value={draft.contractId}
          onChange={(event) => setDraft(withContract(draft, event.currentTarget.value))}
        />
        <DateField
          size="action"
          required
          label={t('attendance.date')}
          hint={
            draft.date && (
              <>
                <DateText value={draft.date} />
                {draft.date === today && <> · {t('attendance.today')}</>}
              </>
            )
          }
          value={draft.date}
          onChange={(event) => setDraft({ ...draft, date: event.currentTarget.value })}
        />
        <SegmentedControl
          look="chips"
          required
          label={t('attendance.length')}
          options={classLengths.map((minutes) => ({ value: String(minutes), label: minutes }))}
          value={draft.minutes}
          onValueChange={(minutes) => setDraft({ ...draft, minutes })}
        />
        {contract && (
          <Presence
            students={byLastName(contract.students)}
            allPresent={draft.allPresent}
            absentIds={draft.absentStudentIds}
            onAllPresent={(allPresent) => setDraft({ ...draft, allPresent })}
            onPresence={(studentId, present) => setDraft(withPresence(draft, studentId, present))}
          />
        )}
      </form>
      {contract && draft.minutes !== '' && (
        <HoursAfter
          minutesTaught={submission.minutesTaught}
          minutes={Number(draft.minutes)}
          contracted={contractedHours(contract)}
        />
      )}
      {submission.isNotKept && (
        <Banner ref={bringIntoView} role="alert" tone="critical" title={stack('attendance.keptTitle')}>
          {stack('attendance.kept')}
        </Banner>
      )}
      <SentLessons />
      <WrongLessonNote />
      <OddDateDialog
        question={submission.question}
        contractNumber={contract?.number ?? ''}
        busy={submission.isKeeping}
        onConfirm={submission.confirm}
        onCancel={submission.cancel}
      />
      <ConfirmDialog
        open={replacing !== null}
        title={waiting.stack('changeDialog.title')}
        confirmLabel={waiting.t('changeDialog.confirm')}
        cancelLabel={waiting.t('changeDialog.cancel')}
        closeLabel={waiting.t('close')}
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
 * Gives the focus to the first field when the control that had it is gone: the students of a class that was submitted, or
 * the dialog that asked about it. `stage` changes whenever controls come or go.
 */
function useKeptFocus(stage: string) {
  const fields = useRef<HTMLFormElement>(null);
  const before = useRef(stage);
  useLayoutEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) fields.current?.querySelector('select')?.focus();
  }, [stage]);
  return fields;
}

function isSameDraft(one: AttendanceDraft, other: AttendanceDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
