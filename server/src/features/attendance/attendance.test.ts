import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { untilLocked } from '../../testing/untilLocked.ts';

const lea = { contract: 1, students: [1, 2, 3] };
const lesson = {
  courses_id: lea.contract,
  date_class: '2026-11-20',
  absent_student_ids: [2],
  total_hours: 90,
};

async function courseOf(sender: Sender, id: number) {
  return (await sender.get(`courses?courseId=${id}`)).body.data[0];
}

describe('attendance', () => {
  it('is listed oldest first, with who was absent (API-057)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(`attendance?courseId=${lea.contract}&page=1&resourcesPerPage=1000`);
    const dates: string[] = body.data.map((row: { date_class: string }) => row.date_class);
    expect(dates).toHaveLength(21);
    expect(dates).toEqual([...dates].sort());
    expect(dates.at(-1)).toBe('2026-11-18');
  });

  it('is added by the teacher, and the hours to date go up for everybody (API-058)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const { status, body } = await teacher.send('POST', 'attendance', { body: lesson });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      date_class: '2026-11-20',
      total_hours: 90,
      attendances: [{ student_id: 2, student: { name: 'Zoé', last_name: 'Légaré' } }],
    });
    const admin = await server.signIn();
    expect(await courseOf(admin, lea.contract)).toMatchObject({
      hours_taught_minutes: 31 * 60 + 90,
      lessons_recorded: 22,
    });
    const list = await admin.get(`attendance?courseId=${lea.contract}&resourcesPerPage=1000`);
    // Only the teacher may correct it.
    expect(list.body.data.at(-1)).toEqual({ ...body.data, correctable_until: null });
  });

  it.each([
    ['today', '2026-11-20', 200],
    ['tomorrow', '2026-11-21', 200],
    ['the day after tomorrow', '2026-11-22', 400],
    ['next year', '2027-11-20', 400],
  ])('of %s (%s) is answered with %i (DECISION-66)', async (_, date_class, status) => {
    const teacher = await (await startServer()).signIn(accounts.teacher.email);
    const answer = await teacher.send('POST', 'attendance', { body: { ...lesson, date_class } });
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body).toMatchObject({
        message:
          'Un cours s’inscrit au plus un jour à l’avance - A class can be recorded one day ahead at most',
        errors: { date_class: ['must be at most a day ahead'] },
      });
    }
  });

  it('is not moved ahead, but keeps the day that it has (DECISION-66)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { id } = (await admin.send('POST', 'attendance', { body: lesson })).body.data;
    const change = (date_class: string) =>
      admin.send('PUT', `attendance/${id}`, { body: { ...lesson, date_class, total_hours: 60 } });
    expect((await change('2026-12-04')).status).toBe(400);
    await server.db.updateTable('lessons').set({ held_on: '2026-12-04' }).where('id', '=', id).execute();
    expect((await change('2026-12-04')).body.data).toMatchObject({
      date_class: '2026-12-04',
      total_hours: 60,
    });
    expect((await change('2026-12-05')).status).toBe(400);
  });

  it('lasts at most 12 hours (DECISION-66)', async () => {
    const teacher = await (await startServer()).signIn(accounts.teacher.email);
    const record = async (total_hours: number) =>
      (await teacher.send('POST', 'attendance', { body: { ...lesson, total_hours } })).status;
    expect([await record(720), await record(721)]).toEqual([200, 400]);
  });

  it('tells the list when the latest lesson was, whatever the order they were recorded in', async () => {
    const admin = await (await startServer()).signIn();
    const body = { courses_id: lea.contract, absent_student_ids: [], total_hours: 60 };
    for (const date_class of ['2026-11-20', '2026-09-10']) {
      await admin.send('POST', 'attendance', { body: { ...body, date_class } });
    }
    expect((await courseOf(admin, lea.contract)).last_lesson_date).toBe('2026-11-20');
    const { body: list } = await admin.get('courses?courseStatus=2&resourcesPerPage=500');
    const idle = list.data.filter((row: { lessons_recorded: number }) => row.lessons_recorded === 0);
    expect(new Set(idle.map((row: { last_lesson_date: unknown }) => row.last_lesson_date))).toEqual(
      new Set([null]),
    );
  });

  it('completes the contract when its two last classes are recorded at once (DECISION-16)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { db } = server;
    for (let turn = 1; turn <= 10; turn += 1) {
      await db
        .updateTable('contracts')
        .set({ number_of_classes: 21 + 2 * turn, attendance_complete: 0 })
        .where('id', '=', lea.contract)
        .execute();
      const body = { ...lesson, absent_student_ids: [] };
      const answers = await Promise.all([1, 2].map(() => admin.send('POST', 'attendance', { body })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { lessons_recorded, course_details } = await courseOf(admin, lea.contract);
      expect([lessons_recorded, course_details.attendance_status]).toEqual([21 + 2 * turn, 1]);
    }
  });

  it('is read 1000 at once by the teacher, without what was deleted (API-112, LIMIT-46, DOMAIN-41)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const teacher = await server.signIn(accounts.teacher.email);
    const read = async (sender: Sender) =>
      (await sender.get(`attendance?courseId=${lea.contract}&page=1&resourcesPerPage=1000`)).body;
    const before = await read(teacher);
    expect(before).toMatchObject({ total: 21, current_page: 1, per_page: 1000 });
    expect(before.data[0]).toEqual({
      id: expect.any(Number),
      courses_id: lea.contract,
      date_class: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      teacher: { id: 1, name: 'Léa', last_name: 'Villeneuve' },
      total_hours: expect.any(Number),
      attendances: expect.any(Array),
      member_ids: expect.arrayContaining([expect.any(Number)]),
      status: 1,
      planned_class_id: null,
      note: null,
      details: [],
      correctable_until: null,
      announced_ids: [],
      outcome: null,
    });
    await admin.send('DELETE', `attendance/${before.data[0].id}`);
    expect((await read(teacher)).total).toBe(20);
    expect((await read(admin)).total).toBe(21);
  });

  it('keeps an absent student who has left the contract since (API-059, CON-ATT-16)', async () => {
    const admin = await (await startServer()).signIn();
    const { body: added } = await admin.send('POST', 'attendance', { body: lesson });
    await admin.send('POST', 'student/unAssignCourse', { body: { courseId: lea.contract, studentId: [2] } });
    const { id } = added.data;
    const longer = await admin.send('PUT', `attendance/${id}`, { body: { ...lesson, total_hours: 120 } });
    expect(longer.status).toBe(200);
    expect(longer.body.data.attendances).toMatchObject([{ student_id: 2 }]);
    // A record from a phone that was offline may name a student who was present on that day and has left since.
    const another = await admin.send('POST', 'attendance', { body: lesson });
    expect([another.status, another.body.data.attendances]).toMatchObject([200, [{ student_id: 2 }]]);
  });

  it('keeps an absence from after the last day, shows it to nobody, and again once the days reach it (DOMAIN-10, DECISION-79)', async () => {
    const admin = await (await startServer()).signIn();
    const path = `courses/${lea.contract}/students/periods`;
    const [all, ended] = [[{ from: null, to: null }], [{ from: null, to: '2026-11-18' }]];
    const change = (periods: object[], seen: object[]) =>
      admin.send('PUT', path, { body: { students: [{ student_id: 2, periods, seen }] } });
    expect((await change(ended, all)).status).toBe(200);
    const { body: late } = await admin.send('POST', 'attendance', { body: lesson });
    expect([late.data.attendances, late.data.member_ids.includes(2)]).toEqual([[], false]);
    // Someone to whom the absence is not shown corrects the length.
    const shown = { ...lesson, absent_student_ids: [], total_hours: 75 };
    await admin.send('PUT', `attendance/${late.data.id}`, { body: shown });
    expect((await change(all, ended)).status).toBe(200);
    const { body } = await admin.get(`attendance?courseId=${lea.contract}&resourcesPerPage=1000`);
    const again = body.data.find(({ id }: { id: number }) => id === late.data.id);
    expect(again).toMatchObject({ total_hours: 75, attendances: [{ student_id: 2 }] });
    expect(again.member_ids).toContain(2);
  });

  it('is deleted once, however often it is asked for (API-060, OPEN-51)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    await admin.send('DELETE', 'attendance/1');
    const after = JSON.stringify(await server.state());
    expect((await admin.send('DELETE', 'attendance/1')).status).toBe(200);
    expect(JSON.stringify(await server.state())).toBe(after);
    expect((await admin.send('DELETE', 'attendance/99999')).status).toBe(404);
    const teacher = await server.signIn(accounts.teacher.email);
    expect((await teacher.send('DELETE', 'attendance/2')).status).toBe(403);
  });
});

