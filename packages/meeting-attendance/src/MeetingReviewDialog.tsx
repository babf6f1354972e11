import { useMeetingAttendance } from '@portal/api-client';
import {
  attendanceOf,
  clockShift,
  decisionsOf,
  endOfClass,
  type MeetingAnswers,
  proposeAttendance,
} from '@portal/domain';
import { Banner, Button, Combobox, Dialog, RetryButton, Spinner } from '@portal/ui';
import { MeetingAttendance, useComboboxWords } from '@portal/views';
import { useEffect, useEffectEvent, useState } from 'react';
import { dialogBody, keptNote } from './MeetingFileDialog.css';
import type { ClassOfBatch, FoundMeeting } from './meeting-batch';
import { meetingBatchWords } from './meeting-batch-words';
import { meetingFileWords } from './meeting-file-words';
import { useMatchable } from './useMatchable';
import type { BatchEntry, ReviewedMeeting } from './useMeetingBatch';

export interface MeetingReviewDialogProps {
  entry: BatchEntry;
  found: Extract<FoundMeeting, { state: 'found' }>;
  /** Its place among the files, from 1. */
  place: { place: number; count: number };
  /** Whether another reviewed file fills in a class. */
  isFilledByOther: (classId: number) => boolean;
  /** Reads the ids of the students who can be present or absent in a class. Throws an `ApiError`. */
  readStudents: (planned: ClassOfBatch) => Promise<readonly number[]>;
  onChange: (changes: Partial<Pick<BatchEntry, 'classId' | 'answers' | 'shift'>>) => void;
  /** Called with the reviewed file. */
  onAccept: (looked: ReviewedMeeting) => void;
  onClose: () => void;
}

/** A dialog to look at one file of several: its class, who was there, and who the unknown participants are. */
export function MeetingReviewDialog({
  entry,
  found: { meeting, classes, certainId },
  place,
  isFilledByOther,
  readStudents,
  onChange,
  onAccept,
  onClose,
}: MeetingReviewDialogProps) {
  const { t, stack, plain } = meetingBatchWords.useWords();
  const files = meetingFileWords.useWords();
  const comboboxWords = useComboboxWords();
  const { key, file, classId, answers, shift } = entry;
  const planned = classes.find(({ id }) => id === classId);
  const isKeptOnly = planned !== undefined && (planned.lessonId !== null || isFilledByOther(planned.id));
  const people = useMeetingAttendance(planned && !isKeptOnly ? planned.contractId : null);
  const students = useStudents(isKeptOnly ? undefined : planned, readStudents);
  const contract = useMatchable(people.data, meeting, students.ids ?? []);
  const isFilled = planned !== undefined && !isKeptOnly;
  const isKnown = contract !== null && students.ids !== undefined;
  const hasFailed = isFilled && !isKnown && Boolean(people.error ?? students.error);
  const isOther = planned !== undefined && shift === 0 && clockShift(meeting, planned) === null;
  const proposal =
    planned && contract && students.ids && !isOther
      ? proposeAttendance(meeting, planned, contract, { answers, shift, tolerance: people.data?.tolerance })
      : null;

  const blocked = () => {
    if (!planned) return stack('blocked.class');
    if (isKeptOnly) return null;
    if (isOther) return stack('blocked.other');
    if (!proposal) return stack('blocked.loading');
    return proposal.open.length > 0 && stack('blocked.open', { count: proposal.open.length });
  };
  const accept = () => {
    if (!planned) return;
    const attendance = proposal && { decisions: decisionsOf(answers, proposal), ...attendanceOf(proposal) };
    onAccept({ key, file, planned, attendance: isKeptOnly ? null : attendance });
  };

  return (
    <Dialog
      open
      size="large"
      title={file.name}
      onClose={onClose}
      actions={
        <Button variant="primary" size="large" blockedReason={blocked()} onClick={accept}>
          {t(isKeptOnly ? 'acceptKeep' : 'accept')}
        </Button>
      }
    >
      <div className={dialogBody}>
        <p className={keptNote}>{t('place', place)}</p>
        <Combobox
          size="action"
          label={t('class')}
          hint={classId !== null && classId === certainId ? t('certain') : stack('classHint')}
          placeholder={plain('chooseClass')}
          required
          words={comboboxWords}
          options={classes.map((one) => ({ value: String(one.id), label: classText(one) }))}
          value={classId === null ? '' : String(classId)}
          onValueChange={(value) =>
            onChange({ classId: value === '' ? null : Number(value), answers: noAnswers, shift: 0 })
          }
        />
        {planned && isKeptOnly && (
          <Banner tone="info">{stack(planned.lessonId !== null ? 'hasAttendance' : 'sameClass')}</Banner>
        )}
        {hasFailed && (
          <Banner
            role="alert"
            tone="critical"
            action={
              <RetryButton
                onRetry={() => {
                  students.retry();
                  return people.retry();
                }}
              />
            }
          >
            {stack('studentsFailed')}
          </Banner>
        )}
        {isFilled && !hasFailed && !isKnown && <Spinner label={t('students')} />}
        {isFilled && isKnown && (
          <>
            <MeetingAttendance
              file={meeting}
              planned={planned}
              contract={contract}
              tolerance={people.data?.tolerance}
              answers={answers}
              onAnswers={(next) => onChange({ answers: next })}
              shift={shift}
              onShift={(next) => onChange({ shift: next })}
            />
            <p className={keptNote}>{files.stack('kept')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

const noAnswers: MeetingAnswers = {};

/** A class in one text for both languages, as options need it. */
function classText(planned: ClassOfBatch): string {
  const { contract, date, time } = planned;
  return [contract.number, `${date} ${time} – ${endOfClass(planned).time}`, contract.company?.name]
    .filter(Boolean)
    .join(' · ');
}

/** The students of the chosen class; none while they load or after a failure. */
function useStudents(
  planned: ClassOfBatch | undefined,
  read: MeetingReviewDialogProps['readStudents'],
): { ids?: readonly number[]; error?: unknown; retry: () => void } {
  const [answer, setAnswer] = useState<{ of: string; ids?: readonly number[]; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const id = planned && `${planned.id} ${attempt}`;
  const load = useEffectEvent(async (of: string) => {
    if (!planned) return;
    const next = await read(planned).then(
      (ids) => ({ of, ids }),
      (error: unknown) => ({ of, error }),
    );
    setAnswer(next);
  });
  useEffect(() => {
    if (id !== undefined) void load(id);
  }, [id]);
  const isCurrent = answer?.of === id;
  return {
    ids: isCurrent ? answer?.ids : undefined,
    error: isCurrent ? answer?.error : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
