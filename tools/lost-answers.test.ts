import * as client from '@portal/api-client';
import { type Api, type ApiError, createApi, type Intention } from '@portal/api-client';
import { aContract } from '@portal/domain';
import { accounts, samplePassword } from '@portal/mock-api';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMock } from '../mock-api/src/testing/startMock.ts';
import { tokensFor } from '../packages/api-client/src/testing/session.ts';
import { contractToWire } from '../packages/api-client/src/testing/wire/contract.ts';
import { hooksThatWrite } from './hooks-that-write.ts';
import { resultOfHook } from './result-of-hook.ts';

/** The function that a hook returns, untyped. */
type Write = (...values: unknown[]) => Promise<unknown>;

/** Hooks whose POST only reads: whether an address is free, or what a mail would say. */
const asksOnly = /^use(Verify\w+Email|\w+Preview|MinutesBefore|ArchivedMatch)$/;

/** Not repeated automatically, because it holds the lock of all tabs. The person sends it again. */
const isSentOnce = (name: string) => name === 'useChangePassword';

/** The functions of each exported hook that writes, such as `useBulkContracts.move`. */
const writes = hooksThatWrite()
  .filter((name) => !asksOnly.test(name) && !isSentOnce(name))
  .flatMap((name) => {
    const hook = (client as unknown as Record<string, () => unknown>)[name] as () => unknown;
    const result = resultOfHook(apiOf('http://portal.test'), hook);
    const members = Object.keys(result as object).filter((member) => member !== 'refresh');
    return typeof result === 'function'
      ? [{ name, write: (api: Api) => resultOfHook(api, hook) as Write }]
      : members.map((member) => ({
          name: `${name}.${member}`,
          write: (api: Api) => (resultOfHook(api, hook) as Record<string, Write>)[member] as Write,
        }));
  });

function apiOf(origin: string): Api {
  const tokens = client.memoryTokenStore();
  tokens.write(tokensFor({ id: 1, name: 'Marie', lastName: 'Bélanger', role: 'ROLE_ADMIN' }));
  return createApi({ baseUrl: `${origin}/api`, tokens });
}

/** Options of a call, which the stand-in for an argument must not appear to have. */
const settings: readonly PropertyKey[] = ['onProgress', 'signal', 'idempotencyKey', 'then', 'toJSON'];

/**
 * Returns a stand-in for any argument of any write. It has every field, and works as a string, a number, a list and a
 * function.
 */
function anything(): never {
  const target = Object.assign(() => undefined, { id: 1 });
  const standIn: unknown = new Proxy(target, {
    get: (_, name) => {
      if (settings.includes(name)) return undefined;
      if (name === Symbol.toPrimitive) return () => '1';
      if (name === Symbol.iterator) return () => [standIn][Symbol.iterator]();
      if (name === 'length') return 1;
      if (name === 'id') return 1;
      return standIn;
    },
    apply: () => standIn,
  });
  return standIn as never;
}

/** Arguments of writes that compare the stored record with them before they change it. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'useBulkContracts.move': [{ id: aContract().id, status: aContract().status }, 'done'],
  useRestoreValue: [
    {
      of: { subject: 'contract', id: aContract().id },
      history: { latest: 3, version: '"v1"' },
      entry: { noun: 'contract' },
      change: { field: 'schedule', before: 'Lundi', after: 'Mardi' },
    },
  ],
};

/** Starts a backend that answers reads, loses the answer of the first write, and answers later writes. */
function backend() {
  const sent: { call: string; key: string | null; body: string }[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const path = new URL(address).pathname;
    const method = options.method ?? 'GET';
    if (path.endsWith('/capabilities')) return Response.json({ data: ['idempotency-keys'] });
    if (method === 'GET')
      return Response.json({ data: [contractToWire(aContract())], total: 1, current_page: 1, per_page: 50 });
    const key = new Headers(options.headers).get('Idempotency-Key');
    sent.push({ call: `${method} ${path}`, key, body: String(options.body) });
    if (sent.length === 1) throw new TypeError('fetch failed');
    return Response.json({ data: {} });
  });
  return sent;
}

