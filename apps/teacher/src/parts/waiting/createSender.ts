import { ApiError, isAnswerLost } from '@portal/api-client';
import {
  type AttemptOutcome,
  afterAttempt,
  confirmAsSeparate,
  isSentAutomatically,
  type Lesson,
  type LessonRefusal,
  lessonsOfDay,
  needsDayCheck,
  type SubmittedLesson,
  sentNoticeDuration,
  unsent,
  type WaitingLesson,
  waitingLesson,
} from '@portal/domain';
import { createSendLoop } from './createSendLoop';
import type { SenderPage } from './senderSurroundings';

/** The result of an attempt, as reported to listeners. */
export type LessonEnd = AttemptOutcome | 'unclear';

/** Sends the submitted classes of the signed-in user in sequence. */
export interface Sender {
  /** Whether queued classes survive closing the page. */
  readonly isPersistent: boolean;
  /** Stores a class and sends it; resolves after it is stored. Rejects if the browser cannot store it. */
  add: (lesson: SubmittedLesson) => Promise<void>;
  /**
   * Resolves after the first attempt to send a class, by this page or another. Call it before `add`; without a
   * connection it stays pending.
   */
  tried: (id: string) => Promise<void>;
  /**
   * Queues the classes again that no page is sending any more, for example after the app was closed during a request.
   */
  resume: () => Promise<void>;
  /** Sends everything that can be sent now; resolves after each class was tried. */
  send: () => Promise<void>;
  /** Retries a rejected class. */
  retry: (id: string) => Promise<void>;
  /** Deletes a class unless it is recorded; returns whether it did. */
  remove: (id: string) => Promise<boolean>;
  /** Returns the server's classes that could be this one. Throws an `ApiError`. */
  readSimilar: (lesson: WaitingLesson) => Promise<Lesson[]>;
  /** Stores the user's answer whether the server already has the class. */
  settle: (id: string, answer: 'recorded' | 'another') => Promise<void>;
  /** Returns the unsent classes of a user, who need not be signed in. */
  unsentOf: (userId: number) => Promise<WaitingLesson[]>;
  /** Deletes the recorded classes of a user. */
  forgetSent: (userId: number) => Promise<void>;
  /**
   * Subscribes to the attempts of this page, including those before the first call; returns an unsubscribe function.
   */
  onEnd: (listener: (lesson: WaitingLesson, end: LessonEnd) => void) => () => void;
  /** Loads the store again after a change by another page or user. */
  refresh: () => Promise<void>;
  /** Stops sending. */
  stop: () => void;
}

export interface SenderOptions extends SenderPage<WaitingLesson> {
  /**
   * Records a class with its id as idempotency key, in one attempt, and then keeps the file of its meeting. Throws an
   * `ApiError`.
   */
  record: (lesson: WaitingLesson) => Promise<{ isMeetingRefused: boolean; lessonId?: number }>;
  /** Loads the server's current classes, bypassing caches. Throws an `ApiError`. */
  readLessons: (contractId: number) => Promise<Lesson[]>;
  /** Resolves with whether the server honours idempotency keys; undefined while it cannot be reached. */
  honoursKeys: () => Promise<boolean | undefined>;
  /** Called with the user's classes after each change. */
  show: (lessons: readonly WaitingLesson[]) => void;
}