/** Creates a contract with this many classes, 21 of them recorded. */
async function classOf(total_classes: number) {
  const server = await startServer();
  const admin = await server.signIn();
  const change = (details: object) =>
    admin.send('PATCH', 'courses/update', {
      body: { course: { id: lea.contract }, course_details: details },
    });
  await change({ total_classes });
  const ids: number[] = (
    await admin.get(`attendance?courseId=${lea.contract}&resourcesPerPage=1000`)
  ).body.data.map((row: { id: number }) => row.id);
  return {
    admin,
    ids,
    change,
    complete: async () => (await courseOf(admin, lea.contract)).course_details.attendance_status,
    rerun: (id: number | undefined) =>
      admin.send('PUT', `attendance/${id}`, { body: { ...lesson, absent_student_ids: [], status: 1 } }),
  };
}

describe('the attendance of a contract (DECISION-16)', () => {
  it('is complete again when the deleted record is brought back (OPEN-51)', async () => {
    const { admin, ids, complete, rerun } = await classOf(21);
    expect(await complete()).toBe(1);
    await admin.send('DELETE', `attendance/${ids[0]}`);
    expect(await complete()).toBe(0);
    const { body } = await rerun(ids[0]);
    expect(body.data.status).toBe(1);
    expect(await complete()).toBe(1);
  });

  it('stays complete by hand when a record goes that was never needed for it', async () => {
    const { admin, ids, change, complete } = await classOf(30);
    await change({ attendance_status: 1 });
    await admin.send('DELETE', `attendance/${ids[0]}`);
    expect(await complete()).toBe(1);
    await change({ attendance_status: 0 });
    expect(await complete()).toBe(0);
  });

  it('stays complete while more are left than the total asks for', async () => {
    const { admin, ids, complete } = await classOf(20);
    await admin.send('DELETE', `attendance/${ids[0]}`);
    expect(await complete()).toBe(1);
    await admin.send('DELETE', `attendance/${ids[1]}`);
    expect(await complete()).toBe(0);
  });

  it('takes a lesson beyond the total, and a total of nothing is never reached (OPEN-86)', async () => {
    const { admin, complete } = await classOf(21);
    expect((await admin.send('POST', 'attendance', { body: lesson })).status).toBe(200);
    expect((await courseOf(admin, lea.contract)).lessons_recorded).toBe(22);
    expect(await complete()).toBe(1);
    const empty = await classOf(0);
    await empty.admin.send('POST', 'attendance', { body: lesson });
    expect(await empty.complete()).toBe(0);
  });
});