// Loaded beforehand, as in an app, where the first page loads it: fake timers do not wait for an import.
beforeAll(() => import('../packages/api-client/src/keyed-writes.ts'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('finds the hooks that write', () => {
  expect(writes.length).toBeGreaterThan(90);
});

describe('a write whose answer is lost is sent again with its key (DECISION-53)', () => {
  it.each(writes)('$name', async ({ name, write }) => {
    vi.useFakeTimers();
    const sent = backend();
    const ended = vi.fn();
    const values = given[name] ?? Array.from({ length: 5 }, anything);
    // The backend does not answer with a real record, so the write may fail after it was sent.
    Promise.resolve(write(apiOf('http://portal.test'))(...values)).then(ended, ended);
    await vi.advanceTimersByTimeAsync(2_000);
    const [first, second] = sent;
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toEqual(first);
    expect(ended).toHaveBeenCalledOnce();
  });
});

/** One creation of each kind, by the table of its record. A second request would create a duplicate. */
const creations: readonly {
  route: string;
  table: 'notes' | 'contracts' | 'lessons' | 'files' | 'mails';
  create: (api: Api, intention?: Intention) => Promise<unknown>;
}[] = [
  {
    route: 'POST notes/create',
    table: 'notes',
    create: (api, intention) =>
      resultOfHook(api, client.useAddNote)(
        { text: 'Rappel', subject: 'courses', subjectId: 1, userId: 1 },
        intention,
      ),
  },
  {
    route: 'POST courses/duplicate',
    table: 'contracts',
    create: (api) => resultOfHook(api, client.useDuplicateContract)(1),
  },
  {
    route: 'POST attendance',
    table: 'lessons',
    create: (api, intention) =>
      resultOfHook(api, client.useRecordLesson)(
        { contractId: 1, date: '2026-11-20', minutes: 60, absentStudentIds: [] },
        intention,
      ),
  },
  {
    route: 'POST files',
    table: 'files',
    create: (api) =>
      resultOfHook(
        api,
        client.useUploadFile,
      )({
        content: new File(['%PDF-1.4 tout est là'], 'entente.pdf', { type: 'application/pdf' }),
        type: 'undefined',
        recordId: null,
        title: 'Entente',
        userId: 1,
      }),
  },
  {
    route: 'POST teacher/notifyProgress',
    table: 'mails',
    create: (api) => resultOfHook(api, client.useRequestProgressReport)(1),
  },
];

async function signedIn() {
  const mock = await startMock();
  const api = createApi({ baseUrl: `${mock.origin}/api`, tokens: client.memoryTokenStore() });
  await client.signIn(api, { email: accounts.admin.email, password: samplePassword });
  return { mock, api };
}

const kinds = ['drop', 'drop-answer', 'commit-done', 'commit-undone'] as const;
/** In `npm test` each creation meets one kind in turn. */
const cases = creations.map((creation, place) => ({
  ...creation,
  met: process.env.TEST_FULL ? kinds : [kinds[place % kinds.length] ?? 'drop'],
}));

describe.each(cases)('$route over the local server (DECISION-53)', ({ route, table, create, met }) => {
  it.each(met)('adds one record and has one outcome: %s', async (kind) => {
    const { mock, api } = await signedIn();
    const before = (await mock.state())[table].length;
    mock.faults.add({ route, kind, times: 2 });
    await create(api);
    expect((await mock.state())[table]).toHaveLength(before + 1);
    const sent = mock.requests.filter((request) => request.route === route);
    expect(sent.map(({ status }) => status).at(-1)).toBe(200);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

describe('other values after an unknown outcome, over the local server (ADR-0016)', () => {
  const add = (api: Api, text: string) =>
    resultOfHook(api, client.useAddNote)(
      { text, subject: 'courses', subjectId: 1, userId: 1 },
      { idempotencyKey: 'draft-1' },
    );

  /** Creates a note while the outcome of the first request is unknown, then sends the note with a changed text. */
  async function changed(kind: 'commit-done' | 'commit-undone') {
    const { mock, api } = await signedIn();
    const before = (await mock.state()).notes.length;
    mock.faults.add({ route: 'POST notes/create', kind });
    const first = add(api, 'Rappel').catch((error: ApiError) => error.code);
    await vi.waitFor(() => expect(api.unsettled.count()).toBe(1), { timeout: 5_000 });
    api.unsettled.stop();
    expect(await first).toBe('unanswered');
    mock.faults.clear();
    const notes = async () => (await mock.state()).notes.slice(before).map(({ title }) => title);
    return { api, notes };
  }

  it('are saved alone when the first values were not', async () => {
    const { api, notes } = await changed('commit-undone');
    await add(api, 'Rappel urgent');
    expect(await notes()).toEqual(['Rappel urgent']);
  });

  it('are not added beside the first values unless the person sends them once more', async () => {
    const { api, notes } = await changed('commit-done');
    await expect(add(api, 'Rappel urgent')).rejects.toMatchObject({ code: 'saved-before' });
    expect(await notes()).toEqual(['Rappel']);
    await add(api, 'Rappel urgent');
    expect(await notes()).toEqual(['Rappel', 'Rappel urgent']);
  });
});

it('adds one note while a COMMIT hangs, which nobody sees until it ends (DECISION-53)', async () => {
  const { mock, api } = await signedIn();
  const count = async () => (await mock.state()).notes.length;
  const before = await count();
  mock.faults.add({ route: 'POST notes/create', kind: 'hang-commit', times: 1 });
  const ended = vi.fn();
  const added = resultOfHook(
    api,
    client.useAddNote,
  )({
    text: 'Rappel',
    subject: 'courses',
    subjectId: 1,
    userId: 1,
  });
  added.then(ended, ended);
  await vi.waitFor(() => expect(api.unsettled.count()).toBe(1), { timeout: 10_000 });
  expect(await count()).toBe(before);
  expect(ended).not.toHaveBeenCalled();
  mock.faults.clear();
  expect(await added).toMatchObject({ text: 'Rappel' });
  expect(await count()).toBe(before + 1);
});
