import { expect, it } from 'vitest';
import { forgetAnswers, isCacheable, teacherOf, withAge } from '../../../service-worker/kept-answers';

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
