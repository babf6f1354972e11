import { ApiError, type ApiErrorCode } from '@portal/api-client';
import {
  aLesson,
  aWaitingLesson,
  type Lesson,
  type SubmittedLesson,
  type WaitingLesson,
} from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSender, type LessonEnd, type Sender } from './createSender';
import { memoryWaitingStore } from './waiting-store';

const noon = Date.parse('2026-11-20T12:00:00-05:00');
const { values } = aWaitingLesson();

const submitted = (differing: Partial<SubmittedLesson> = {}): SubmittedLesson => ({
  id: 'a1',
  userId: 31,
  values,
  contractNumber: '2026-0412',
  queuedAt: noon,
  sameDayConfirmed: false,
  isCurrent: true,
  ...differing,
});

/** The outcome of a request: whether the server carries it out, and whether the response arrives. */
type Fate = { carriedOut: boolean; answer: 'ok' | ApiErrorCode };
const good: Fate = { carriedOut: true, answer: 'ok' };
const never: Fate = { carriedOut: false, answer: 'offline' };
const answerLost: Fate = { carriedOut: true, answer: 'offline' };

/** A backend with its records and the outcomes of the next requests. `keys`: whether it honours idempotency keys. */
function backend({ keys = true, fates = [] as Fate[], records = [] as Lesson[] } = {}) {
  const seen = new Set<string>();
  const posts: string[] = [];
  return {
    records,
    posts,
    record: async ({ id, values: { contractId, date, minutes, absentStudentIds } }: WaitingLesson) => {
      posts.push(id);
      const fate = fates.shift() ?? good;
      if (fate.carriedOut && !(keys && seen.has(id))) {
        seen.add(id);
        const absentees = absentStudentIds.map((student) => ({ id: student, name: 'A', lastName: 'B' }));
        records.push(aLesson({ id: records.length + 1, contractId, date, minutes, absentees }));
      }
      if (fate.answer !== 'ok') throw new ApiError({ code: fate.answer, serverMessage: 'Said so' });
    },
    readLessons: async () => [...records],
    honoursKeys: async (): Promise<boolean | undefined> => keys,
  };
}

let senders: Sender[] = [];
beforeEach(() => {
  senders = [];
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  for (const sender of senders) sender.stop();
  vi.useRealTimers();
});

