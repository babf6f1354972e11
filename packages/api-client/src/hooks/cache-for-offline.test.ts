import { aStudent } from '@portal/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '../client.ts';
import { memoryTokenStore } from '../session/token-store.ts';
import { tokensFor } from '../testing/session.ts';
import { studentToWire } from '../testing/wire/student.ts';
import { cacheForOffline, offlineLimits } from './cache-for-offline';

const teacher = { id: 31, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' } as const;

afterEach(() => vi.unstubAllGlobals());

/** Caches for a teacher with that many activated contracts and students. Resolves with the calls made. */
async function keep({
  contracts = 1,
  students = 2,
  refuses = '',
  cut = false,
  extensions = [] as string[],
} = {}) {
  const requests: string[] = [];
  const page = (data: unknown[]) =>
    Response.json({ data, total: data.length, current_page: 1, per_page: 2000 });
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.replace('/api', '');
    requests.push(path + (searchParams.get('courseId') ? ` ${searchParams.get('courseId')}` : ''));
    if (path.startsWith('/hours')) {
      requests.pop();
      requests.push(`${path} ${searchParams.get('month')}`);
      return Response.json({ data: [], statement: null });
    }
    if (path === '/plannedClasses') {
      requests.pop();
      requests.push(`${path} ${searchParams.get('from')} ${searchParams.get('to')}`);
      return Response.json({ data: [], courses: [] });
    }
    if (path.startsWith('/meetingAttendance'))
      return Response.json({
        data: { students: [], teachers: [], decisions: [], digest_prefix: 'x', tolerance_minutes: 5 },
      });
    if (path === '/capabilities') return Response.json({ data: extensions });
    if (cut) throw new TypeError('fetch failed');
    if (path === refuses) return Response.json({ message: 'Forbidden' }, { status: 403 });
    if (path === '/courses')
      return page(Array.from({ length: searchParams.has('courseId') ? 1 : contracts }, (_, id) => ({ id })));
    const course = Number(searchParams.get('course_id'));
    if (path === '/student/manageList')
      return page(
        Array.from({ length: students }, (_, place) =>
          studentToWire(aStudent({ id: 1000 + course * 100 + place })),
        ),
      );
    if (path === '/student') return page([studentToWire(aStudent({ id: Number(searchParams.get('id')) }))]);
    if (path.startsWith('/outline-form')) return Response.json({ message: 'None', data: null });
    if (path.startsWith('/progressReports')) return Response.json({ message: 'None' }, { status: 404 });
    return page([]);
  });
  const tokens = memoryTokenStore();
  tokens.write(tokensFor(teacher));
  const api = createApi({ baseUrl: 'http://portal.test/api', tokens, onSessionLost: vi.fn() });
  await cacheForOffline(api, teacher.id, '2026-11-23');
  return requests;
}

it('caches what the pages of a course, its students, one student, the outline and a report show', async () => {
  const requests = await keep();
  expect([...new Set(requests)].sort()).toEqual([
    '/attendance 0',
    '/capabilities',
    '/courses',
    '/courses 0',
    '/courses/types',
    '/courses/user/31',
    '/files/ref',
    '/languages',
    '/outline-form/course/0',
    '/progressReports/courseInfo',
    '/progressReports/form 0',
    '/student',
    '/student/manageList',
  ]);
});

it('caches the lessons of every activated contract, and the rest up to its limits', async () => {
  const requests = await keep({ contracts: 20, students: 9 });
  const count = (start: string) => requests.filter((path) => path.startsWith(start)).length;
  expect(count('/attendance')).toBe(20);
  expect(count('/outline-form')).toBe(offlineLimits.contracts);
  expect(requests.filter((path) => path === '/student')).toHaveLength(offlineLimits.students);
});

it('caches the planned classes of this week and the next two, where there are any (DECISION-51)', async () => {
  const requests = await keep({ extensions: ['planned-classes'] });
  expect(requests.filter((path) => path.startsWith('/plannedClasses'))).toEqual([
    '/plannedClasses 2026-11-09 2026-12-13',
    '/plannedClasses 2026-11-16 2026-12-20',
    '/plannedClasses 2026-11-23 2026-12-27',
  ]);
});

it('caches the hours of this month and the last one, where there are any (DECISION-51)', async () => {
  const requests = await keep({ extensions: ['hours'] });
  expect(requests.filter((path) => path.startsWith('/hours'))).toEqual([
    '/hours/own 2026-11',
    '/hours/classes 2026-11',
    '/hours/own 2026-10',
    '/hours/classes 2026-10',
  ]);
});

it('continues after a refusal', async () => {
  const requests = await keep({ refuses: '/student/manageList' });
  expect(requests).toContain('/languages');
});

it('stops without a response, so that it can be tried again', async () => {
  await expect(keep({ cut: true })).rejects.toMatchObject({ code: 'offline' });
});

it('caches who is recognized in online meetings, for every activated contract (DECISION-119)', async () => {
  const requests = await keep({ contracts: offlineLimits.contracts + 1, extensions: ['meeting-attendance'] });
  expect(requests.filter((path) => path.startsWith('/meetingAttendance'))).toEqual(
    Array.from({ length: offlineLimits.contracts + 1 }, (_, id) => `/meetingAttendance/${id}`),
  );
  expect((await keep()).filter((path) => path.startsWith('/meetingAttendance'))).toEqual([]);
});
