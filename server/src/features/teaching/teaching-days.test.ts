import type { TeacherMonth } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { Clock } from '../../calendar/Clock.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { readOpenItems } from '../reminders/openItems.ts';

/** Léa's contract. The tests give it to Andrew or Gaëlle. Today is 20 November 2026. */
const [lea, andrew, gaelle, contract] = [1, 2, 3, 1];

async function start() {
  const server = await startServer({ data: 'untaught' });
  await server.db.updateTable('contracts').set({ status_id: 2 }).where('id', '=', contract).execute();
  const admin = await server.signIn();
  return {
    ...server,
    admin,
    teacher: await server.signIn(accounts.teacher.email),
    other: await server.signIn(accounts.otherTeacher.email),
  };
}

type Started = Awaited<ReturnType<typeof start>>;

const lesson = (date: string, more = {}) => ({
  body: { courses_id: contract, date_class: date, absent_student_ids: [], total_hours: 60, ...more },
});

async function preview(admin: Sender, from: string, teacherId: number | null = andrew) {
  const body = { courseId: contract, teacherId, from };
  return (await admin.send('POST', 'teacher/change/preview', { body })).body.data;
}

/** Changes the teacher and confirms the months; by default, those that the preview names. */
async function change(admin: Sender, from: string, teacherId = andrew, months?: TeacherMonth[]) {
  const named = months ?? (await preview(admin, from, teacherId)).months;
  const body = { courseId: contract, teacherId, removeMotive: 'Congé', hoursDone: 1, from, months: named };
  return admin.send('POST', 'teacher/change', { body });
}

/** Returns who gave each class of November, by day. */
async function givers({ db }: Started) {
  const rows = await db
    .selectFrom('lessons')
    .select(['held_on', 'teacher_id'])
    .where('contract_id', '=', contract)
    .where('status', '=', 1)
    .orderBy('held_on')
    .execute();
  return rows.map(({ held_on, teacher_id }) => [held_on, teacher_id]);
}

async function plan({ db }: Started, ...days: string[]) {
  const rows = days.map((day) => ({
    contract_id: contract,
    slot: `${day} 09:00`,
    held_on: day,
    begins_at: '09:00',
    minutes: 60,
  }));
  const planned = await db.insertInto('planned_classes').values(rows).returning(['id', 'held_on']).execute();
  return planned.toSorted((a, b) => a.held_on.localeCompare(b.held_on)).map(({ id }) => id);
}

const classesOf = async (sender: Sender) =>
  (await sender.get('plannedClasses?from=2026-11-01&to=2026-12-31')).body.data
    .filter(({ course_id }: { course_id: number }) => course_id === contract)
    .map(({ date, teacher }: { date: string; teacher: { id: number } | null }) => [date, teacher?.id]);

const reach = async (sender: Sender) => (await sender.get(`attendance?courseId=${contract}`)).status;