/** Locks of one browser. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  return (task: () => Promise<void>) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

function page(
  server: ReturnType<typeof backend>,
  { store = memoryWaitingStore(), exclusively = locks(), isMeetingRefused = false } = {},
) {
  const shown: { lessons: readonly WaitingLesson[] } = { lessons: [] };
  const ended: LessonEnd[] = [];
  const signedIn: { id: number | null; online: boolean } = { id: 31, online: true };
  const sender = createSender({
    store,
    userId: () => signedIn.id,
    async record(lesson) {
      await server.record(lesson);
      return { isMeetingRefused };
    },
    readLessons: server.readLessons,
    honoursKeys: server.honoursKeys,
    exclusively,
    isOnline: () => signedIn.online,
    now: Date.now,
    show: (lessons) => {
      shown.lessons = lessons;
    },
    notifyTabs: () => {},
  });
  sender.onEnd((_lesson, how) => ended.push(how));
  senders.push(sender);
  return { sender, shown, ended, signedIn, store, states: () => shown.lessons.map(({ state }) => state) };
}

describe('a submitted lesson is recorded once (DECISION-12)', () => {
  it.each<[string, Fate[]]>([
    ['sent at once', [good]],
    ['after it never reached the server', [never, good]],
    ['after its answer was lost', [answerLost]],
    ['after its answer was lost twice', [never, answerLost]],
    ['after a gateway gave up', [{ carriedOut: true, answer: 'server' }]],
    ['after an answer that came too late', [{ carriedOut: true, answer: 'aborted' }]],
    ['after a COMMIT without an answer', [{ carriedOut: true, answer: 'unanswered' }]],
  ])('%s: %o', async (_case, fates) => {
    const server = backend({ fates: [...fates] });
    const { sender, states } = page(server);
    await sender.add(submitted());
    await sender.send();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states()).toEqual(['sent']);
    expect(server.records).toHaveLength(1);
    expect(new Set(server.posts)).toEqual(new Set(['a1']));
  });

  it.each<[string, Fate[], number]>([
    ['which never came', [never], 0],
    ['whose answer was lost', [answerLost], 1],
  ])('and the person is asked about one, %s, where keys are not honoured', async (_case, fates, stored) => {
    const server = backend({ keys: false, fates: [...fates] });
    const { sender, shown, ended } = page(server);
    await sender.add(submitted());
    await sender.send();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(shown.lessons).toMatchObject([{ state: 'unclear', mayHaveArrived: true }]);
    expect(ended).toEqual(['lost', 'unclear']);
    expect(server.posts).toEqual(['a1']);
    await sender.settle('a1', stored === 1 ? 'recorded' : 'another');
    expect(shown.lessons).toMatchObject([{ state: 'sent' }]);
    expect(server.records).toHaveLength(1);
  });

  it('waits until it is known whether keys are honoured', async () => {
    const server = backend({ fates: [answerLost] });
    const { honoursKeys } = server;
    server.honoursKeys = async () => undefined;
    const { sender, states, store } = page({ ...server, honoursKeys: () => server.honoursKeys() });
    await sender.add(submitted());
    await sender.send();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await store.get('a1')).toMatchObject({ state: 'pending', mayHaveArrived: true });
    expect(server.posts).toEqual(['a1']);
    server.honoursKeys = honoursKeys;
    await sender.send();
    expect(states()).toEqual(['sent']);
    expect(server.records).toHaveLength(1);
  });

  it('by two pages at once', async () => {
    const server = backend({ keys: false });
    const shared = { store: memoryWaitingStore([aWaitingLesson()]), exclusively: locks() };
    const [one, other] = [page(server, shared), page(server, shared)];
    await Promise.all([one.sender.send(), other.sender.send()]);
    expect(server.posts).toEqual(['a1']);
    expect(server.records).toHaveLength(1);
  });

  it('after the page died while it was sent', async () => {
    const server = backend();
    await server.record(aWaitingLesson());
    const store = memoryWaitingStore([aWaitingLesson({ state: 'sending', mayHaveArrived: true })]);
    const { sender } = page(server, { store });
    await sender.send();
    expect(server.records).toHaveLength(1);
    expect(await store.get('a1')).toMatchObject({ state: 'sent' });
  });

  it.each([
    ['online', true],
    ['offline', false],
  ])(
    'with its like waiting beside it, submitted %s: two classes are two records',
    async (_where, isCurrent) => {
      const server = backend({ fates: [answerLost, answerLost] });
      const { sender, states } = page(server);
      await sender.add(submitted({ isCurrent }));
      await sender.add(submitted({ id: 'b2', queuedAt: noon + 1, sameDayConfirmed: true, isCurrent }));
      await sender.send();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(states()).toEqual(['sent', 'sent']);
      expect(server.records).toHaveLength(2);
    },
  );
});

it.each([false, true])(
  'drops the file of a meeting once the lesson is recorded, and remembers whether it was refused: %o',
  async (isMeetingRefused) => {
    const { sender, shown, store } = page(backend(), { isMeetingRefused });
    await sender.add({
      ...submitted(),
      meeting: { name: 'report.csv', content: new ArrayBuffer(8), decisions: [] },
    });
    await expect(store.get('a1')).resolves.toMatchObject({ meeting: { name: 'report.csv' } });
    await sender.send();
    const [lesson] = shown.lessons;
    expect(lesson).toMatchObject({ state: 'sent' });
    expect([lesson?.meeting, lesson?.isMeetingRefused ?? false]).toEqual([undefined, isMeetingRefused]);
  },
);

it('waits without a connection, and plans no attempt until it is back', async () => {
  const server = backend({ fates: [never] });
  const { sender, signedIn, states } = page(server);
  signedIn.online = false;
  await sender.add(submitted());
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(states()).toEqual(['pending']);
  expect(server.posts).toHaveLength(1);
  signedIn.online = true;
  await sender.send();
  expect(states()).toEqual(['sent']);
});

it('looks at the day first when the form could not, and asks about a lesson that is there (DECISION-16)', async () => {
  const server = backend({ records: [aLesson({ date: values.date, minutes: 60 })] });
  const { sender, states, ended } = page(server);
  await sender.add(submitted({ isCurrent: false }));
  await sender.send();
  expect(states()).toEqual(['unclear']);
  expect(ended).toEqual(['unclear']);
  expect(server.posts).toEqual([]);
  await sender.settle('a1', 'another');
  expect(states()).toEqual(['sent']);
  expect(server.records).toHaveLength(2);
});

it('believes a person who says that it is the recorded one', async () => {
  const server = backend({ records: [aLesson({ date: values.date })] });
  const { sender, states } = page(server);
  await sender.add(submitted({ isCurrent: false }));
  await sender.send();
  await sender.settle('a1', 'recorded');
  expect(states()).toEqual(['sent']);
  expect(server.records).toHaveLength(1);
});

describe('a lesson that is removed while it is tried', () => {
  /** Returns a promise with the functions that settle it. */
  const held = <Value>() => {
    let settle: (value: Value | PromiseLike<Value>) => void = () => undefined;
    const promise = new Promise<Value>((resolve) => {
      settle = resolve;
    });
    return { promise, settle };
  };

  it.each<[string, () => Promise<Lesson[]>]>([
    ['succeeds', () => Promise.resolve([])],
    ['fails', () => Promise.reject(new ApiError({ code: 'offline' }))],
  ])('stays removed when the reading before it is sent %s', async (_how, answer) => {
    const server = backend();
    const [begun, reading] = [held<void>(), held<Lesson[]>()];
    const readLessons = () => {
      begun.settle();
      return reading.promise;
    };
    const { sender, store, states } = page({ ...server, readLessons });
    await sender.add(submitted({ isCurrent: false }));
    const sending = sender.send();
    await begun.promise;
    await sender.remove('a1');
    reading.settle(answer());
    await sending;
    expect(server.posts).toEqual([]);
    expect(await store.get('a1')).toBeUndefined();
    expect(states()).toEqual([]);
  });

  it('stays removed when its request fails', async () => {
    const server = backend();
    const request = held<void>();
    const { sender, store, ended } = page({ ...server, record: () => request.promise });
    await sender.add(submitted());
    const sending = sender.send();
    await vi.waitFor(async () => expect(await store.get('a1')).toMatchObject({ state: 'sending' }));
    await sender.remove('a1');
    request.settle(Promise.reject(new ApiError({ code: 'forbidden' })));
    await sending;
    expect(await store.get('a1')).toBeUndefined();
    expect(ended).toEqual([]);
  });
});

