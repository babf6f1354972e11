import { describe, expect, it } from 'vitest';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** The contract of Léa (teacher 1) with the students 1 to 3, and one of Andrew (teacher 2). */
const [leas, andrews] = [1, 2];

const plan = {
  times: [{ weekday: 1, time: '12:00', minutes: 90 }],
  starts_on: '2027-01-11',
  ends_on: null,
  number_of_classes: 3,
  skips_holidays: 1,
  breaks: [],
  changes: [],
};
/** Overlaps with each class of Léa's contract. */
const overlapping = { ...plan, times: [{ weekday: 1, time: '13:00', minutes: 60 }] };
const clashes = ['2027-01-11 13:00', '2027-01-18 13:00', '2027-01-25 13:00'];

async function planned() {
  const server = await startServer();
  await server.db.deleteFrom('class_plans').execute();
  await server.db.deleteFrom('planned_classes').execute();
  const admin = await server.signIn();
  await admin.send('PUT', `plans/${leas}`, { body: plan });
  await admin.send('PUT', `plans/${andrews}`, { body: overlapping });
  const { body } = await admin.get(`courses?courseId=${leas}`);
  const number: string = body.data[0].client_details.contract_number;
  const courseOf = async (id: number) => (await admin.get(`courses?courseId=${id}`)).body.data[0];
  return { ...server, admin, number, courseOf };
}

const change = (given: object = {}) => ({
  courseId: andrews,
  teacherId: 1,
  removeMotive: 'Congé',
  hoursDone: 0,
  ...given,
});

/** One way in which a request can give someone classes. */
function way(
  name: string,
  send: (admin: Sender, body: { accept_clashes?: boolean }) => ReturnType<Sender['send']>,
  prepare: (admin: Sender) => Promise<unknown> = async () => undefined,
) {
  return [name, { send, prepare }] as const;
}

describe('a conflict of planned classes (DECISION-97)', () => {
  it.each([
    way('a change of teacher', (admin, accept) =>
      admin.send('POST', 'teacher/change', { body: change(accept) }),
    ),
    way('a change of teacher from a day', (admin, accept) =>
      admin.send('POST', 'teacher/change', { body: change({ from: '2026-12-01', months: [], ...accept }) }),
    ),
    way('the addition of a student', (admin, accept) =>
      admin.send('POST', 'student/assignCourse', {
        body: { courseId: andrews, studentId: [1], ...accept },
      }),
    ),
    way(
      'days of a student',
      (admin, accept) =>
        admin.send('PUT', `courses/${andrews}/students/periods`, {
          body: {
            students: [
              {
                student_id: 1,
                periods: [{ from: '2026-11-02', to: null }],
                seen: [{ from: '2026-11-02', to: '2026-11-06' }],
              },
            ],
            ...accept,
          },
        }),
      async (admin) => {
        const at = { courseId: andrews, studentId: [1] };
        await admin.send('POST', 'student/assignCourse', { body: { ...at, from: '2026-11-02' } });
        await admin.send('POST', 'student/unAssignCourse', { body: { ...at, to: '2026-11-06' } });
      },
    ),
    way(
      'the return of an archived contract',
      (admin, accept) =>
        admin.send('PUT', 'courses/updateStatus', { body: { id: andrews, course_status_id: 2, ...accept } }),
      archivedWithClash,
    ),
    way(
      'the return of an archived contract by the edit page',
      (admin, accept) =>
        admin.send('PATCH', 'courses/update', {
          body: { course: { id: andrews, course_status_id: 2 }, ...accept },
        }),
      archivedWithClash,
    ),
  ])(
    'through %s is refused with the classes, and saved when it is meant',
    async (_name, { send, prepare }) => {
      const { admin, number, courseOf } = await planned();
      await prepare(admin);
      const before = await courseOf(andrews);
      const refused = await send(admin, { accept_clashes: false });
      expect([refused.status, refused.body.code]).toEqual([409, 'clash']);
      expect(refused.body.errors).toEqual({ classes: clashes.map((text) => `${text} ${number}`) });
      expect(refused.body.message).toMatch(/en même temps .* - .*at the same time/);
      expect(await courseOf(andrews)).toEqual(before);
      expect((await send(admin, { accept_clashes: true })).status).toBe(200);
      expect(await courseOf(andrews)).not.toEqual(before);
    },
  );

  it('is not asked about for a client that does not know the question', async () => {
    const { admin } = await planned();
    expect((await admin.send('POST', 'teacher/change', { body: change() })).status).toBe(200);
    const { body } = await admin.get('plannedClasses?from=2027-01-11&to=2027-01-11');
    expect(body.data.map((one: { clashes: number[] }) => one.clashes.length)).toEqual([1, 1]);
  });

  it('through the first teacher of a contract is refused', async () => {
    const { admin, db } = await planned();
    await db.updateTable('contracts').set({ teacher_id: null }).where('id', '=', andrews).execute();
    const assign = (accept_clashes: boolean) =>
      admin.send('POST', 'teacher/assignCourse', {
        body: { courseId: andrews, teacherId: 1, accept_clashes },
      });
    expect((await assign(false)).body.code).toBe('clash');
    expect((await assign(true)).status).toBe(200);
  });

  it('counts neither for days before the new teacher or student nor for days that a student loses', async () => {
    const { admin } = await planned();
    const later = change({ from: '2027-01-26', months: [], accept_clashes: false });
    expect((await admin.send('POST', 'teacher/change', { body: later })).status).toBe(200);
    const at = { courseId: andrews, studentId: [1] };
    await admin.send('POST', 'student/assignCourse', { body: { ...at, accept_clashes: true } });
    const body = {
      students: [
        {
          student_id: 1,
          periods: [{ from: '2026-11-20', to: '2026-11-20' }],
          seen: [{ from: '2026-11-20', to: null }],
        },
      ],
      accept_clashes: false,
    };
    const shorter = await admin.send('PUT', `courses/${andrews}/students/periods`, { body });
    expect(shorter.body).toMatchObject({ message: 'The days were saved' });
  });

  it('is seen by the second of two people who give one teacher two contracts at the same moment', async () => {
    const server = await planned();
    const { admin, db } = server;
    const free = await db
      .selectFrom('teachers')
      .select('id')
      .where('id', '>', 2)
      .where('user_status', 'is distinct from', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const to = (courseId: number) =>
      admin.send('POST', 'teacher/change', {
        body: change({ courseId, teacherId: free.id, accept_clashes: false }),
      });
    const answers = await Promise.all([to(leas), to(andrews)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

async function archivedWithClash(admin: Sender) {
  await admin.send('POST', 'teacher/change', { body: change() });
  await admin.send('PUT', 'courses/updateStatus', { body: { id: andrews, course_status_id: 4 } });
}
