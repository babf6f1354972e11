import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';

/** Léa's contract, of which Andrew gives one class. Today is 20 November 2026. */
const [lea, andrew, gaelle, contract] = [1, 2, 3, 1];
const [andrewsContract] = [2];

async function start(...days: string[]) {
  const server = await startServer({ data: 'untaught' });
  const { db } = server;
  await db.updateTable('contracts').set({ status_id: 2 }).where('id', '=', contract).execute();
  const ids = await plan(db, days);
  return {
    ...server,
    ids,
    admin: await server.signIn(),
    regular: await server.signIn(accounts.teacher.email),
    substitute: await server.signIn(accounts.otherTeacher.email),
  };
}

type Started = Pick<StartedServer, 'db' | 'origin'>;

async function plan(db: Started['db'], days: string[], contractId = contract, time = '09:00') {
  if (days.length === 0) return [];
  const rows = days.map((day) => ({
    contract_id: contractId,
    slot: `${day} ${time}`,
    held_on: day,
    begins_at: time,
    minutes: 60,
  }));
  const planned = await db.insertInto('planned_classes').values(rows).returning(['id', 'held_on']).execute();
  return planned.toSorted((a, b) => a.held_on.localeCompare(b.held_on)).map(({ id }) => id);
}

const lesson = (date: string, more = {}) => ({
  body: { courses_id: contract, date_class: date, absent_student_ids: [], total_hours: 60, ...more },
});

async function choose(
  sender: Sender,
  ids: readonly (number | undefined)[],
  teacherId: number | null = andrew,
  more = {},
) {
  const body = { classes: ids.map((id) => ({ id })), teacher_id: teacherId, ...more };
  return sender.send('POST', 'plannedClasses/substitute', { body });
}

const classesOf = async (sender: Sender) =>
  (await sender.get('plannedClasses?from=2026-11-01&to=2026-12-31')).body.data
    .filter(({ course_id }: { course_id: number }) => course_id === contract)
    .map(({ date, teacher }: { date: string; teacher: { id: number } | null }) => [date, teacher?.id]);

const reach = async (sender: Sender) => (await sender.get(`attendance?courseId=${contract}`)).status;

async function givers({ db }: Started) {
  const rows = await db
    .selectFrom('lessons')
    .select(['held_on', 'teacher_id'])
    .where('contract_id', '=', contract)
    .where('status', '=', 1)
    .orderBy('held_on')
    .orderBy('id')
    .execute();
  return rows.map(({ held_on, teacher_id }) => [held_on, teacher_id]);
}

async function calendarOf(server: Started, sender: Sender) {
  const { data } = (await sender.send('POST', 'calendar/address')).body;
  const folded = await (await fetch(`${server.origin}/api/calendar/file/${data.token}.ics`)).text();
  const text = folded.replaceAll('\r\n ', '');
  const names = [...text.matchAll(/Substitute for: ([^\r\n]+)/g)].map(([, name]) => name);
  return [...[...text.matchAll(/UID:class-(\d+)/g)].map(([, id]) => Number(id)), ...names];
}

