import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { writeSpreadsheet } from './spreadsheet/spreadsheet.ts';
import { type Answer, type Sender, startServer } from './testing/startServer.ts';

/** Two servers on one database, with an administrator at each. */
async function twoServers() {
  const one = await startServer();
  const other = await startServer({ database: one.database });
  const admins = [await one.signIn(), await other.signIn()];
  /** So many calls at once, by turns through both servers. */
  const atOnce = (count: number, call: (admin: Sender, place: number) => Promise<Answer>) =>
    Promise.all(
      Array.from({ length: count }, (_, place) => call(admins[place % 2] ?? ({} as Sender), place)),
    );
  const [admin] = admins as [Sender];
  return { ...one, other, admin, atOnce };
}

const statusesOf = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );

async function contractWith(admin: Sender, total: number): Promise<number> {
  const { body } = await admin.send('POST', 'courses/create', {
    body: { course: {}, course_details: { total_classes: total }, client_details: {} },
  });
  return body.data.id;
}

describe('many callers on two servers', () => {
  it('add attendance to one contract: every record is there, and it is complete at its total', async () => {
    const { admin, atOnce } = await twoServers();
    const id = await contractWith(admin, 32);
    const lesson = { courses_id: id, date_class: '2026-11-20', absent_student_ids: [], total_hours: 60 };
    const answers = await atOnce(32, (caller) => caller.send('POST', 'attendance', { body: lesson }));
    expect(statusesOf(answers)).toEqual({ 200: 32 });
    const { body } = await admin.get(`courses?courseId=${id}`);
    expect(body.data[0]).toMatchObject({
      lessons_recorded: 32,
      hours_taught_minutes: 1920,
      course_details: { attendance_status: 1 },
    });
  });

  it('send one write with one key: one record, and the same answer for all', async () => {
    const { admin, atOnce } = await twoServers();
    const id = await contractWith(admin, 10);
    const lesson = { courses_id: id, date_class: '2026-11-20', absent_student_ids: [], total_hours: 60 };
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await atOnce(20, (caller) =>
      caller.send('POST', 'attendance', { body: lesson, headers }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await admin.get(`attendance?courseId=${id}`)).body.total).toBe(1);
    const another = await admin.send('POST', 'attendance', { body: { ...lesson, total_hours: 30 }, headers });
    expect(another.status).toBe(409);
  });

  it('save one version of a contract: one wins, the others are told that it has changed', async () => {
    const { admin, atOnce } = await twoServers();
    const id = await contractWith(admin, 10);
    const version = (await admin.get(`courses?courseId=${id}`)).headers.get('ETag') ?? '';
    const answers = await atOnce(10, (caller, place) =>
      caller.send('PATCH', 'courses/update', {
        body: { course: { id }, course_details: { location: `Room ${place}` } },
        headers: { 'If-Match': version },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 412: 9 });
    const winner = answers.findIndex(({ status }) => status === 200);
    const { body } = await admin.get(`courses?courseId=${id}`);
    expect(body.data[0].course_details.location).toBe(`Room ${winner}`);
  });

  it('create contracts: each has a number of its own, without gaps', async () => {
    const { atOnce } = await twoServers();
    const answers = await atOnce(40, (caller) =>
      caller.send('POST', 'courses/create', { body: { course: {}, course_details: {}, client_details: {} } }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 40 });
    const numbers = answers
      .map(({ body }) => Number(body.data.client_details.contract_number.slice(5)))
      .sort();
    expect(new Set(numbers).size).toBe(40);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(39);
  });

  it('renew one refresh token: each gets a session, and one use is counted', async () => {
    const { anonymous, other, db, bearing, atOnce } = await twoServers();
    const { body } = await anonymous.send('POST', 'login', {
      body: { email: 'lea.villeneuve@passerelle.example', password: 'passerelle' },
    });
    const answers = await atOnce(20, (_admin, place) =>
      (place % 2 === 0 ? anonymous : other.anonymous).send('POST', 'auth/checkToken', {
        body: { refresh_token: body.auth.refresh_token },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 20 });
    for (const answer of answers) {
      const teacher = bearing(answer.body.token.access_token);
      expect((await teacher.get('courses')).status).toBe(200);
    }
    const used = await db
      .selectFrom('refresh_tokens')
      .select('id')
      .where('used_at', 'is not', null)
      .execute();
    expect(used.length).toBe(1);
  });

  it('import one file: each student once, and whoever comes second is told of each line', async () => {
    const { admin, atOnce } = await twoServers();
    const rows = Array.from({ length: 20 }, (_, place) => [
      `Prénom${place}`,
      `Nom${place}`,
      `eleve${place}@example.org`,
    ]);
    const head = ['Prénom - First name', 'Nom - Last name', 'Courriel - Email'];
    const sheet = writeSpreadsheet([head, ...rows]);
    const answers = await atOnce(4, (caller) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(sheet)]), 'students.xlsx');
      return caller.send('POST', 'student/import', { body: form });
    });
    expect(statusesOf(answers)).toEqual({ 200: 4 });
    const imported = answers.map(({ body }) => body.data.studentsImported.length).sort((a, b) => a - b);
    expect(imported).toEqual([0, 0, 0, 20]);
    const { body } = await admin.get('student?studentName=eleve&resourcesPerPage=100');
    expect(body.total).toBe(20);
  });

  it('make the same language, outline and user at once: one is made', async () => {
    const { admin, atOnce } = await twoServers();
    const languages = await atOnce(10, (caller) =>
      caller.send('POST', 'languages/create', { body: { name: 'Innu' } }),
    );
    expect(statusesOf(languages)).toEqual({ 200: 1, 409: 9 });
    const user = {
      name: 'Ada',
      lastName: 'Roy',
      email: 'ada@example.org',
      role: 'ROLE_TEACHER',
      phone: '5145550000',
      status: 1,
    };
    const users = await atOnce(10, (caller) => caller.send('POST', 'users/create', { body: user }));
    expect(statusesOf(users)).toEqual({ 200: 1, 409: 9 });
    expect((await admin.get('teacher?teacherName=Ada Roy')).body.total).toBe(1);
  });
});
