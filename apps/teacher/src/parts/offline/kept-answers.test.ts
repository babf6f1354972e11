import { expect, it } from 'vitest';
import { forgetAnswers, isKept, teacherOf } from '../../../service-worker/kept-answers';

const tokenOf = (claims: object) => `Bearer head.${btoa(JSON.stringify(claims))}.signature`;
const teacher = tokenOf({ sub: 31, role: 'ROLE_TEACHER' });

const asked = ({ method = 'GET', authorization = teacher, cache = 'default' as RequestCache } = {}) => ({
  method,
  cache,
  headers: new Headers(authorization ? { Authorization: authorization } : {}),
});

it.each<[string, ReturnType<typeof asked>, string, boolean]>([
  ['the courses', asked(), '/api/courses', true],
  ['the courses of the home', asked(), '/api/courses/user/31', true],
  ['the lessons', asked(), '/api/attendance', true],
  ['the students', asked(), '/backend/v2/student/manageList', true],
  ['one student', asked(), '/api/student', true],
  ['the outlines', asked(), '/api/outline-form/course/412', true],
  ['the report forms', asked(), '/api/progressReports/form', true],
  ['what reports say about a course', asked(), '/api/progressReports/courseInfo', true],
  ['which files a student has', asked(), '/api/files/ref', true],
  ['no file', asked(), '/api/files/download', false],
  ['the names of languages and course types', asked(), '/api/languages', true],
  ['nothing that is written', asked({ method: 'POST' }), '/api/attendance', false],
  ['no list that is read back', asked({ cache: 'no-store' }), '/api/attendance', false],
  ['no token', asked({ method: 'POST' }), '/api/auth/checkToken', false],
  ['no list of reports', asked(), '/api/progressReports', false],
  [
    'nothing of an administrator',
    asked({ authorization: tokenOf({ sub: 1, role: 'ROLE_ADMIN' }) }),
    '/api/courses',
    false,
  ],
  ['nothing without a person', asked({ authorization: '' }), '/api/courses', false],
  ['nothing of somebody unknown', asked({ authorization: 'Bearer opaque' }), '/api/courses', false],
  ['nothing of a broken token', asked({ authorization: 'Bearer a.%%.c' }), '/api/courses', false],
])('a device keeps %s: %o, %s, %s', (_case, request, pathname, kept) => {
  expect(isKept(request, pathname)).toBe(kept);
});

it('knows whose answers they are', () => {
  expect(teacherOf(asked())).toBe('31');
});

it('forgets what was kept of people, and leaves the app itself', async () => {
  const names = new Set(['answers-31', 'answers-32', 'workbox-precache', 'configuration']);
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  await forgetAnswers(caches, { except: 'answers-32' });
  expect([...names]).toEqual(['answers-32', 'workbox-precache', 'configuration']);
  await forgetAnswers(caches);
  expect([...names]).toEqual(['workbox-precache', 'configuration']);
});