describe('a record that its teacher corrects', () => {
  it('is refused when the office deletes it meanwhile, and stays deleted as it was (DECISION-52)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const { id } = (await teacher.send('POST', 'attendance', { body: lesson })).body.data;
    const deletion = await server.db.startTransaction().execute();
    await sql`select from contracts where id = ${lea.contract} for no key update`.execute(deletion);
    const body = { ...lesson, total_hours: 30 };
    const corrected = teacher.send('PUT', `attendance/own/${id}`, { body });
    await untilLocked(server);
    await deletion.updateTable('lessons').set({ status: 0 }).where('id', '=', id).execute();
    await deletion.commit().execute();
    expect((await corrected).status).toBe(403);
    const stored = await server.db
      .selectFrom('lessons')
      .select(['status', 'minutes'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored).toEqual({ status: 0, minutes: 90 });
  });
});

describe('the record of a cancelled class', () => {
  /** Léa's class of today at 12:00, cancelled by the office. */
  async function cancelled(now: Date) {
    const server = await startServer({ now: () => now });
    const { rows } = await sql<{ id: number }>`insert into planned_classes
        (contract_id, slot, held_on, begins_at, minutes, cancelled_at, cancel_reason)
      values (${lea.contract}, '2026-11-20T12:00', '2026-11-20', '12:00', 90, now(), 'Fermé') returning id`.execute(
      server.db,
    );
    const planned_class_id = rows[0]?.id ?? 0;
    const reason = async () => {
      const found = await server.db
        .selectFrom('planned_classes')
        .select('cancel_reason')
        .where('id', '=', planned_class_id)
        .executeTakeFirstOrThrow();
      return found.cancel_reason;
    };
    return { ...server, reason, body: { ...lesson, planned_class_id } };
  }
  const before = new Date('2026-11-20T11:59:00-05:00');
  const begun = new Date('2026-11-20T12:00:00-05:00');

  it('is refused to a teacher before the class begins: the cancellation stays', async () => {
    const { signIn, reason, body } = await cancelled(before);
    const teacher = await signIn(accounts.teacher.email);
    const refused = await teacher.send('POST', 'attendance', { body });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.message).toMatch(/annulé .*- .* is cancelled/);
    const { id } = (await teacher.send('POST', 'attendance', { body: lesson })).body.data;
    expect((await teacher.send('PUT', `attendance/own/${id}`, { body })).status).toBe(409);
    expect(await reason()).toBe('Fermé');
  });

  it.each([
    ['a teacher once it has begun', begun, accounts.teacher.email],
    ['an administrator at any time', before, accounts.admin.email],
  ])('of %s restores it', async (_who, now, email) => {
    const { signIn, reason, body } = await cancelled(now);
    expect((await (await signIn(email)).send('POST', 'attendance', { body })).status).toBe(200);
    expect(await reason()).toBeNull();
  });
});
