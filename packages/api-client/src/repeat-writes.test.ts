import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { ApiError } from './api-error.ts';
import { createApi } from './client.ts';
import {
  addAttendance,
  assignStudents,
  createNote,
  setPassword,
  unassignStudents,
  updateStudent,
  updateUser,
} from './generated/sdk.gen.ts';
import { withKey } from './hooks/useWrite.ts';
import { memoryTokenStore } from './session/token-store.ts';
import { tokensFor } from './testing/session.ts';

const lesson = { courses_id: 1, date_class: '2026-11-20', total_hours: 90, absent_student_ids: [] };
const note = { title: 'Rappel', note_type: 'courses', ref_id: 1, users_id: 1 } as const;

/** What happens to a request: it is lost, hangs, or is answered. */
type Fate = 'lost' | 'hangs' | { status: number; code?: string; retryAfter?: number };
const done: Fate = { status: 200 };
const unknown: Fate = { status: 503, code: 'outcome-unknown', retryAfter: 3 };

/** A backend that treats writes in this order, and all later ones like the last. */
function backend(fates: Fate[], { extensions = ['idempotency-keys'] as string[] | null } = {}) {
  const writes: { path: string; key: string | null }[] = [];
  const situation = { isReachable: true, capabilities: 0 };
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    const request = new Request(address, options);
    const path = new URL(address).pathname.replace('/api', '');
    if (path === '/capabilities') {
      situation.capabilities += 1;
      if (!situation.isReachable) return Promise.reject(new TypeError('fetch failed'));
      const body = extensions ? { data: extensions } : { message: 'Not found', code: 'not-found' };
      return Promise.resolve(Response.json(body, { status: extensions ? 200 : 404 }));
    }
    writes.push({ path, key: request.headers.get('Idempotency-Key') });
    const fate = (fates.length > 1 ? fates.shift() : fates[0]) ?? done;
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      if (fate === 'lost') reject(new TypeError('fetch failed'));
      else if (fate !== 'hangs') {
        const { status, code, retryAfter } = fate;
        const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined;
        resolve(Response.json({ message: 'Said so', code, data: {} }, { status, headers }));
      }
    });
  });
  const tokens = memoryTokenStore();
  tokens.write(tokensFor({ id: 1, name: 'Marie', lastName: 'Bélanger', role: 'ROLE_ADMIN' }));
  const api = createApi({ baseUrl: 'http://portal.test/api', tokens });
  return { api, tokens, writes, situation, keys: () => writes.map(({ key }) => key) };
}

/** Resolves with the outcome of a write, and its duration in milliseconds. */
function outcomeOf(write: Promise<unknown>) {
  const started = Date.now();
  const outcome: { code?: string; after?: number } = {};
  write.then(
    () => Object.assign(outcome, { code: 'saved', after: Date.now() - started }),
    (error: ApiError) => Object.assign(outcome, { code: error.code, after: Date.now() - started }),
  );
  return outcome;
}

