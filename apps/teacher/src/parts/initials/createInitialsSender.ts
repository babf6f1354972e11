import { ApiError, isAnswerLost } from '@portal/api-client';
import { sentNoticeDuration, type WaitingInitial } from '@portal/domain';
import { createSendLoop } from '../waiting/createSendLoop';
import type { SenderPage } from '../waiting/senderSurroundings';

/** Sends the initials that were given on this device, in the order in which they were given. */
export interface InitialsSender {
  /** Whether waiting initials survive closing the page. */
  readonly isPersistent: boolean;
  /** Stores initials and sends them; resolves after they are stored. Rejects if the browser cannot store them. */
  add: (given: Omit<WaitingInitial, 'state' | 'failure' | 'sentAt'>) => Promise<void>;
  /** Sends everything that can be sent now. */
  send: () => Promise<void>;
  /** Retries refused initials. */
  retry: (id: string) => Promise<void>;
  /** Deletes initials unless the server has them; returns whether it did. */
  remove: (id: string) => Promise<boolean>;
  /** Returns the unsent initials of a user, who need not be signed in. */
  unsentOf: (userId: number) => Promise<WaitingInitial[]>;
  /** Deletes the sent initials of a user. */
  forgetSent: (userId: number) => Promise<void>;
  /** Loads the store again after a change by another page or user. */
  refresh: () => Promise<void>;
  /** Stops sending. */
  stop: () => void;
}

export interface InitialsSenderOptions extends SenderPage<WaitingInitial> {
  /** Sends initials in one attempt, with their id as idempotency key. Throws an `ApiError`. */
  give: (initial: WaitingInitial & { lessonId: number }) => Promise<unknown>;
  /**
   * Returns the record of a class that waited on the device: `waiting` while it is not recorded, null if there is none.
   * Throws an `ApiError`.
   */
  findLesson: (initial: WaitingInitial) => Promise<number | 'waiting' | null>;
  /** Called with the user's initials after each change. */
  show: (initials: readonly WaitingInitial[]) => void;
}

/** Failures after which the same request is sent again. */
const passing: readonly ApiError['code'][] = ['server', 'unauthorized', 'aborted', 'offline'];

/** Creates the sender of one page (DECISION-215). A repetition is safe: the server knows the mark (ADR-0092). */
export function createInitialsSender(options: InitialsSenderOptions): InitialsSender {
  const { store, userId, give, findLesson, now, show, notifyTabs } = options;

  const pendingOf = async (id: number) => (await store.ofUser(id)).filter(({ state }) => state === 'pending');

  async function refresh() {
    const id = userId();
    const initials = id === null ? [] : await store.ofUser(id);
    const aged = initials.filter(({ sentAt }) => sentAt !== null && sentAt < now() - sentNoticeDuration);
    await Promise.all(aged.map((initial) => store.drop(initial.id)));
    if (userId() === id) show(initials.filter((initial) => !aged.includes(initial)));
  }

  async function change<Result>(write: Promise<Result>): Promise<Result> {
    const result = await write;
    notifyTabs();
    await refresh();
    return result;
  }

  /** Returns whether further initials can be sent now. */
  async function attempt({ id }: WaitingInitial): Promise<boolean> {
    // Another page may have sent or removed it while this one waited for its turn.
    const initial = await store.get(id);
    if (initial?.state !== 'pending' || initial.userId !== userId()) return true;
    try {
      const lessonId = initial.lessonId ?? (await findLesson(initial));
      // Initials of other classes need not wait.
      if (lessonId === 'waiting') return true;
      if (lessonId === null) {
        await change(store.replace({ ...initial, state: 'failed', failure: { kind: 'no-class' } }));
        return true;
      }
      await give({ ...initial, lessonId });
      await change(store.replace({ ...initial, lessonId, state: 'sent', failure: null, sentAt: now() }));
      loop.resetPause();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) return false;
      const { code, serverMessage } = error;
      if (isAnswerLost(error) || passing.includes(code)) return false;
      const failure = { kind: 'refused', serverMessage } as const;
      await change(store.replace({ ...initial, state: 'failed', failure }));
      return true;
    }
  }

  const loop = createSendLoop(
    options,
    async () => {
      const id = userId();
      for (const initial of id === null ? [] : await pendingOf(id))
        if (loop.isStopped() || !(await attempt(initial))) return;
    },
    async (id) => (await pendingOf(id)).length > 0,
  );
  const { send } = loop;

  return {
    isPersistent: store.isPersistent,
    async add(given) {
      await change(store.put({ ...given, state: 'pending', failure: null, sentAt: null }));
      loop.resetPause();
      void send();
    },
    send,
    async retry(id) {
      const initial = await store.get(id);
      if (initial?.state !== 'failed') return;
      await change(store.replace({ ...initial, state: 'pending', failure: null }));
      return send();
    },
    remove: (id) => change(store.dropUnsent(id)),
    unsentOf: async (id) => (await store.ofUser(id)).filter(({ state }) => state !== 'sent'),
    async forgetSent(id) {
      const sent = (await store.ofUser(id)).filter(({ state }) => state === 'sent');
      if (sent.length > 0) await change(Promise.all(sent.map((initial) => store.drop(initial.id))));
    },
    refresh,
    stop: loop.stop,
  };
}
