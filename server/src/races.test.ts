import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { samplePassword } from '../samples/index.ts';
import { writeSpreadsheet } from './spreadsheet/spreadsheet.ts';
import { type Answer, type Sender, startServer } from './testing/startServer.ts';

/** The outcomes of the calls in all tests; printed at the end. */
const tally = { calls: 0, lost: 0, doubled: 0, 'given up': 0 };

afterAll(() => {
  const { calls, ...faults } = tally;
  const counts = Object.entries(faults).map(([name, count]) => `${count} ${name}`);
  console.log(`${calls} calls at once through two servers: ${counts.join(', ')}.`);
});

/** Compares the number of stored records with the expected number. */
function expectStored(stored: number, right: number): void {
  tally.lost += Math.max(0, right - stored);
  tally.doubled += Math.max(0, stored - right);
  expect(stored).toBe(right);
}

/** Two servers on one database, with a signed-in administrator on each. */
async function twoServers() {
  const one = await startServer();
  const other = await startServer({ database: one.database });
  const admins = [await one.signIn(), await other.signIn()];
  /** Sends concurrent calls, alternating between both servers. */
  const atOnce = async (count: number, call: (admin: Sender, place: number) => Promise<Answer>) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, place) => call(admins[place % 2] ?? ({} as Sender), place)),
    );
    tally.calls += count;
    tally['given up'] += answers.filter(({ status }) => status >= 500).length;
    return answers;
  };
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
  it('set the status of one material request: the later one wins, the contract follows it, and the history has all', async () => {
    const { admin, atOnce } = await twoServers();
    const courseId = await contractWith(admin, 4);
    const request = { courseId, materialId: 1, qty: 1, note: 'x' };
    const { body: asked } = await admin.send('POST', 'courses/assignMaterial', { body: request });
    const statuses = [2, 3, 4, 5];
    const answers = await atOnce(16, (caller, place) =>
      caller.send('PUT', 'courses/updateMaterial', {
        body: { courseMaterialId: asked.data.id, status: statuses[place % 4] },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 16 });
    const [course] = (await admin.get(`courses?courseId=${courseId}`)).body.data;
    const stored = course.course_has_materials[0].material_request_status;
    expect(statuses).toContain(stored);
    expect(course.course_details.material_status_id).toBe(stored);
    const { data: entries } = (await admin.get(`history?subject=contract&id=${courseId}&size=100`)).body;
    const changes = entries
      .filter(
        ({ noun, action }: { noun: string; action: string }) =>
          noun === 'material_request' && action === 'changed',
      )
      .flatMap(({ changes }: { changes: { field: string; before: number; after: number }[] }) => changes)
      .filter(({ field }: { field: string }) => field === 'status');
    // Newest first: each change starts from the value that the previous one stored.
    expect(changes[0].after).toBe(stored);
    expect(changes.at(-1).before).toBe(1);
    for (const [place, { before }] of changes.slice(0, -1).entries())
      expect(before).toBe(changes[place + 1].after);
  });

  it('add attendance to one contract: every record is there, and it is complete at its total', async () => {
    const { admin, atOnce } = await twoServers();
    const id = await contractWith(admin, 32);
    const lesson = { courses_id: id, date_class: '2026-11-20', absent_student_ids: [], total_hours: 60 };
    const answers = await atOnce(32, (caller) => caller.send('POST', 'attendance', { body: lesson }));
    expect(statusesOf(answers)).toEqual({ 200: 32 });
    const { body } = await admin.get(`courses?courseId=${id}`);
    expectStored(body.data[0].lessons_recorded, 32);
    expect(body.data[0]).toMatchObject({
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
    expectStored((await admin.get(`attendance?courseId=${id}`)).body.total, 1);
    const another = await admin.send('POST', 'attendance', { body: { ...lesson, total_hours: 30 }, headers });
    expect([another.status, another.body.code]).toEqual([422, 'key-reused']);
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
    expectStored(new Set(numbers).size, 40);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(39);
  });

  it('renew one refresh token: each gets a session, and one use is counted', async () => {
    const { anonymous, other, db, bearing, atOnce } = await twoServers();
    const { body } = await anonymous.send('POST', 'login', {
      body: { email: 'lea.villeneuve@passerelle.example', password: samplePassword },
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
    expectStored(used.length, 1);
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
    expectStored(body.total, 20);
  });

  it('make the same language and user at once: one is made', async () => {
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
    expectStored((await admin.get('teacher?teacherName=Ada Roy')).body.total, 1);
    const { data } = (await admin.get('languages?resourcesPerPage=100')).body;
    expectStored(data.filter(({ name }: { name: string }) => name === 'Innu').length, 1);
  });

  it('create one outline, one report form and one enrolment at once: one of each is made', async () => {
    const { admin, atOnce, db } = await twoServers();
    const contract_id = await contractWith(admin, 10);
    const { id: student_id } = (await admin.get('student?resourcesPerPage=1')).body.data[0];
    const { data: sample } = (await admin.get('outline-form/course/1')).body;
    const { id: _id, save_date: _date, ...outline } = { ...sample, status: 'draft' };
    const enrolled = await atOnce(10, (caller) =>
      caller.send('POST', 'student/assignCourse', {
        body: { courseId: contract_id, studentId: [student_id] },
      }),
    );
    const outlines = await atOnce(10, (caller) =>
      caller.send('POST', `outline-form/course/${contract_id}`, { body: outline }),
    );
    const forms = await atOnce(10, (caller) =>
      caller.send('POST', 'progressReports/form', {
        body: { student_id, course_id: contract_id, homework: 'good' },
      }),
    );
    expect([enrolled, outlines, forms].map(statusesOf)).toEqual([
      { 200: 10 },
      { 200: 1, 409: 9 },
      { 200: 10 },
    ]);
    for (const table of ['enrolments', 'outlines', 'report_forms'] as const) {
      const rows = await db.selectFrom(table).select('id').where('contract_id', '=', contract_id).execute();
      expectStored(rows.length, 1);
    }
  });

  it('plan and move classes of one teacher to one time: one does, the others are told that they clash', async () => {
    const { admin, atOnce } = await twoServers();
    const contracts: number[] = [];
    for (let place = 0; place < 8; place += 1) {
      const { body } = await admin.send('POST', 'courses/duplicate', { body: { courseId: 1 } });
      contracts.push(body.data.id);
    }
    const planAt = (weekday: number, time: string) => ({
      times: [{ weekday, time, minutes: 60 }],
      starts_on: '2030-01-07',
      ends_on: null,
      number_of_classes: 1,
      skips_holidays: 0,
      breaks: [],
      changes: [],
    });
    const planned = await atOnce(contracts.length, (caller, place) =>
      caller.send('PUT', `plans/${contracts[place]}`, { body: planAt(1, '12:00') }),
    );
    expect(statusesOf(planned)).toEqual({ 200: 1, 409: 7 });
    expect(new Set(planned.map(({ body }) => body.code))).toEqual(new Set([undefined, 'clash']));

    const classes: number[] = [];
    for (const [place, id] of contracts.entries()) {
      const { body } = await admin.send('PUT', `plans/${id}`, { body: planAt(2, `${10 + place}:00`) });
      classes.push(body.classes[0].id);
    }
    const moved = await atOnce(classes.length, (caller, place) =>
      caller.send('PATCH', `plannedClasses/${classes[place]}`, {
        body: { date: '2030-01-09', time: '12:00', minutes: 60 },
      }),
    );
    expect(statusesOf(moved)).toEqual({ 200: 1, 409: 7 });
  });

  it('change two contracts in every way at once: nothing is given up, and every lesson counts', async () => {
    const { admin, atOnce } = await twoServers();
    const contracts = [await contractWith(admin, 16), await contractWith(admin, 16)];
    const { data: students } = (await admin.get('student?resourcesPerPage=8')).body;
    const answers = await atOnce(64, (caller, place) => {
      const id = contracts[Math.floor(place / 2) % 2] ?? 0;
      const { id: student } = students[place % 8];
      const lesson = { courses_id: id, date_class: '2026-11-20', absent_student_ids: [], total_hours: 60 };
      const ways = [
        () => caller.send('POST', 'attendance', { body: lesson }),
        () => caller.send('POST', 'student/assignCourse', { body: { courseId: id, studentId: [student] } }),
        () => caller.send('PATCH', 'courses/update', { body: { course: { id, flag: place % 2 } } }),
        () => caller.send('POST', 'courses/duplicate', { body: { courseId: id } }),
      ];
      return (ways[Math.floor(place / 4) % 4] ?? ways[0])?.() as Promise<Answer>;
    });
    const added = answers.filter((_answer, place) => Math.floor(place / 4) % 4 === 0);
    expect(statusesOf(added)).toEqual({ 200: 16 });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const id of contracts) {
      const [{ lessons_recorded }] = (await admin.get(`courses?courseId=${id}`)).body.data;
      expectStored(lessons_recorded, 8);
    }
  });
});