describe('a substitute for planned classes (DECISION-92)', () => {
  it('has the class on the own home and calendar, from where it leaves those of the usual teacher', async () => {
    const server = await start('2026-11-23', '2026-11-25');
    const { admin, regular, substitute, ids } = server;
    expect(await reach(substitute)).toBe(403);
    const { status, body } = await choose(admin, [ids[0]]);
    expect(status).toBe(200);
    const names = { name: 'Andrew', last_name: 'Parker' };
    expect(body.data).toEqual([
      expect.objectContaining({
        id: ids[0],
        teacher: { id: andrew, ...names },
        substitute: { id: andrew, ...names },
        usual_teacher: { id: lea, name: 'Léa', last_name: 'Villeneuve' },
      }),
    ]);
    expect(await classesOf(regular)).toEqual([['2026-11-25', lea]]);
    expect(await classesOf(substitute)).toEqual([['2026-11-23', andrew]]);
    expect(await calendarOf(server, regular)).toEqual([ids[1]]);
    expect(await calendarOf(server, substitute)).toEqual([ids[0], 'Léa Villeneuve']);
    expect(await choose(admin, [ids[0]], null)).toMatchObject({ status: 200 });
    expect(await classesOf(regular)).toEqual([
      ['2026-11-23', lea],
      ['2026-11-25', lea],
    ]);
    expect(await classesOf(substitute)).toEqual([]);
    expect(await reach(substitute)).toBe(403);
  });

  it('reads people, outline and materials, and changes nothing but the attendance', async () => {
    const { admin, regular, substitute, ids } = await start('2026-11-23');
    await choose(admin, ids);
    const read = async (path: string, sender = substitute) => (await sender.get(`${path}${contract}`)).body;
    const paths = ['outline-form/course/', 'student/manageList?courseId='];
    for (const path of paths) {
      const usual = await read(path, regular);
      const ids = ({ data }: { data: object }) => [data].flat().map((one) => 'id' in one && one.id);
      expect(ids(usual)[0]).toEqual(expect.any(Number));
      expect(ids(await read(path))).toEqual(ids(usual));
    }
    const [course] = (await read('courses?courseId=')).data;
    const [usual] = (await read('courses?courseId=', regular)).data;
    expect([course.attendance_only, usual.attendance_only]).toEqual([1, 0]);
    expect({ ...course, attendance_only: 0 }).toEqual(usual);
    const info = {
      material_used: 'A',
      apps_and_sites_used: 'A',
      skills_covered: 'A',
      grammar_points_covered: 'A',
    };
    const write = (sender: Sender) =>
      sender.send('PUT', 'progressReports/courseInfo', { body: { course_id: contract, ...info } });
    expect([(await write(substitute)).status, (await write(regular)).status]).toEqual([403, 200]);
  });

  it('records the class until it is no longer corrected, and is paid at the own rate', async () => {
    const server = await start('2026-11-19', '2026-11-23');
    const { admin, substitute, ids, db } = server;
    await sql`update teacher_rates set rate = 40 where teacher_id = ${lea}`.execute(db);
    await sql`update teacher_rates set rate = 50 where teacher_id = ${andrew}`.execute(db);
    await choose(admin, [ids[0]]);
    const other = await substitute.send('POST', 'attendance', lesson('2026-11-18'));
    expect(other.status).toBe(403);
    // As from the form that was not opened from a class: it names none.
    const { status, body } = await substitute.send('POST', 'attendance', lesson('2026-11-19'));
    expect([status, body.data?.planned_class_id]).toEqual([200, ids[0]]);
    const corrected = lesson('2026-11-19', { total_hours: 90 });
    expect((await substitute.send('PUT', `attendance/own/${body.data.id}`, corrected)).status).toBe(200);
    expect(await givers(server)).toEqual([['2026-11-19', andrew]]);
    const hours = (await admin.get('hours?from=2026-11&to=2026-11&groupBy=teacher')).body.data;
    expect(
      hours
        .filter(({ classes }: { classes: number }) => classes > 0)
        .map((row: { teacher: { id: number }; amount_cents: number }) => [row.teacher.id, row.amount_cents]),
    ).toEqual([[andrew, 7500]]);
    expect(await reach(substitute)).toBe(200);
    await sql`update lessons set recorded_at = '2026-11-18T12:00:00Z'`.execute(db);
    expect(await reach(substitute)).toBe(403);
  });

  it('counts for whom it was chosen, whoever records it and however', async () => {
    const server = await start('2026-11-16', '2026-11-17', '2026-11-18');
    const { admin, regular, substitute, ids } = server;
    await choose(admin, ids);
    expect((await regular.send('POST', 'attendance', lesson('2026-11-16'))).status).toBe(200);
    const named = lesson('2026-11-17', { planned_class_id: ids[1] });
    expect((await admin.send('POST', 'attendance', named)).status).toBe(200);
    // The class was postponed and took place a day later.
    const later = lesson('2026-11-19', { planned_class_id: ids[2] });
    expect((await substitute.send('POST', 'attendance', later)).status).toBe(200);
    expect(await givers(server)).toEqual([
      ['2026-11-16', andrew],
      ['2026-11-17', andrew],
      ['2026-11-19', andrew],
    ]);
  });

  it('counts for whom it was chosen when a record without a class is corrected to its day', async () => {
    const server = await start('2026-11-18');
    const { admin, regular, substitute, ids } = server;
    await choose(admin, ids);
    const record = async (date: string) =>
      (await regular.send('POST', 'attendance', lesson(date))).body.data.id;
    const [first, second, third] = [
      await record('2026-11-16'),
      await record('2026-11-17'),
      await record('2026-11-13'),
    ];
    const corrected = await admin.send('PUT', `attendance/${first}`, lesson('2026-11-18'));
    expect(corrected.body.data).toMatchObject({ planned_class_id: ids[0], teacher: { id: andrew } });
    // The class already has a record, so another record of that day belongs to no planned class.
    const own = await regular.send('PUT', `attendance/own/${second}`, lesson('2026-11-18'));
    expect(own.body.data).toMatchObject({ planned_class_id: null, teacher: { id: lea } });
    const late = await substitute.send('POST', 'attendance', lesson('2026-11-18'));
    expect(late.status).toBe(409);
    const moved = await admin.send('PUT', `attendance/${third}`, lesson('2026-11-12'));
    expect(moved.body.data).toMatchObject({ planned_class_id: null, teacher: { id: lea } });
  });

  it('gives one of two classes of a day, and the usual teacher the other', async () => {
    const server = await start('2026-11-18');
    const { admin, regular, substitute, ids, db } = server;
    const [afternoon] = await plan(db, ['2026-11-18'], contract, '14:00');
    await choose(admin, [afternoon]);
    const own = await substitute.send('POST', 'attendance', lesson('2026-11-18'));
    expect(own.body.data.planned_class_id).toBe(afternoon);
    const usual = await regular.send('POST', 'attendance', lesson('2026-11-18'));
    expect(usual.body.data.planned_class_id).toBe(ids[0]);
    expect(await givers(server)).toEqual([
      ['2026-11-18', andrew],
      ['2026-11-18', lea],
    ]);
  });

  it('stays with the class through a change of teacher, a move and a cancellation', async () => {
    const server = await start('2026-11-18', '2026-11-24');
    const { admin, regular, substitute, ids, db } = server;
    await choose(admin, ids);
    await substitute.send('POST', 'attendance', lesson('2026-11-18'));
    const change = {
      courseId: contract,
      teacherId: gaelle,
      removeMotive: 'Congé',
      hoursDone: 1,
      from: '2026-11-17',
      months: [],
    };
    expect((await admin.send('POST', 'teacher/change', { body: change })).status).toBe(200);
    expect(await givers(server)).toEqual([['2026-11-18', andrew]]);
    // Andrew takes over the contract and gives it up again. His classes as a substitute stay his.
    for (const teacherId of [andrew, lea]) {
      const body = { ...change, teacherId };
      const { months } = (await admin.send('POST', 'teacher/change/preview', { body })).body.data;
      await admin.send('POST', 'teacher/change', { body: { ...body, months } });
    }
    expect(await givers(server)).toEqual([['2026-11-18', andrew]]);
    await db
      .insertInto('class_plans')
      .values({
        contract_id: contract,
        starts_on: '2026-11-24',
        number_of_classes: 1,
        skips_holidays: 0,
        times: '[]',
        breaks: '[]',
        changes: '[]',
        ends_on: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const patch = (body: object) => admin.send('PATCH', `plannedClasses/${ids[1]}`, { body });
    expect((await patch({ date: '2026-11-26', time: '09:00', minutes: 60 })).status).toBe(200);
    expect(await classesOf(substitute)).toContainEqual(['2026-11-26', andrew]);
    expect((await patch({ cancelled: 1, cancel_reason: 'Congé' })).status).toBe(200);
    expect((await choose(admin, [ids[1]], gaelle)).status).toBe(409);
    await sql`update lessons set recorded_at = '2026-11-10T12:00:00Z'`.execute(db);
    expect(await reach(substitute)).toBe(403);
    expect((await patch({ cancelled: 0 })).body.data.substitute.id).toBe(andrew);
    expect([await reach(substitute), await reach(regular)]).toEqual([200, 200]);
  });

  it('records a class that the office took back while the phone was offline, for whom the office named', async () => {
    const server = await start('2026-11-19');
    const { admin, substitute, ids } = server;
    await choose(admin, ids);
    await choose(admin, ids, null);
    const { status } = await substitute.send(
      'POST',
      'attendance',
      lesson('2026-11-19', { planned_class_id: ids[0] }),
    );
    expect(status).toBe(200);
    expect(await givers(server)).toEqual([['2026-11-19', lea]]);
  });

  it('is told that the class is recorded already, with or without its name', async () => {
    const server = await start('2026-11-19');
    const { admin, regular, substitute, ids } = server;
    await choose(admin, ids);
    await regular.send('POST', 'attendance', lesson('2026-11-19'));
    for (const more of [{}, { planned_class_id: ids[0] }]) {
      const { status, body } = await substitute.send('POST', 'attendance', lesson('2026-11-19', more));
      expect([status, body.message]).toEqual([409, expect.stringContaining('recorded already')]);
    }
    expect(await givers(server)).toEqual([['2026-11-19', andrew]]);
  });

  it('reads no contract for a class that nobody follows up any more', async () => {
    const { admin, substitute, ids } = await start('2026-10-22', '2026-10-23');
    await choose(admin, [ids[0]]);
    expect(await reach(substitute)).toBe(403);
    await choose(admin, [ids[1]]);
    expect(await reach(substitute)).toBe(200);
  });

  it('is refused for a class at the same time as another one of the substitute, unless that is meant', async () => {
    const { admin, ids, db } = await start('2026-11-23', '2026-11-24');
    await plan(db, ['2026-11-23'], andrewsContract, '09:30');
    const refused = await choose(admin, ids);
    expect([refused.status, refused.body.code]).toEqual([409, 'clash']);
    expect(refused.body.errors.classes).toEqual([expect.stringMatching(/^2026-11-23 09:00 \S+$/)]);
    expect(await classesOf(admin)).toEqual([
      ['2026-11-23', lea],
      ['2026-11-24', lea],
    ]);
    expect((await choose(admin, ids, andrew, { accept_clashes: true })).status).toBe(200);
    const { data } = (await admin.get('plannedClasses?from=2026-11-23&to=2026-11-23')).body;
    expect(data.map(({ clashes }: { clashes: number[] }) => clashes.length)).toEqual([1, 1]);
  });

  it('is met by a class that is planned for the substitute later', async () => {
    const { admin, ids, db } = await start('2026-11-23');
    await choose(admin, ids);
    await sql`delete from class_plans where contract_id = ${andrewsContract}`.execute(db);
    const body = {
      times: [{ weekday: 1, time: '09:30', minutes: 60 }],
      starts_on: '2026-11-23',
      ends_on: null,
      number_of_classes: 1,
      skips_holidays: 0,
      breaks: [],
      changes: [],
    };
    const { status, body: answer } = await admin.send('PUT', `plans/${andrewsContract}`, { body });
    expect([status, answer.code]).toEqual([409, 'clash']);
  });

  it('is refused for a recorded class, an archived teacher, the teacher of the class and an old version', async () => {
    const { admin, ids, substitute } = await start('2026-11-18', '2026-11-23');
    await admin.send('POST', 'attendance', lesson('2026-11-18', { planned_class_id: ids[0] }));
    expect((await choose(admin, ids)).status).toBe(409);
    expect((await choose(admin, [ids[1]], lea)).body.errors.teacher_id).toEqual(['gives the class already']);
    const old = { classes: [{ id: ids[1], etag: '"v7"' }] };
    expect((await choose(admin, [], andrew, old)).status).toBe(412);
    await admin.send('PUT', 'teacher/updateStatus', { body: { id: gaelle, status: 0 } });
    const archived = await choose(admin, [ids[1]], gaelle);
    expect([archived.status, archived.body.errors]).toEqual([409, { teacherId: ['is archived'] }]);
    expect((await choose(substitute, [ids[1]])).status).toBe(403);
    expect(await classesOf(admin)).toEqual([
      ['2026-11-18', lea],
      ['2026-11-23', lea],
    ]);
  });

  it('is one change when the answer is lost, and for a second person who chose the same', async () => {
    const { admin, ids, db } = await start('2026-11-23');
    const etag = '"v1"';
    const body = { classes: [{ id: ids[0], etag }], teacher_id: andrew };
    const request = { body, headers: { 'Idempotency-Key': 'lost' } };
    const [first, again] = [
      await admin.send('POST', 'plannedClasses/substitute', request),
      await admin.send('POST', 'plannedClasses/substitute', request),
    ];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect((await admin.send('POST', 'plannedClasses/substitute', { body })).status).toBe(200);
    const other = { ...body, teacher_id: gaelle };
    expect((await admin.send('POST', 'plannedClasses/substitute', { body: other })).status).toBe(412);
    const { rows } = await sql`select from history where table_name = 'planned_classes'
      and record_id = ${ids[0]} and after ? 'substitute_id' and call = 'chooseSubstitute'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('is the first one’s of two people at once', async () => {
    const { admin, ids } = await start('2026-11-23');
    const both = await Promise.all(
      [andrew, gaelle].map((id) => choose(admin, [], id, { classes: [{ id: ids[0], etag: '"v1"' }] })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});
