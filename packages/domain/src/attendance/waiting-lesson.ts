import type { MeetingDecision } from '../meeting-attendance/match-people.ts';
import type { AttendanceFormValues } from './attendance-form.ts';
import type { Lesson } from './lesson.ts';

/** State of a submitted lesson between the device and the server. */
export type WaitingState = 'pending' | 'sending' | 'failed' | 'unclear' | 'sent';

/** Why the server rejects a lesson. */
export type LessonRefusal = 'forbidden' | 'not-found' | 'conflict' | 'refused';

/** Why a lesson was not recorded. */
export interface LessonFailure {
  kind: 'refused' | 'server';
  /** The message from the server; null if there was none. */
  serverMessage: string | null;
  /** Kind of rejection; missing in records of an older version. */
  refusal?: LessonRefusal;
}

/** The file of an online meeting that is kept with a lesson once the lesson is recorded. */
export interface WaitingMeeting {
  /** Name of the file. */
  name: string;
  content: ArrayBuffer;
  /** Who the participants are; remembered for the next meeting. */
  decisions: MeetingDecision[];
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
  /** Whether the form knew the server's current lessons; missing in records of an older version. */
  isCurrent?: boolean;
  /** The user confirmed a second lesson on the same day (DECISION-16). */
  sameDayConfirmed: boolean;
  /** Why it failed; null if it did not. */
  failure: LessonFailure | null;
  /** When it was recorded, in milliseconds since 1970; null if it was not. */
  sentAt: number | null;
  /** The meeting that filled in the lesson; undefined without one, and after it is kept. */
  meeting?: WaitingMeeting;
  /** The id of its record; missing unless this device recorded it. */
  lessonId?: number;
  /** The lesson is recorded, but the server refused to keep the file of the meeting. */
  isMeetingRefused?: boolean;
}

/** Data of a lesson at submission. */
export type SubmittedLesson = Pick<
  WaitingLesson,
  'id' | 'userId' | 'values' | 'contractNumber' | 'queuedAt' | 'sameDayConfirmed' | 'isCurrent' | 'meeting'
>;

/** Creates a queued lesson. */
export function waitingLesson(submitted: SubmittedLesson): WaitingLesson {
  return { ...submitted, state: 'pending', mayHaveArrived: false, failure: null, sentAt: null };
}

/**
 * Returns whether the day must be compared with the server's list before the lesson is sent: the form could not, and the
 * user has not confirmed a second lesson of the day (DECISION-16).
 */
export function needsDayCheck({
  isCurrent = false,
  sameDayConfirmed,
  mayHaveArrived,
}: Pick<WaitingLesson, 'isCurrent' | 'sameDayConfirmed' | 'mayHaveArrived'>): boolean {
  // If the first attempt was made, its day was free or had been compared.
  return !isCurrent && !sameDayConfirmed && !mayHaveArrived;
}

/** Returns the lessons that count on the day of another one. */
export function lessonsOfDay(
  lessons: readonly Lesson[],
  { date }: Pick<AttendanceFormValues, 'date'>,
): Lesson[] {
  return lessons.filter((lesson) => lesson.status === 'active' && lesson.date === date);
}

/**
 * How an attempt to send ended. `lost`: no response, or one that does not say what happened to the lesson. `unknown`:
 * the same, with a backend that would record a repetition twice.
 */
export type AttemptOutcome = 'recorded' | 'lost' | 'unknown' | 'server' | 'refused' | 'signed-out';

/** State of a lesson after each outcome. */
const after = {
  recorded: { state: 'sent', mayHaveArrived: false },
  // It is sent again with the same key.
  lost: { state: 'pending', mayHaveArrived: true },
  // The user must check whether it was recorded.
  unknown: { state: 'unclear', mayHaveArrived: true },
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

/** Returns the lesson ready to send, after the user confirmed that it differs from those on the server. */
export function confirmAsSeparate(lesson: WaitingLesson): WaitingLesson {
  return { ...lesson, state: 'pending', mayHaveArrived: false, sameDayConfirmed: true };
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