describe('a change of teacher from a day (DECISION-84)', () => {
  it('leaves the days before to the former teacher, whoever records them and whenever', async () => {
    const server = await start();
    const { admin, teacher, other } = server;
    expect((await change(admin, '2026-11-16')).status).toBe(200);
    // Recorded by the office, from the former teacher's phone that was offline, and by the new teacher.
    expect((await admin.send('POST', 'attendance', lesson('2026-11-02'))).status).toBe(200);
    expect((await teacher.send('POST', 'attendance', lesson('2026-11-13'))).status).toBe(200);
    expect((await other.send('POST', 'attendance', lesson('2026-11-12'))).status).toBe(200);
    expect((await other.send('POST', 'attendance', lesson('2026-11-16'))).status).toBe(200);
    expect((await teacher.send('POST', 'attendance', lesson('2026-11-16'))).status).toBe(403);
    expect(await givers(server)).toEqual([
      ['2026-11-02', lea],
      ['2026-11-12', lea],
      ['2026-11-13', lea],
      ['2026-11-16', andrew],
    ]);
  });

  it('lets a record follow when it is moved over the day, and a correction by the former teacher stay', async () => {
    const server = await start();
    const { admin, teacher } = server;
    const { body } = await teacher.send('POST', 'attendance', lesson('2026-11-13'));
    await change(admin, '2026-11-16');
    expect((await teacher.send('PUT', `attendance/own/${body.data.id}`, lesson('2026-11-12'))).status).toBe(
      200,
    );
    expect(await givers(server)).toEqual([['2026-11-12', lea]]);
    const moved = await admin.send('PUT', `attendance/${body.data.id}`, lesson('2026-11-17'));
    expect(moved.status).toBe(200);
    expect(await givers(server)).toEqual([['2026-11-17', andrew]]);
    expect((await teacher.send('PUT', `attendance/own/${body.data.id}`, lesson('2026-11-12'))).status).toBe(
      403,
    );
  });

  it('moves recorded classes from that day on, names their months, and refuses what was not named', async () => {
    const server = await start();
    const { admin } = server;
    await sql`update teacher_rates set rate = 40 where teacher_id = ${lea}`.execute(server.db);
    await sql`update teacher_rates set rate = 50 where teacher_id = ${andrew}`.execute(server.db);
    for (const day of ['2026-10-30', '2026-11-13', '2026-11-16'])
      await admin.send('POST', 'attendance', lesson(day));
    const named = await preview(admin, '2026-11-16');
    expect(named).toMatchObject({
      minutes_done: 120,
      months: [
        { teacher_id: lea, month: '2026-11', status: 'open', before_cents: 8000, after_cents: 4000 },
        { teacher_id: andrew, month: '2026-11', status: 'open', before_cents: 0, after_cents: 5000 },
      ],
    });
    expect(named.teachers.map(({ last_name }: { last_name: string }) => last_name)).toEqual([
      'Parker',
      'Villeneuve',
    ]);
    expect(await givers(server)).toEqual([
      ['2026-10-30', lea],
      ['2026-11-13', lea],
      ['2026-11-16', lea],
    ]);
    expect((await change(admin, '2026-11-16', andrew, [])).status).toBe(409);
    expect((await change(admin, '2026-11-16', andrew, named.months)).status).toBe(200);
    expect(await givers(server)).toEqual([
      ['2026-10-30', lea],
      ['2026-11-13', lea],
      ['2026-11-16', andrew],
    ]);
    const hours = (await admin.get('hours?from=2026-11&to=2026-11&groupBy=teacher')).body.data;
    expect(
      hours.map((row: { teacher: { id: number }; amount_cents: number }) => [
        row.teacher.id,
        row.amount_cents,
      ]),
    ).toEqual([
      [andrew, 5000],
      [lea, 4000],
    ]);
  });

  it('leaves an approved month its classes, and names what it would be', async () => {
    const server = await start();
    const { admin, teacher } = server;
    await sql`update teacher_rates set rate = 40 where teacher_id = ${lea}`.execute(server.db);
    await admin.send('POST', 'attendance', lesson('2026-10-16'));
    const body = { month: '2026-10', minutes: 60, note: null };
    const { data } = (await teacher.send('POST', 'statements', { body })).body;
    await admin.send('PUT', `statements/${data.id}`, { body: { status: 'approved', minutes: 60 } });
    const { months } = await preview(admin, '2026-10-01');
    expect(months).toContainEqual({
      teacher_id: lea,
      month: '2026-10',
      status: 'approved',
      before_cents: 4000,
      after_cents: 0,
    });
    expect((await change(admin, '2026-10-01')).status).toBe(200);
    expect(await givers(server)).toEqual([['2026-10-16', lea]]);
  });

  it('keeps the planned classes of the days before on the former teacher’s home until they are recorded', async () => {
    const server = await start();
    const { admin, teacher, other, db } = server;
    const [first, second] = await plan(server, '2026-11-12', '2026-11-17', '2026-11-24');
    await change(admin, '2026-11-16');
    expect(await classesOf(teacher)).toEqual([['2026-11-12', lea]]);
    expect(await classesOf(other)).toEqual([
      ['2026-11-17', andrew],
      ['2026-11-24', andrew],
    ]);
    expect(await classesOf(admin)).toHaveLength(3);
    const items = await readOpenItems(db, sql`c.id = ${contract}`, {
      now: testMoment,
      clock: Clock.ofProcess(),
    });
    const due = items.filter(({ kind }) => kind === 'class');
    expect(due.map(({ planned, contract: of }) => [planned?.id, of.teacher?.id])).toEqual([
      [first, lea],
      [second, andrew],
    ]);
    // The former teacher may read the contract for this, but not change it.
    expect(await reach(teacher)).toBe(200);
    const outline = await teacher.send('PUT', `outline-form/course/${contract}`, { body: {} });
    expect(outline.status).not.toBe(200);
    const listed = (await teacher.get('courses?userId=4&resourcesPerPage=100')).body.data;
    expect(listed.map(({ id }: { id: number }) => id)).toContain(contract);
    const planned = { planned_class_id: first };
    expect((await teacher.send('POST', 'attendance', lesson('2026-11-12', planned))).status).toBe(200);
    expect(await classesOf(teacher)).toEqual([['2026-11-12', lea]]);
    // The contract stays readable, because the new record may still be corrected.
    expect(await reach(teacher)).toBe(200);
    await sql`update lessons set recorded_at = '2026-11-18T12:00:00Z'`.execute(db);
    expect(await reach(teacher)).toBe(403);
  });

  it('may lie ahead: the former teacher teaches until then, and the next one sees the contract', async () => {
    const server = await start();
    const { admin, teacher, other } = server;
    await plan(server, '2026-11-24', '2026-12-01');
    await change(admin, '2026-12-01');
    const [course] = (await admin.get(`courses?courseId=${contract}`)).body.data;
    expect(course.current_teacher.teacher.id).toBe(lea);
    expect(
      course.teaching.map((one: { from: string | null; teacher: { id: number } }) => [
        one.from,
        one.teacher.id,
      ]),
    ).toEqual([
      [null, lea],
      ['2026-12-01', andrew],
    ]);
    expect(await classesOf(teacher)).toEqual([['2026-11-24', lea]]);
    expect(await classesOf(other)).toEqual([['2026-12-01', andrew]]);
    expect((await teacher.send('POST', 'attendance', lesson('2026-11-20'))).status).toBe(200);
    expect(await givers(server)).toEqual([['2026-11-20', lea]]);
    expect([await reach(teacher), await reach(other)]).toEqual([200, 200]);
  });

  it('takes the place of one that was arranged for later', async () => {
    const server = await start();
    const { admin } = server;
    await change(admin, '2026-12-01');
    expect((await change(admin, '2026-11-10', gaelle)).status).toBe(200);
    const [course] = (await admin.get(`courses?courseId=${contract}`)).body.data;
    expect(course.current_teacher.teacher.id).toBe(gaelle);
    await admin.send('POST', 'attendance', lesson('2026-11-09'));
    await admin.send('POST', 'attendance', lesson('2026-11-10'));
    expect(await givers(server)).toEqual([
      ['2026-11-09', lea],
      ['2026-11-10', gaelle],
    ]);
  });

  it('is refused for the second of two people at once, who saw the former teacher', async () => {
    const { admin } = await start();
    const of = (teacherId: number) => ({
      body: {
        courseId: contract,
        teacherId,
        removeMotive: 'Congé',
        hoursDone: 1,
        from: '2026-11-16',
        formerTeacherId: lea,
        months: [],
      },
    });
    const both = await Promise.all(
      [andrew, gaelle].map((id) => admin.send('POST', 'teacher/change', of(id))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [course] = (await admin.get(`courses?courseId=${contract}`)).body.data;
    expect(course.previous_teachers).toHaveLength(1);
  });

  it('is one change when the answer is lost, with the months of the first', async () => {
    const { admin, db } = await start();
    await sql`update teacher_rates set rate = 40 where teacher_id = ${lea}`.execute(db);
    await sql`update teacher_rates set rate = 50 where teacher_id = ${andrew}`.execute(db);
    await admin.send('POST', 'attendance', lesson('2026-11-17'));
    const { months } = await preview(admin, '2026-11-16');
    const body = {
      courseId: contract,
      teacherId: andrew,
      removeMotive: 'Congé',
      hoursDone: 1,
      from: '2026-11-16',
      formerTeacherId: lea,
      months,
    };
    const request = { body, headers: { 'Idempotency-Key': 'lost' } };
    const first = await admin.send('POST', 'teacher/change', request);
    const again = await admin.send('POST', 'teacher/change', request);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(again.body.data.previous_teachers).toHaveLength(1);
    // A request with another key is a new change, so it is refused: the teacher has already changed.
    const other = { body, headers: { 'Idempotency-Key': 'other' } };
    expect((await admin.send('POST', 'teacher/change', other)).status).toBe(400);
    const { rows } = await sql`select from previous_teachers where contract_id = ${contract}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('leaves a class that the office gave to somebody else, also when it is moved', async () => {
    const server = await start();
    const { admin } = server;
    const given = lesson('2026-11-13', { teacher_id: gaelle });
    const { body } = await admin.send('POST', 'attendance', given);
    expect(body.data.teacher).toEqual({ id: gaelle, name: 'Gaëlle', last_name: 'Jolicœur' });
    await change(admin, '2026-11-10');
    expect(await givers(server)).toEqual([['2026-11-13', gaelle]]);
    await admin.send('PUT', `attendance/${body.data.id}`, lesson('2026-11-06'));
    expect(await givers(server)).toEqual([['2026-11-06', gaelle]]);
  });

  it('without a day counts from today, and leaves the records as they are', async () => {
    const server = await start();
    const { admin, teacher } = server;
    await admin.send('POST', 'attendance', lesson('2026-11-20'));
    const body = { courseId: contract, teacherId: andrew, removeMotive: 'Congé', hoursDone: 1 };
    await admin.send('POST', 'teacher/change', { body });
    expect(await reach(teacher)).toBe(403);
    await admin.send('POST', 'attendance', lesson('2026-11-19'));
    expect(await givers(server)).toEqual([
      ['2026-11-19', lea],
      ['2026-11-20', lea],
    ]);
  });
});

describe('who gave a class (DECISION-84)', () => {
  it('is corrected by the office, with the months of both teachers and their rates', async () => {
    const server = await start();
    const { admin, teacher } = server;
    await sql`update teacher_rates set rate = 40 where teacher_id = ${lea}`.execute(server.db);
    await sql`update teacher_rates set rate = 50 where teacher_id = ${andrew}`.execute(server.db);
    const { id } = (await teacher.send('POST', 'attendance', lesson('2026-11-13'))).body.data;
    const body = { teacher_id: andrew };
    const { months } = (await admin.send('POST', `attendance/${id}/preview`, { body })).body.data;
    expect(months).toEqual([
      { teacher_id: lea, month: '2026-11', status: 'open', before_cents: 4000, after_cents: 0 },
      { teacher_id: andrew, month: '2026-11', status: 'open', before_cents: 0, after_cents: 5000 },
    ]);
    expect(await givers(server)).toEqual([['2026-11-13', lea]]);
    const put = (more: object) => admin.send('PUT', `attendance/${id}`, lesson('2026-11-13', more));
    expect((await put({ teacher_id: andrew, months: [] })).status).toBe(409);
    expect((await put({ teacher_id: andrew, months })).status).toBe(200);
    const hours = (await admin.get('hours?from=2026-11&to=2026-11&groupBy=teacher')).body.data;
    expect(
      hours
        .filter(({ classes }: { classes: number }) => classes > 0)
        .map((row: { teacher: { id: number }; amount_cents: number }) => [row.teacher.id, row.amount_cents]),
    ).toEqual([[andrew, 5000]]);
    // Saving it once more gives the original state back.
    expect((await put({ teacher_id: andrew })).status).toBe(200);
  });

  it('is said by nobody but the office', async () => {
    const { teacher } = await start();
    const { status } = await teacher.send('POST', 'attendance', lesson('2026-11-13', { teacher_id: andrew }));
    expect(status).toBe(400);
  });
});