/** Creates the sender of one page (DECISION-08, DECISION-12, DECISION-16). */
export function createSender(options: SenderOptions): Sender {
  const { store, userId, record, readLessons, honoursKeys, exclusively, now, show, notifyTabs } = options;
  const listeners = new Set<(lesson: WaitingLesson, end: LessonEnd) => void>();
  const pendingEnds: [WaitingLesson, LessonEnd][] = [];
  /** Ids of the classes that were already tried in this run, or in the one that it follows at once. */
  const tried = new Set<string>();
  /** Callbacks that wait for the first attempt to send a class. */
  const awaited = new Map<string, () => void>();

  async function refresh() {
    const id = userId();
    const lessons = id === null ? [] : await store.ofUser(id);
    const aged = lessons.filter(({ sentAt }) => sentAt !== null && sentAt < now() - sentNoticeDuration);
    await Promise.all(aged.map((lesson) => store.drop(lesson.id)));
    if (userId() === id) show(lessons.filter((lesson) => !aged.includes(lesson)));
    for (const { id: lessonId, state, mayHaveArrived } of lessons) {
      const isUntried = state === 'sending' || (state === 'pending' && !mayHaveArrived);
      if (isUntried) continue;
      awaited.get(lessonId)?.();
      awaited.delete(lessonId);
    }
  }
  async function change<Result>(write: Promise<Result>): Promise<Result> {
    const result = await write;
    notifyTabs();
    await refresh();
    return result;
  }
  /** Replaces a class; returns false, and stores nothing, if it has been removed. */
  const replaceLesson = (lesson: WaitingLesson) => change(store.replace(lesson));

  async function end(lesson: WaitingLesson, how: LessonEnd): Promise<LessonEnd> {
    const isWaiting = await replaceLesson(lesson);
    if (!isWaiting && how !== 'recorded') return how;
    // Kept for later, because no listener may be loaded yet.
    if (listeners.size === 0) pendingEnds.push([lesson, how]);
    for (const listener of listeners) listener(lesson, how);
    return how;
  }

  async function attempt(id: string): Promise<LessonEnd | null> {
    // Loads the current state: another page may have sent the class while this one waited for the lock.
    const current = await store.get(id);
    if (!current || !isSentAutomatically(current) || current.userId !== userId()) return null;
    const lesson = current;
    const fail = (error: unknown, mayHaveArrived = true) => {
      const { how, ...refusalDetails } = endOf(error);
      const after = afterAttempt(lesson, how, { ...refusalDetails, now: now() });
      return end(mayHaveArrived ? after : { ...after, mayHaveArrived: lesson.mayHaveArrived }, how);
    };
    if (needsDayCheck(lesson)) {
      try {
        const taken = lessonsOfDay(await readLessons(lesson.values.contractId), lesson.values);
        if (taken.length > 0) return await end({ ...lesson, state: 'unclear' }, 'unclear');
      } catch (error) {
        // A teacher who may no longer read the contract may still record a class of their own days: the server decides
        // (ADR-0051).
        if (!isForbidden(error)) return fail(error, false);
      }
    }
    if (lesson.mayHaveArrived) {
      const isSafe = await honoursKeys();
      if (isSafe === undefined) return fail(new ApiError({ code: 'offline' }), false);
      // A second request could record it twice.
      if (!isSafe) return end(afterAttempt(lesson, 'unknown', { now: now() }), 'unclear');
    }
    if (lesson.userId !== userId()) return null;
    // Stored before sending: if the page closes during the request, the outcome counts as unknown.
    const sending = { ...lesson, state: 'sending', mayHaveArrived: true, failure: null } as const;
    if (!(await replaceLesson(sending))) return null;
    let answer: Awaited<ReturnType<typeof record>>;
    try {
      answer = await record(lesson);
    } catch (error) {
      return fail(error);
    }
    const { meeting: _, ...recorded } = afterAttempt(lesson, 'recorded', { now: now() });
    const { isMeetingRefused, lessonId } = answer;
    const known = lessonId === undefined ? {} : { lessonId };
    return end({ ...recorded, ...known, ...(isMeetingRefused && { isMeetingRefused }) }, 'recorded');
  }

  async function next(): Promise<WaitingLesson | undefined> {
    const id = userId();
    if (id === null || loop.isStopped()) return undefined;
    return (await store.ofUser(id)).find((lesson) => isSentAutomatically(lesson) && !tried.has(lesson.id));
  }

  const loop = createSendLoop(
    options,
    async (isFollowUp) => {
      // Classes added during a run are sent by the one that follows; those already tried wait for a later one.
      if (!isFollowUp) tried.clear();
      for (let lesson = await next(); lesson; lesson = await next()) {
        tried.add(lesson.id);
        const how = await attempt(lesson.id);
        // Further classes would fail too.
        if (how === 'lost' || how === 'signed-out') break;
      }
    },
    async (id) => (await store.ofUser(id)).some(isSentAutomatically),
  );
  const { send } = loop;

  return {
    isPersistent: store.isPersistent,
    async add(submitted) {
      await change(store.put(waitingLesson(submitted)));
      loop.resetPause();
      // A running `send` includes the new class.
      void send();
    },
    resume: () =>
      exclusively(async () => {
        const id = userId();
        const lessons = id === null ? [] : await store.ofUser(id);
        for (const lesson of lessons)
          if (lesson.state === 'sending') await replaceLesson({ ...lesson, state: 'pending' });
      }),
    send,
    async retry(id) {
      const lesson = await store.get(id);
      if (!lesson) return;
      await replaceLesson({ ...lesson, state: 'pending', failure: null });
      tried.delete(id);
      return send();
    },
    remove: (id) => change(store.dropUnsent(id)),
    readSimilar: async ({ values }) => lessonsOfDay(await readLessons(values.contractId), values),
    async settle(id, answer) {
      const lesson = await store.get(id);
      if (!lesson) return;
      if (answer === 'recorded') {
        await end(afterAttempt(lesson, 'recorded', { now: now() }), 'recorded');
        return;
      }
      await replaceLesson(confirmAsSeparate(lesson));
      tried.delete(id);
      return send();
    },
    unsentOf: async (id) => unsent(await store.ofUser(id)),
    async forgetSent(id) {
      const sent = (await store.ofUser(id)).filter(({ state }) => state === 'sent');
      if (sent.length > 0) await change(Promise.all(sent.map((lesson) => store.drop(lesson.id))));
    },
    tried: (id) => new Promise((resolve) => awaited.set(id, resolve)),
    onEnd(listener) {
      listeners.add(listener);
      for (const news of pendingEnds.splice(0)) listener(...news);
      return () => listeners.delete(listener);
    },
    refresh,
    stop() {
      loop.stop();
      listeners.clear();
    },
  };
}

function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'forbidden';
}

const ends: Partial<Record<ApiError['code'], AttemptOutcome>> = {
  aborted: 'lost',
  server: 'server',
  unauthorized: 'signed-out',
};

const refusals: Partial<Record<ApiError['code'], LessonRefusal>> = {
  forbidden: 'forbidden',
  'not-found': 'not-found',
  conflict: 'conflict',
  archived: 'conflict',
};

/** Returns how a call that failed affects a class; after an unreadable response the outcome is unknown. */
function endOf(error: unknown): {
  how: AttemptOutcome;
  serverMessage: string | null;
  refusal?: LessonRefusal;
} {
  if (!(error instanceof ApiError)) return { how: 'server', serverMessage: null };
  const { code, serverMessage } = error;
  const how = isAnswerLost(error) ? 'lost' : (ends[code] ?? 'refused');
  if (how !== 'refused') return { how, serverMessage: null };
  return { how, serverMessage, refusal: refusals[code] ?? 'refused' };
}
