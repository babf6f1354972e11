import type { AttendanceFormValues } from './attendance-form.ts';
import type { Lesson } from './lesson.ts';

/** State of a submitted lesson between the device and the server. */
export type WaitingState = 'pending' | 'sending' | 'failed' | 'unclear' | 'sent';

/** Why the server rejects a lesson. */
export type LessonRefusal = 'forbidden' | 'not-found' | 'conflict' | 'refused';

/** Why a lesson was not recorded. */
export interface LessonFailure {
  kind: 'refused' | 'server';
  /** The server's own sentence; null where it gave none. */
  serverMessage: string | null;
  /** Kind of rejection; missing in records of an older version. */
  refusal?: LessonRefusal;
}

/** A submitted lesson, stored on the device until the server has it (DECISION-12). */
export interface WaitingLesson {
  /** Created by the device; also its idempotency key. */
  id: string;
  /** User who submitted it; other users of the device neither see nor send it. */
  userId: number;
  values: AttendanceFormValues;
  /** Contract number, so that it can be shown offline. */
  contractNumber: string;
  /** In milliseconds since 1970. */
  queuedAt: number;
  state: WaitingState;
  /** An earlier attempt may have reached the server. */
  mayHaveArrived: boolean;
  /** Number of identical lessons on the server before the first attempt; null if not read yet. */
  alikeBefore: number | null;
  /** Number of identical lessons that the form showed, perhaps from a cache, plus those recorded from here since. */
  alikeSeen: number;
  /** The user confirmed a second lesson on the same day (DECISION-16). */
  sameDayConfirmed: boolean;
  /** Why it failed; null if it did not. */
  failure: LessonFailure | null;
  /** When it was recorded, in milliseconds since 1970; null if it was not. */
  sentAt: number | null;
}

/** Data of a lesson at submission. */
export type SubmittedLesson = Pick<
  WaitingLesson,
  'id' | 'userId' | 'values' | 'contractNumber' | 'queuedAt' | 'sameDayConfirmed'
> & {
  /** The contract's lessons as the form showed them. */
  shown: readonly Lesson[];
  /** Whether they are current; if not, the server is read before the lesson is sent. */
  isCurrent: boolean;
};

/** Creates a queued lesson. */
export function waitingLesson({ shown, isCurrent, ...submitted }: SubmittedLesson): WaitingLesson {
  const alikeSeen = similarLessons(shown, submitted.values).length;
  return {
    ...submitted,
    state: 'pending',
    mayHaveArrived: false,
    alikeBefore: isCurrent ? alikeSeen : null,
    alikeSeen,
    failure: null,
    sentAt: null,
  };
}

/** Returns the lessons with the same contract, date, length and absentees. */
export function similarLessons<Listed extends Pick<Lesson, 'contractId' | 'date' | 'minutes' | 'absentees'>>(
  lessons: readonly Listed[],
  { contractId, date, minutes, absentStudentIds }: AttendanceFormValues,
): Listed[] {
  const absent = new Set(absentStudentIds);
  return lessons.filter(
    (lesson) =>
      lesson.contractId === contractId &&
      lesson.date === date &&
      lesson.minutes === minutes &&
      lesson.absentees.length === absent.size &&
      lesson.absentees.every(({ id }) => absent.has(id)),
  );
}

/** Result of looking for a lesson in the server's list: recorded, missing, or for the user to decide. */
export type Finding = 'recorded' | 'missing' | 'unclear';

/**
 * Looks for a queued lesson in the server's list. After an attempt, exactly one more identical lesson than before means
 * that it was recorded; several more, or a deleted one, is unclear. Before any attempt, a lesson that the user did not
 * see is unclear, because another device may have recorded it.
 */
export function findingOf(
  lesson: Pick<WaitingLesson, 'values' | 'mayHaveArrived' | 'alikeBefore' | 'alikeSeen' | 'sameDayConfirmed'>,
  lessons: readonly Lesson[],
): Finding {
  const alike = similarLessons(lessons, lesson.values);
  if (lesson.alikeBefore === null) {
    const isTaken = lessons.some(({ status, date }) => status === 'active' && date === lesson.values.date);
    return alike.length > lesson.alikeSeen || (isTaken && !lesson.sameDayConfirmed) ? 'unclear' : 'missing';
  }
  const more = alike.length - lesson.alikeBefore;
  if (!lesson.mayHaveArrived || more <= 0) return 'missing';
  return more === 1 && alike.every(({ status }) => status === 'active') ? 'recorded' : 'unclear';
}

