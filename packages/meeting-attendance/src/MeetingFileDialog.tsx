import { useMeetingAttendance } from '@portal/api-client';
import {
  attendanceOf,
  type CalendarDate,
  type ClockTime,
  clockShift,
  type DateOrder,
  decisionsOf,
  isClockTime,
  type LessonDetail,
  type MeetingAnswers,
  type MeetingDecision,
  type MeetingFile,
  momentOfSecond,
  proposeAttendance,
  readMeetingFile,
  timeOfDay,
} from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { Banner, Button, Dialog, FileInput, RadioGroup, RetryButton, Spinner, TimeField } from '@portal/ui';
import { MeetingAttendance, useFileInputWords } from '@portal/views';
import { useState } from 'react';
import { dialogBody, keptNote } from './MeetingFileDialog.css';
import { meetingFileWords } from './meeting-file-words';
import { organisationClockAt } from './organisation-clock';
import { useMatchable } from './useMatchable';
import { type MeetingRowsProblem, useMeetingRows } from './useMeetingRows';

/** Maximum size of a meeting's file in bytes, as the API takes it. */
export const maxMeetingFileBytes = 5_242_880;

/** What the file of a meeting fills into an attendance form. */
export interface MeetingProposal {
  /** Kept with the class after it is recorded. */
  file: File;
  /** Who the participants are, as the person decided now; remembered for the next meeting. */
  decisions: MeetingDecision[];
  absentStudentIds: number[];
  details: LessonDetail[];
}

export interface MeetingFileDialogProps {
  contractId: number;
  /** Day and length of the class, and its start if it is planned. */
  lesson: { date: CalendarDate; minutes: number; time: ClockTime | null };
  /** Ids of the students who can be present or absent on that day. */
  studentIds: readonly number[];
  /** Called with the reviewed attendance. */
  onUse: (proposal: MeetingProposal) => void;
  onClose: () => void;
}

/**
 * Fills in attendance from the file that Teams, Zoom or Meet writes after a meeting. The file is read on this device;
 * nothing is saved, and nobody is marked whom neither an address nor a person names.
 */
export function MeetingFileDialog({
  contractId,
  lesson,
  studentIds,
  onUse,
  onClose,
}: MeetingFileDialogProps) {
  const { t, stack } = meetingFileWords.useWords();
  const inputWords = useFileInputWords();
  const people = useMeetingAttendance(contractId);
  const [chosen, setChosen] = useState<File>();
  const [rows, readRows] = useMeetingRows();
  const [order, setOrder] = useState<DateOrder>();
  const [typedStart, setTypedStart] = useState<string>();
  const [answers, setAnswers] = useState<MeetingAnswers>({});
  const [shift, setShift] = useState(0);

  const readBy = (chosenOrder?: DateOrder) =>
    rows.state === 'read'
      ? readMeetingFile(rows.rows, {
          days: [lesson.date],
          order: chosenOrder,
          clockAt: organisationClockAt,
        })
      : null;
  const read = readBy(order);
  const file = read && !('kind' in read) ? read : null;
  // The question stays after the answer, which may be wrong.
  const asked = order ? readBy() : read;
  const question = asked && 'kind' in asked && asked.kind === 'date-order' ? asked : null;
  const contract = useMatchable(people.data, file, studentIds);
  const start = lesson.time ?? typedStart ?? (file ? roundedStart(file) : '');
  const planned = isClockTime(start) ? { date: lesson.date, minutes: lesson.minutes, time: start } : null;
  const isOther = file !== null && planned !== null && shift === 0 && clockShift(file, planned) === null;
  const proposal =
    file && planned && contract && !isOther
      ? proposeAttendance(file, planned, contract, { answers, shift, tolerance: people.data?.tolerance })
      : null;

  const choose = ([next]: readonly File[]) => {
    setChosen(next);
    setOrder(undefined);
    setAnswers({});
    setShift(0);
    setTypedStart(undefined);
    void readRows(next);
  };
  const blocked = () => {
    if (!chosen) return stack('blocked.file');
    if (question && !order) return stack('blocked.order');
    if (file && !planned) return stack('blocked.start');
    if (!proposal) return stack('blocked.problem');
    return proposal.open.length > 0 && stack('blocked.open', { count: proposal.open.length });
  };

  return (
    <Dialog
      open
      size="large"
      title={stack('title')}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          size="large"
          blockedReason={blocked()}
          onClick={() => {
            if (!chosen || !proposal) return;
            onUse({ file: chosen, decisions: decisionsOf(answers, proposal), ...attendanceOf(proposal) });
          }}
        >
          {t('use')}
        </Button>
      }
    >
      <div className={dialogBody}>
        <FileInput
          label={t('file')}
          hint={stack('fileHint')}
          extensions={['.csv', '.tsv', '.txt', '.xlsx']}
          maxBytes={maxMeetingFileBytes}
          words={{ ...inputWords, refused: { ...inputWords.refused, size: stack('tooLarge') } }}
          onFilesChange={choose}
        />
        {rows.state === 'reading' && <Spinner label={t('reading')} />}
        {rows.state === 'refused' && (
          <Problem problem={rows.problem} onRetry={chosen ? () => readRows(chosen) : undefined} />
        )}
        {read && 'kind' in read && read.kind !== 'date-order' && (
          <Banner role="alert" tone="critical">
            {read.kind === 'too-long'
              ? stack('problem.too-long', { max: read.max })
              : stack(`problem.${read.kind}`)}
          </Banner>
        )}
        {question && (
          <RadioGroup
            label={stack('order.question')}
            hint={stack('order.hint')}
            value={order ?? ''}
            onValueChange={(value) => setOrder(value === 'day-first' ? 'day-first' : 'month-first')}
            options={(['day-first', 'month-first'] as const).map((value) => ({
              value,
              label: <DayLabel day={question.days[value]} />,
            }))}
          />
        )}
        {file && lesson.time === null && (
          <TimeField
            label={t('start')}
            hint={stack('startHint')}
            required
            value={start}
            onChange={(event) => setTypedStart(event.currentTarget.value)}
          />
        )}
        {file && people.error && !people.data && (
          <Banner role="alert" tone="critical" action={<RetryButton onRetry={people.retry} />}>
            {stack('people.failed')}
          </Banner>
        )}
        {file && !people.error && !contract && <Spinner label={t('people.loading')} />}
        {file && planned && contract && (
          <>
            <MeetingAttendance
              file={file}
              planned={planned}
              contract={contract}
              tolerance={people.data?.tolerance}
              answers={answers}
              onAnswers={setAnswers}
              shift={shift}
              onShift={setShift}
            />
            <p className={keptNote}>{stack('kept')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Problem({ problem, onRetry }: { problem: MeetingRowsProblem; onRetry?: () => Promise<void> }) {
  const { stack } = meetingFileWords.useWords();
  return (
    <Banner
      role="alert"
      tone="critical"
      action={problem === 'unread' && onRetry ? <RetryButton onRetry={onRetry} /> : undefined}
    >
      {stack(`problem.${problem}`)}
    </Banner>
  );
}

function DayLabel({ day }: { day: CalendarDate }) {
  return <PairText value={datePair(day, { weekday: true })} />;
}

/** The start of a meeting, to five minutes: people join a class around its start. */
function roundedStart({ from }: Pick<MeetingFile, 'from'>): ClockTime | '' {
  if (from === null) return '';
  const { time } = momentOfSecond(from + 150);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return timeOfDay(hours * 60 + minutes - (minutes % 5));
}
