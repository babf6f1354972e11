import type { AttendanceFormValues } from './attendance-form.ts';
import type { Lesson } from './lesson.ts';

/** Where a submitted lesson stands on its way from the device to the server. */
export type WaitingState = 'pending' | 'sending' | 'failed' | 'unclear' | 'sent';

/** Why a server refuses a lesson. */
export type LessonRefusal = 'forbidden' | 'not-found' | 'conflict' | 'refused';

/** Why a lesson was not recorded. */
export interface LessonFailure {
  kind: 'refused' | 'server';
  /** The server's own sentence; null where it gave none. */
  serverMessage: string | null;
  /** What kind of refusal it was; missing in what an older version kept. */
  refusal?: LessonRefusal;
}

/** A submitted lesson as a device keeps it until the server has it (DECISION-12). */
export interface WaitingLesson {
  /** Made by the device; also the key under which a backend records it once. */
  id: string;
  /** Who submitted it: nobody else on this device sees or sends it. */
  userId: number;
  values: AttendanceFormValues;
  /** Number of the contract, to be named without asking the server. */
  contractNumber: string;
  /** In milliseconds since 1970. */
  queuedAt: number;
  state: WaitingState;
  /** An attempt has set out of which nobody knows how it ended. */
  mayHaveArrived: boolean;
  /** How many lessons like this one the server had before the first attempt; null until somebody has looked. */
  alikeBefore: number | null;
  /** How many lessons like this one the form showed, perhaps from memory, and those that were recorded from here since. */
  alikeSeen: number;
  /** The person was asked about a second lesson on the day and said yes (DECISION-16). */
  sameDayConfirmed: boolean;
  /** Why it has failed; null while it has not. */
  failure: LessonFailure | null;
  /** When it was recorded, in milliseconds since 1970; null before. */
  sentAt: number | null;
}

/** What is known of a lesson when it is submitted. */
export type SubmittedLesson = Pick<
  WaitingLesson,
  'id' | 'userId' | 'values' | 'contractNumber' | 'queuedAt' | 'sameDayConfirmed'
> & {
  /** The contract's lessons as the form showed them. */
  shown: readonly Lesson[];
  /** Whether the server has just said so; else it is asked before the lesson is sent. */
  isCurrent: boolean;
};

/** A lesson that begins to wait. */
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

/** The lessons of a list that say the same: day, length and who was absent. */
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

/** What a list read back says about a lesson: the server has it, has it not, or only the person can tell. */
export type Finding = 'recorded' | 'missing' | 'unclear';

/**
 * Looks for a waiting lesson among the lessons that the server has now. One more of its kind than before the first
 * attempt is this one; more than one more, or one that was deleted meanwhile, only the person can tell apart.
 * Before any attempt, what the person did not know of is asked about: it may have been recorded from another device.
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

/** Whether the server's list has to be read before a lesson is sent: a first look, or an answer that was lost. */
export function needsReadBack(lesson: Pick<WaitingLesson, 'mayHaveArrived' | 'alikeBefore'>): boolean {
  return lesson.mayHaveArrived || lesson.alikeBefore === null;
}

/** How an attempt to send ended: `lost` when no answer came, or one that says nothing about the lesson. */
export type AttemptOutcome = 'recorded' | 'lost' | 'server' | 'refused' | 'signed-out';

/** What becomes of a lesson after an attempt, by how that ended. */
const after = {
  recorded: { state: 'sent', mayHaveArrived: false },
  // Read back before it is sent again.
  lost: { state: 'pending', mayHaveArrived: true },
  server: { state: 'failed', mayHaveArrived: true },
  refused: { state: 'failed', mayHaveArrived: false },
  // Waits for the same person to sign in again.
  'signed-out': { state: 'pending', mayHaveArrived: false },
} as const satisfies Record<AttemptOutcome, Pick<WaitingLesson, 'state' | 'mayHaveArrived'>>;

/** The lesson after an attempt, with what the server said; `now` in milliseconds since 1970. */
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
    // A refusal says nothing about the attempt before it.
    mayHaveArrived: end !== 'recorded' && (lesson.mayHaveArrived || after[end].mayHaveArrived),
    failure:
      end === 'refused' || end === 'server'
        ? { kind: end, serverMessage, ...(refusal && { refusal }) }
        : null,
    sentAt: end === 'recorded' ? now : null,
  };
}

/** Whether a lesson is sent without a word of the person: a refusal and a question wait for one. */
export function isSentAutomatically({ state, failure }: Pick<WaitingLesson, 'state' | 'failure'>): boolean {
  return state === 'pending' || state === 'sending' || (state === 'failed' && failure?.kind === 'server');
}

/** A lesson that was recorded is one more of its kind, to the others that wait. */
export function countRecordedLesson(other: WaitingLesson, recorded: AttendanceFormValues): WaitingLesson {
  if (!isSameValues(other.values, recorded)) return other;
  const { alikeBefore, alikeSeen } = other;
  return { ...other, alikeBefore: alikeBefore === null ? null : alikeBefore + 1, alikeSeen: alikeSeen + 1 };
}

/** The lesson as another one than those that the server has, after the person said so: it is sent. */
export function confirmAsSeparate(lesson: WaitingLesson, lessons: readonly Lesson[]): WaitingLesson {
  return {
    ...lesson,
    state: 'pending',
    mayHaveArrived: false,
    sameDayConfirmed: true,
    alikeBefore: similarLessons(lessons, lesson.values).length,
  };
}

/** The lessons that the server is still to get, of one contract where an id is given. */
export function unsent(lessons: readonly WaitingLesson[], contractId?: number): WaitingLesson[] {
  return lessons.filter(
    ({ state, values }) => state !== 'sent' && (contractId === undefined || values.contractId === contractId),
  );
}

/** Minutes of a contract's lessons that will be recorded by themselves. */
export function minutesWaiting(lessons: readonly WaitingLesson[], contractId: number): number {
  return unsent(lessons, contractId)
    .filter(isSentAutomatically)
    .reduce((sum, { values }) => sum + values.minutes, 0);
}

/** For how long a device shows that a lesson was recorded, in milliseconds: a day. */
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