it('removes a lesson only while it is not recorded, and says whether it did', async () => {
  const { sender, store, states } = page(backend());
  await sender.add(submitted());
  await sender.send();
  expect(await sender.remove('a1')).toBe(false);
  expect(states()).toEqual(['sent']);
  await store.put(aWaitingLesson({ id: 'b2' }));
  expect(await sender.remove('b2')).toBe(true);
  expect(await sender.remove('b2')).toBe(false);
  expect(states()).toEqual(['sent']);
});

describe('a lesson that was being sent when the page died', () => {
  it('waits again without a connection', async () => {
    const store = memoryWaitingStore([aWaitingLesson({ state: 'sending', mayHaveArrived: true })]);
    const { sender, signedIn, shown } = page(backend(), { store });
    signedIn.online = false;
    await sender.resume();
    expect(shown.lessons).toMatchObject([{ state: 'pending', mayHaveArrived: true }]);
  });

  it('is left to the page that sends it now', async () => {
    const server = backend();
    const [begun, request] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const record = () => {
      begun.resolve();
      return request.promise;
    };
    const shared = { store: memoryWaitingStore([aWaitingLesson()]), exclusively: locks() };
    const sending = page({ ...server, record }, shared).sender.send();
    await begun.promise;
    const resumed = page(server, shared).sender.resume();
    expect(await shared.store.get('a1')).toMatchObject({ state: 'sending' });
    request.resolve();
    await Promise.all([sending, resumed]);
    expect(await shared.store.get('a1')).toMatchObject({ state: 'sent' });
  });
});

it('keeps a refusal with the server’s words, tries no more by itself, and again when asked (MSG-76)', async () => {
  const server = backend({ fates: [{ carriedOut: false, answer: 'refused' }] });
  const { sender, shown, ended } = page(server);
  await sender.add(submitted());
  await sender.send();
  expect(shown.lessons).toMatchObject([
    { state: 'failed', failure: { kind: 'refused', serverMessage: 'Said so' } },
  ]);
  expect(ended).toEqual(['refused']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await sender.send();
  expect(server.posts).toHaveLength(1);
  await sender.retry('a1');
  expect(shown.lessons).toMatchObject([{ state: 'sent', failure: null }]);
});

it('waits for the same person after a 401, and sends nothing as somebody else (DECISION-08)', async () => {
  const server = backend({ fates: [{ carriedOut: false, answer: 'unauthorized' }] });
  const { sender, signedIn, states, shown } = page(server);
  await sender.add(submitted());
  await sender.send();
  expect(states()).toEqual(['pending']);
  signedIn.id = 32;
  await sender.refresh();
  await sender.send();
  expect(shown.lessons).toEqual([]);
  expect(server.posts).toHaveLength(1);
  expect(await sender.unsentOf(31)).toHaveLength(1);
  signedIn.id = 31;
  await sender.send();
  expect(states()).toEqual(['sent']);
});

it('sends a class of a teacher who no longer reads the contract, and lets the server decide (DECISION-84, DECISION-92)', async () => {
  const readLessons = () => Promise.reject(new ApiError({ code: 'forbidden' }));
  const accepting = backend();
  const former = page({ ...accepting, readLessons });
  await former.sender.add(submitted({ isCurrent: false }));
  await former.sender.send();
  expect([accepting.posts, former.states()]).toEqual([['a1'], ['sent']]);
  const refusing = backend({ fates: [{ carriedOut: false, answer: 'forbidden' }] });
  const stranger = page({ ...refusing, readLessons });
  await stranger.sender.add(submitted({ isCurrent: false }));
  await stranger.sender.send();
  expect([refusing.posts, stranger.states()]).toEqual([['a1'], ['failed']]);
});

it('sends the others when one is refused', async () => {
  const server = backend({ fates: [{ carriedOut: false, answer: 'forbidden' }] });
  const { sender, states } = page(server);
  await sender.add(submitted());
  await sender.add(submitted({ id: 'b2', queuedAt: noon + 1, values: { ...values, date: '2026-11-19' } }));
  await sender.send();
  await vi.advanceTimersByTimeAsync(100);
  expect(states()).toEqual(['failed', 'sent']);
});

it('shows for a day that a lesson was recorded', async () => {
  const { sender, shown } = page(backend());
  await sender.add(submitted());
  await sender.send();
  await vi.advanceTimersByTimeAsync(23 * 3_600_000);
  await sender.refresh();
  expect(shown.lessons).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  await sender.refresh();
  expect(shown.lessons).toEqual([]);
});
