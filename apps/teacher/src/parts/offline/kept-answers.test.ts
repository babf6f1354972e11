import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetAnswers,
  isCacheable,
  networkFirst,
  patienceOf,
  removeTokens,
  teacherOf,
  withAge,
} from '../../../service-worker/kept-answers';

const tokenOf = (claims: object) => `Bearer head.${btoa(JSON.stringify(claims))}.signature`;
const teacher = tokenOf({ sub: 31, role: 'ROLE_TEACHER' });

const makeRequest = ({
  method = 'GET',
  authorization = teacher,
  cache = 'default' as RequestCache,
} = {}) => ({
  method,
  cache,
  headers: new Headers(authorization ? { Authorization: authorization } : {}),
});

it.each<[string, ReturnType<typeof makeRequest>, string, boolean]>([
  ['the courses', makeRequest(), '/api/courses', true],
  ['the courses of the home', makeRequest(), '/api/courses/user/31', true],
  ['the lessons', makeRequest(), '/api/attendance', true],
  ['the students', makeRequest(), '/backend/v2/student/manageList', true],
  ['one student', makeRequest(), '/api/student', true],
  ['the outlines', makeRequest(), '/api/outline-form/course/412', true],
  ['the report forms', makeRequest(), '/api/progressReports/form', true],
  ['what reports say about a course', makeRequest(), '/api/progressReports/courseInfo', true],
  ['which files a student has', makeRequest(), '/api/files/ref', true],
  ['no file', makeRequest(), '/api/files/download', false],
  ['the names of languages and course types', makeRequest(), '/api/languages', true],
  ['the extensions of the backend', makeRequest(), '/api/capabilities', true],
  ['the planned classes', makeRequest(), '/api/plannedClasses', true],
  ['who is recognized in online meetings', makeRequest(), '/api/meetingAttendance/412', true],
  ['no file of a meeting', makeRequest(), '/api/meetingFiles', false],
  ['when the teacher is away', makeRequest(), '/api/unavailability', true],
  ['the phrases for reports', makeRequest(), '/api/phrases', true],
  ['nothing that is written', makeRequest({ method: 'POST' }), '/api/attendance', false],
  ['no list that is read back', makeRequest({ cache: 'no-store' }), '/api/attendance', false],
  ['no token', makeRequest({ method: 'POST' }), '/api/auth/checkToken', false],
  ['no list of reports', makeRequest(), '/api/progressReports', false],
  [
    'nothing of an administrator',
    makeRequest({ authorization: tokenOf({ sub: 1, role: 'ROLE_ADMIN' }) }),
    '/api/courses',
    false,
  ],
  ['nothing without a person', makeRequest({ authorization: '' }), '/api/courses', false],
  ['nothing of somebody unknown', makeRequest({ authorization: 'Bearer opaque' }), '/api/courses', false],
  ['nothing of a broken token', makeRequest({ authorization: 'Bearer a.%%.c' }), '/api/courses', false],
])('a device keeps %s: %o, %s, %s', (_case, request, pathname, kept) => {
  expect(isCacheable(request, pathname)).toBe(kept);
});

it('knows whose answers they are', () => {
  expect(teacherOf(makeRequest())).toBe('31');
});

it('says how old a kept answer is', async () => {
  const headers = { Date: 'Fri, 20 Nov 2026 17:00:00 GMT', 'Content-Type': 'application/json' };
  const answer = withAge(Response.json({ total: 3 }, { status: 404, headers }), Date.UTC(2026, 10, 20, 18));
  expect([answer.status, answer.headers.get('Age')]).toEqual([404, '3600']);
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expect(await answer.json()).toEqual({ total: 3 });
  expect(withAge(Response.json({}), Date.UTC(2026, 10, 20)).headers.get('Age')).toBe('0');
});