/** Returns whether the server's list must be read before sending: first attempt, or a lost response. */
export function needsReadBack(lesson: Pick<WaitingLesson, 'mayHaveArrived' | 'alikeBefore'>): boolean {
  return lesson.mayHaveArrived || lesson.alikeBefore === null;
}

/** How an attempt to send ended; `lost` means no response, or one that says nothing about the lesson. */
export type AttemptOutcome = 'recorded' | 'lost' | 'server' | 'refused' | 'signed-out';

/** State of a lesson after each outcome. */
const after = {
  recorded: { state: 'sent', mayHaveArrived: false },
  // The list is read before it is sent again.
  lost: { state: 'pending', mayHaveArrived: true },
  server: { state: 'failed', mayHaveArrived: true },
  refused: { state: 'failed', mayHaveArrived: false },
  // Waits for the same person to sign in again.
  'signed-out': { state: 'pending', mayHaveArrived: false },
} as const satisfies Record<AttemptOutcome, Pick<WaitingLesson, 'state' | 'mayHaveArrived'>>;

/** Returns the lesson after an attempt; `now` is in milliseconds since 1970. */
export function afterAttempt(
  lesson: WaitingLesson,
  end: AttemptOutcome,
  {
    serverMessage = null,
    refusal,
    now,
  }: { serverMessage?: string | null; refusal?: LessonRefusal | undefined; now: number },
): WaitingLesson {
  return {
    ...lesson,
    ...after[end],
    // A rejection says nothing about the previous attempt.
    mayHaveArrived: end !== 'recorded' && (lesson.mayHaveArrived || after[end].mayHaveArrived),
    failure:
      end === 'refused' || end === 'server'
        ? { kind: end, serverMessage, ...(refusal && { refusal }) }
        : null,
    sentAt: end === 'recorded' ? now : null,
  };
}

/** Returns whether a lesson is sent without the user: rejected and unclear ones are not. */
export function isSentAutomatically({ state, failure }: Pick<WaitingLesson, 'state' | 'failure'>): boolean {
  return state === 'pending' || state === 'sending' || (state === 'failed' && failure?.kind === 'server');
}

/** Counts a recorded lesson for another queued lesson with the same values. */
export function countRecordedLesson(other: WaitingLesson, recorded: AttendanceFormValues): WaitingLesson {
  if (!isSameValues(other.values, recorded)) return other;
  const { alikeBefore, alikeSeen } = other;
  return { ...other, alikeBefore: alikeBefore === null ? null : alikeBefore + 1, alikeSeen: alikeSeen + 1 };
}

/** Returns the lesson ready to send, after the user confirmed that it differs from those on the server. */
export function confirmAsSeparate(lesson: WaitingLesson, lessons: readonly Lesson[]): WaitingLesson {
  return {
    ...lesson,
    state: 'pending',
    mayHaveArrived: false,
    sameDayConfirmed: true,
    alikeBefore: similarLessons(lessons, lesson.values).length,
  };
}

/** Returns the lessons not sent yet, of one contract if an id is given. */
export function unsent(lessons: readonly WaitingLesson[], contractId?: number): WaitingLesson[] {
  return lessons.filter(
    ({ state, values }) => state !== 'sent' && (contractId === undefined || values.contractId === contractId),
  );
}

/** Returns the minutes of a contract's lessons that will be sent automatically. */
export function minutesWaiting(lessons: readonly WaitingLesson[], contractId: number): number {
  return unsent(lessons, contractId)
    .filter(isSentAutomatically)
    .reduce((sum, { values }) => sum + values.minutes, 0);
}

/** How long a device shows that a lesson was recorded: a day, in milliseconds. */
export const sentNoticeDuration = 24 * 60 * 60 * 1000;

function isSameValues(one: AttendanceFormValues, other: AttendanceFormValues): boolean {
  return (
    one.contractId === other.contractId &&
    one.date === other.date &&
    one.minutes === other.minutes &&
    one.absentStudentIds.length === other.absentStudentIds.length &&
    one.absentStudentIds.every((id) => other.absentStudentIds.includes(id))
  );
}