// Loaded beforehand, as in an app, where the first page loads it: fake timers do not wait for an import.
beforeAll(() => import('./keyed-writes.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a write whose answer is lost (DECISION-53)', () => {
  it.each<[string, Fate]>([
    ['the connection broke', 'lost'],
    ['a gateway gave up', { status: 504 }],
    ['a COMMIT had no answer', { status: 503, code: 'outcome-unknown' }],
  ])('is sent again with its key until it is answered, since %s', async (_, fate) => {
    const { api, writes, keys } = backend([fate, fate, fate, done]);
    const outcome = outcomeOf(addAttendance({ ...api.call, body: lesson }));
    await vi.advanceTimersByTimeAsync(6_999);
    expect(outcome).toEqual({});
    expect(api.unsettled.count()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    // 1, 2 and 4 seconds.
    expect(outcome).toEqual({ code: 'saved', after: 7_000 });
    expect(writes).toHaveLength(4);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys()).size).toBe(1);
    expect(api.unsettled.count()).toBe(0);
  });

  it('waits as long as the server asks', async () => {
    const { api } = backend([unknown, done]);
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toEqual({ code: 'saved', after: 3_000 });
  });

  it('is sent again after a timeout', async () => {
    const { api, writes } = backend(['hangs', done]);
    const outcome = outcomeOf(addAttendance({ ...api.call, body: lesson }));
    await vi.advanceTimersByTimeAsync(62_000);
    expect(outcome).toEqual({ code: 'saved', after: 61_000 });
    expect(writes).toHaveLength(2);
  });

  it('goes on while the server is busy, which says nothing about the first request', async () => {
    const { api, writes } = backend(['lost', { status: 503, code: 'unavailable' }, { status: 429 }, done]);
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toEqual({ code: 'saved', after: 7_000 });
    expect(writes).toHaveLength(4);
  });

  it.each<[number, string | undefined, string]>([
    [409, 'conflict', 'conflict'],
    [400, 'bad-input', 'refused'],
    [500, undefined, 'server'],
    // Access is checked before the key.
    [403, 'forbidden', 'unanswered'],
  ])('ends with an answer of %d', async (status, code, ends) => {
    const { api, writes } = backend(['lost', { status, code }]);
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toEqual({ code: ends, after: 1_000 });
    expect(writes).toHaveLength(2);
  });

  it.each([
    ['does not name the extension', [] as string[]],
    ['has no capabilities', null],
  ])('is not sent again to a backend that %s, and its outcome is unknown', async (_, extensions) => {
    const { api, writes } = backend(['lost', done], { extensions });
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toEqual({ code: 'unanswered', after: 0 });
    expect(writes).toHaveLength(1);
  });

  it('waits for a backend that cannot be reached before it decides', async () => {
    const { api, writes, situation } = backend(['lost', done]);
    situation.isReachable = false;
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcome).toEqual({});
    expect(writes).toHaveLength(1);
    situation.isReachable = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outcome.code).toBe('saved');
  });

  it('asks the backend once what it promises', async () => {
    const { api, situation } = backend(['lost', done, 'lost', done]);
    for (const title of ['un', 'deux']) {
      const outcome = outcomeOf(createNote({ ...api.call, body: { ...note, title } }));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(outcome.code).toBe('saved');
    }
    expect(situation.capabilities).toBe(1);
  });

  it('is unknown once the person stops waiting, and keeps its key', async () => {
    const { api, keys } = backend(['lost', 'hangs', done]);
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    const counts: number[] = [];
    api.unsettled.subscribe(() => counts.push(api.unsettled.count()));
    await vi.advanceTimersByTimeAsync(5_000);
    api.unsettled.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.code).toBe('unanswered');
    expect(counts).toEqual([1, 0]);
    await createNote({ ...api.call, body: note });
    expect(new Set(keys()).size).toBe(1);
  });

  it.each([
    ['a change of a record', undefined, 'unanswered'],
    ['a change of a version', { 'If-Match': '"v1"' }, 'saved'],
  ])('could overwrite a later change after two minutes: %s', async (_, headers, ends) => {
    const { api } = backend(['lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', 'lost', done]);
    const student = { student: { id: 1, city: 'Laval' } };
    const outcome = outcomeOf(updateStudent({ ...api.call, body: student, headers }));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(outcome.code).toBe(ends);
  });

  it('is unknown without a session, since nobody can ask what the backend promises', async () => {
    const { api, writes } = backend(['lost', done]);
    const request = { path: { hash: 'h' }, body: { password: 'Un-autre-2026', hash: 'h' } };
    const outcome = outcomeOf(setPassword({ ...api.call, ...request }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toEqual({ code: 'unanswered', after: 0 });
    await setPassword({ ...api.call, ...request });
    expect(writes[0]?.key).toBeTruthy();
    expect(writes[1]?.key).toBe(writes[0]?.key);
    expect(sessionStorage.getItem('unsettled-writes')).toBeNull();
  });

  it.each([
    ['somebody else has signed in', tokensFor({ id: 2, name: 'Luc', lastName: null, role: 'ROLE_ADMIN' })],
    ['the person has signed out', null],
  ])('is not sent again when %s, whose key it would not be', async (_, tokensNow) => {
    const { api, tokens, writes } = backend(['lost', done]);
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    await vi.advanceTimersByTimeAsync(500);
    if (tokensNow) tokens.write(tokensNow);
    else tokens.clear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toEqual({ code: 'unanswered', after: 1_000 });
    expect(writes).toHaveLength(1);
  });

  it('is known not to be sent by a device that was offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { api } = backend(['lost']);
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toEqual({ code: 'offline', after: 0 });
  });

  it('is sent again when the connection comes back', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const { api, writes } = backend(['lost', 'lost', 'lost', 'lost', 'lost', done]);
    const outcome = outcomeOf(createNote({ ...api.call, body: note }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(writes).toHaveLength(5);
    target.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.code).toBe('saved');
  });
});