it('forgets what was kept of people, and leaves the app itself', async () => {
  const names = new Set(['answers-31', 'answers-32', 'workbox-precache', 'configuration']);
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  await forgetAnswers(caches, { except: 'answers-32' });
  expect([...names]).toEqual(['answers-32', 'workbox-precache', 'configuration']);
  await forgetAnswers(caches);
  expect([...names]).toEqual(['workbox-precache', 'configuration']);
});

it('takes tokens out of what an earlier version kept, and keeps the answers (DECISION-56)', async () => {
  const address = 'https://portal.test/api/courses';
  const stored = new Map<string, { headers: Headers; response: Response }>([
    [address, { headers: new Headers({ Authorization: teacher }), response: Response.json({ total: 3 }) }],
  ]);
  const opened: string[] = [];
  const cache = {
    keys: async () => [...stored].map(([url, { headers }]) => ({ url, headers })),
    match: async ({ url }: { url: string }) => stored.get(url)?.response,
    delete: async ({ url }: { url: string }) => stored.delete(url),
    put: async (url: string, response: Response) => stored.set(url, { headers: new Headers(), response }),
  };
  await removeTokens({
    keys: async () => ['workbox-precache', 'answers-31'],
    open: async (name) => {
      opened.push(name);
      return cache as unknown as Cache;
    },
  });
  expect(opened).toEqual(['answers-31']);
  const [kept] = [...stored.values()];
  expect(kept?.headers.has('Authorization')).toBe(false);
  expect(await kept?.response.json()).toEqual({ total: 3 });
});

describe('what is shown first', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /**
   * Returns the response that a page gets from a network that answers or fails later, with or without a cached
   * response.
   */
  function shown({ kept = true } = {}) {
    const network = Promise.withResolvers<Response>();
    let text: Promise<string> | undefined;
    const copy = async () => (kept ? new Response('the copy') : undefined);
    const answer = networkFirst(network.promise, copy, 4_000).then(
      (response) => response.text(),
      (error: Error) => error.message,
    );
    void answer.then(() => {
      text = answer;
    });
    return {
      answer: (body: string) => network.resolve(new Response(body)),
      fail: () => network.reject(new Error('no connection')),
      after: async (milliseconds: number) => {
        await vi.advanceTimersByTimeAsync(milliseconds);
        return text;
      },
    };
  }

  it('is the answer of a network that takes less than four seconds', async () => {
    const page = shown();
    expect(await page.after(3_999)).toBeUndefined();
    page.answer('the answer');
    expect(await page.after(0)).toBe('the answer');
  });

  it('is the copy when the connection hangs, whatever comes later', async () => {
    const page = shown();
    expect(await page.after(4_000)).toBe('the copy');
    page.fail();
    expect(await page.after(26_000)).toBe('the copy');
  });

  it('is the copy at once when there is no connection', async () => {
    const page = shown();
    page.fail();
    expect(await page.after(0)).toBe('the copy');
  });

  it('is the answer however late it comes when there is no copy', async () => {
    const page = shown({ kept: false });
    expect(await page.after(20_000)).toBeUndefined();
    page.answer('the answer');
    expect(await page.after(0)).toBe('the answer');
  });

  it('is the failure when there is no copy', async () => {
    const page = shown({ kept: false });
    await page.after(4_000);
    page.fail();
    expect(await page.after(0)).toBe('no connection');
  });
});

const now = Date.UTC(2026, 10, 20);

it.each<[string, RequestCache, number, number]>([
  ['a read', 'default', Number.NEGATIVE_INFINITY, 4_000],
  ['a read two minutes after a write', 'default', now - 120_000, 4_000],
  ['a read after a write, which the copy may lack', 'default', now - 119_999, 30_000],
  ['a read that asks for what the server has', 'reload', Number.NEGATIVE_INFINITY, 30_000],
])('waits for the network before the copy of %s: %s, %d, %d ms', (_case, cache, writtenAt, milliseconds) => {
  expect(patienceOf(makeRequest({ cache }), writtenAt, now)).toBe(milliseconds);
});
