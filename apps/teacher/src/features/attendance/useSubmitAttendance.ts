import { newIdempotencyKey, useLessons } from '@portal/api-client';
import {
  type AttendanceFormValues,
  type CalendarDate,
  type Contract,
  type LessonWarning,
  lessonWarnings,
  minutesTaught,
  minutesWaiting,
  unsent,
  type WaitingMeeting,
} from '@portal/domain';
import { localDay, useSession } from '@portal/shell';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Sender } from '../../parts/waiting/createSender';
import { useLessonQueue, useWaitingLessons } from '../../parts/waiting/lesson-queue';

/** A class with an unusual date that needs confirmation (DECISION-16 and DECISION-49). */
export type Question = {
  values: AttendanceFormValues;
  warnings: readonly LessonWarning[];
  meeting?: WaitingMeeting;
};

/** The submitted values. */
type Submission = { values: AttendanceFormValues; openedOn: CalendarDate | ''; meeting?: WaitingMeeting };

/**
 * How long the form waits for the contract's recorded classes, in milliseconds; after that, the sender loads them
 * first.
 */
const slowDelay = 4000;

/** How long the form waits for the server's response, in milliseconds; after that, the class waits in the queue. */
const answerDelay = 15_000;

export interface SubmissionSteps {
  /** Called once the class is stored on the device, from where it is sent even if the page closes. */
  onStored: () => void;
  /** Called after the server's response, or as soon as none is expected (2§4). */
  onAnswered: () => void;
}

/** Handles a submission: confirms unusual dates, queues the class and sends it. */
export function useSubmitAttendance(
  contract: Contract | undefined,
  { onStored, onAnswered }: SubmissionSteps,
) {
  const lessons = useLessons(contract?.id ?? null);
  const queue = useLessonQueue();
  const waiting = useWaitingLessons();
  const { user } = useSession();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const [isNotStored, setIsNotStored] = useState(false);
  const isSlow = useSlow(contract?.id, lessons.isLoading);
  // The contract's recorded classes are still loading, so a class on the same day may be unknown.
  const isChecking = lessons.isLoading && !lessons.error && !isSlow;
  /** A submission that waits for the recorded classes and then continues automatically. */
  const [pending, setPending] = useState<Submission | null>(null);
  // A ref, because a second tap may come before the state is rendered.
  const underWay = useRef(false);

  async function store(values: AttendanceFormValues, sameDayConfirmed: boolean, meeting?: WaitingMeeting) {
    if (underWay.current || !contract || !user) return;
    underWay.current = true;
    setIsStoring(true);
    setIsNotStored(false);
    // A cached or old list cannot prove that this class is new.
    const isCurrent =
      navigator.onLine && lessons.data?.isCached === false && !lessons.isValidating && !lessons.error;
    try {
      const sender = await queue.sender();
      const id = newIdempotencyKey();
      const answered = answerOf(sender, id);
      await sender.add({
        id,
        userId: user.id,
        values,
        contractNumber: contract.number,
        queuedAt: Date.now(),
        sameDayConfirmed,
        isCurrent,
        ...(meeting && { meeting }),
      });
      onStored();
      await answered;
      onAnswered();
    } catch {
      setIsNotStored(true);
    } finally {
      underWay.current = false;
      setIsStoring(false);
      setQuestion(null);
    }
  }

  function check({ values, openedOn, meeting }: Submission) {
    if (!contract) return;
    const others = ofContract.map(({ values: { date } }) => ({ date, status: 'active' as const }));
    const warnings = lessonWarnings(values.date, {
      lessons: [...recorded, ...others],
      contract,
      today: localDay(),
      openedOn,
    });
    if (warnings.length > 0) setQuestion({ values, warnings, meeting });
    else void store(values, false, meeting);
  }

  const goOn = useEffectEvent(() => {
    if (!pending) return;
    setPending(null);
    check(pending);
  });
  useEffect(() => {
    if (!isChecking) goOn();
  }, [isChecking]);

  const ofContract = contract ? unsent(waiting, contract.id) : [];
  const recorded = lessons.data?.rows ?? [];
  return {
    /** Minutes recorded or queued. */
    minutesTaught: contract
      ? (contract.minutesTaught ?? minutesTaught(recorded)) + minutesWaiting(waiting, contract.id)
      : 0,
    /** Whether the form has been submitted: its fields keep their values until the end. */
    isStoring: isStoring || pending !== null,
    /** Whether this or another tab is sending a class (SHELL-042). */
    isSending: waiting.some(({ state }) => state === 'sending'),
    /** Whether the browser could not store the class. */
    isNotStored,
    question,
    /**
     * Queues the class, or asks first if its date is unusual; waits while the contract's recorded classes load. Queued
     * classes count as recorded.
     */
    submit(submission: Submission) {
      if (isChecking) setPending(submission);
      else check(submission);
    },
    confirm: () =>
      question && void store(question.values, question.warnings.includes('same-day'), question.meeting),
    cancel: () => setQuestion(null),
  };
}

/**
 * Resolves after the first attempt to send a class; earlier if there is no connection or no response for a long time.
 */
function answerOf(sender: Pick<Sender, 'tried'>, id: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('offline', done);
      resolve();
    };
    const timer = setTimeout(done, navigator.onLine ? answerDelay : 0);
    addEventListener('offline', done);
    void sender.tried(id).then(done);
  });
}

/** Returns whether loading takes longer than the form waits. */
function useSlow(id: number | undefined, isLoading: boolean): boolean {
  const [slowId, setSlowId] = useState<number>();
  useEffect(() => {
    if (id === undefined || !isLoading) return;
    const timer = setTimeout(() => setSlowId(id), slowDelay);
    return () => clearTimeout(timer);
  }, [id, isLoading]);
  return id !== undefined && slowId === id;
}