describe('the key of a write', () => {
  it('is new for each write that was answered', async () => {
    const { api, keys } = backend([done]);
    await createNote({ ...api.call, body: note });
    await createNote({ ...api.call, body: note });
    expect(new Set(keys()).size).toBe(2);
  });

  it.each<[string, Fate]>([
    ['a 500', { status: 500 }],
    ['the end of the session', { status: 401 }],
  ])('stays for the same request after %s, also when the page was reloaded', async (_, fate) => {
    const first = backend([fate]);
    await createNote({ ...first.api.call, body: note }).catch(() => undefined);
    const second = backend([done]);
    await createNote({ ...second.api.call, body: note });
    expect(second.keys()).toEqual(first.keys());
  });

  it('is new for other content, and after a refusal', async () => {
    const { api, keys } = backend([{ status: 400 }]);
    for (const title of ['un', 'deux', 'deux'])
      await createNote({ ...api.call, body: { ...note, title } }).catch(() => undefined);
    expect(new Set(keys()).size).toBe(3);
  });

  it('is new when another change of such records was done meanwhile', async () => {
    const { api, keys } = backend([{ status: 500 }, done, done]);
    const body = { courseId: 1, studentId: [2] };
    await assignStudents({ ...api.call, body }).catch(() => undefined);
    await unassignStudents({ ...api.call, body });
    await assignStudents({ ...api.call, body });
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('tells two versions of a record apart', async () => {
    const { api, keys } = backend([{ status: 500 }]);
    for (const version of ['"v1"', '"v2"']) {
      const request = { headers: { 'If-Match': version }, body: { id: 1, active: false } };
      await updateUser({ ...api.call, ...(request as object), body: request.body }).catch(() => undefined);
    }
    expect(new Set(keys()).size).toBe(2);
  });

  it('is that of the intention, whatever is sent, until it is answered', async () => {
    const { api, keys } = backend([{ status: 500 }, { status: 400 }, done]);
    const call = withKey(api.call, { idempotencyKey: 'draft-1' });
    for (const title of ['un', 'deux', 'trois'])
      await createNote({ ...call, body: { ...note, title } }).catch(() => undefined);
    expect(keys()).toEqual(['draft-1', 'draft-1', 'draft-1']);
  });

  it('is another once the backend says that the first version was saved', async () => {
    const { api, keys } = backend([{ status: 422, code: 'key-reused' }, { status: 500 }, done]);
    const call = withKey(api.call, { idempotencyKey: 'draft-1' });
    const first = await createNote({ ...call, body: note }).catch((error: ApiError) => error.code);
    expect(first).toBe('saved-before');
    await createNote({ ...call, body: note }).catch(() => undefined);
    await createNote({ ...call, body: note });
    expect(keys()[0]).toBe('draft-1');
    expect(keys()[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[2]).toBe(keys()[1]);
  });

  it('stores neither what was sent nor any password', async () => {
    const { api } = backend([{ status: 500 }]);
    await createNote({ ...api.call, body: note }).catch(() => undefined);
    const stored = sessionStorage.getItem('unsettled-writes') ?? '';
    expect(Object.keys(JSON.parse(stored))).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(stored).not.toContain('Rappel');
  });
});

it('sends the header with the calls that the API description lists it for, and no other', async () => {
  const file = new URL('../openapi.yaml', import.meta.url);
  const { paths } = parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { parameters?: { $ref?: string }[] }>>;
  };
  const { api, writes } = backend([done]);
  const listed: string[] = [];
  const sent: string[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const operation = operations[method];
      if (!operation) continue;
      const parameters = [operation.parameters, operations.parameters].flat() as (
        | { $ref?: string }
        | undefined
      )[];
      if (parameters.some((one) => one?.$ref?.endsWith('/IdempotencyKey'))) listed.push(`${method} ${path}`);
      await api.call.client[method]({
        url: path,
        security: [{ scheme: 'bearer', type: 'http' }],
        throwOnError: true,
      });
      if (writes.at(-1)?.key) sent.push(`${method} ${path}`);
    }
  }
  expect(sent).toEqual(listed);
  expect(listed.length).toBeGreaterThan(80);
});
