import type { PlannedClass } from '@portal/api-client/openapi';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { fulfilledClasses } from './fulfilledClasses.ts';

/** Léa's contract, with three students. */
const contract = 1;
const students = [1, 2, 3];
/** Andrew's contract. */
const otherContract = 2;

/** Mondays and Wednesdays at noon from 11 January 2027: 32 classes, without the week of 1 March and Easter Monday. */
const plan = {
  times: [
    { weekday: 1, time: '12:00', minutes: 90 },
    { weekday: 3, time: '12:00', minutes: 90 },
  ],
  starts_on: '2027-01-11',
  ends_on: null,
  number_of_classes: 32,
  skips_holidays: 1,
  breaks: [{ starts_on: '2027-03-01', ends_on: '2027-03-05', name: 'Relâche', name_en: 'Spring break' }],
  changes: [],
};

/** The sample organisation without its plans. */
async function startUnplanned(options: { now?: () => Date } = {}) {
  const server = await startServer({ data: 'untaught', ...options });
  const { db } = server;
  await db.deleteFrom('closed_days').execute();
  return server;
}

const save = (sender: Sender, id: number, body: object, headers = {}) =>
  sender.send('PUT', `plans/${id}`, { body, headers });

const change = (sender: Sender, { id }: PlannedClass, body: object, headers = {}) =>
  sender.send('PATCH', `plannedClasses/${id}`, { body, headers });

/** The day before the first class, which can then be recorded. */
const dayBefore = () => new Date('2027-01-10T17:00:00Z');

async function planned() {
  const server = await startUnplanned({ now: dayBefore });
  const admin = await server.signIn();
  const { body, headers } = await save(admin, contract, plan);
  const classes = body.classes as PlannedClass[];
  const classesNow = async () => (await admin.get(`plans/${contract}`)).body.classes as PlannedClass[];
  return { ...server, admin, classes, classesNow, etag: headers.get('ETag') ?? '' };
}

const recordOf = ({ id, course_id, date, minutes }: PlannedClass) => ({
  courses_id: course_id,
  date_class: date,
  absent_student_ids: [],
  total_hours: minutes,
  planned_class_id: id,
});

describe('the plan of a contract', () => {
  it('makes its classes, numbered, without closed days (DECISION-51)', async () => {
    const { classes, admin } = await planned();
    expect(classes).toHaveLength(32);
    expect(classes.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, place) => place + 1));
    expect(classes[0]).toEqual({
      id: expect.any(Number),
      course_id: contract,
      date: '2027-01-11',
      time: '12:00',
      minutes: 90,
      slot_date: '2027-01-11',
      slot_time: '12:00',
      number: 1,
      cancelled: 0,
      cancel_reason: null,
      cancelled_by: null,
      cancel_announced_at: null,
      cancel_outcome: null,
      cancel_override_reason: null,
      attendance_id: null,
      announced_absences: [],
      clashes: [],
      teacher: { id: 1, name: 'Léa', last_name: 'Villeneuve' },
      teacher_away: 0,
      usual_teacher: { id: 1, name: 'Léa', last_name: 'Villeneuve' },
      substitute: null,
      proposal: null,
      etag: '"v1"',
    });
    const dates = classes.map(({ date }) => date);
    expect(dates.at(-1)).toBe('2027-05-10');
    for (const closed of ['2027-03-01', '2027-03-03', '2027-03-29']) expect(dates).not.toContain(closed);
    const { body } = await admin.get(`plans/${contract}`);
    expect(body.data).toEqual(plan);
    expect(body.course).toMatchObject({
      contract_number: '2026-0412',
      teacher: { name: 'Léa', last_name: 'Villeneuve' },
      number_of_planned: 32,
    });
  });

  it('skips closures of the organisation that are known when it is saved', async () => {
    const server = await startUnplanned();
    const admin = await server.signIn();
    const body = { starts_on: '2027-01-13', ends_on: '2027-01-18', name: ' Déménagement ', name_en: ' ' };
    const created = await admin.send('POST', 'closedDays', { body });
    expect(created.body.data).toEqual({
      ...body,
      id: created.body.data.id,
      name: 'Déménagement',
      name_en: null,
    });
    const saved = await save(admin, contract, { ...plan, number_of_classes: 2 });
    expect(saved.body.classes.map(({ date }: PlannedClass) => date)).toEqual(['2027-01-11', '2027-01-20']);
    await admin.send('DELETE', `closedDays/${created.body.data.id}`);
    expect((await admin.get('closedDays')).body.data).toEqual([]);
    const again = await save(admin, contract, { ...plan, number_of_classes: 2 });
    expect(again.body.classes.map(({ date }: PlannedClass) => date)).toEqual(['2027-01-11', '2027-01-13']);
  });

  it('changes only classes that are to come and not recorded, and keeps the ids of the others', async () => {
    const { admin, classes } = await planned();
    const [first, second, third] = classes as [PlannedClass, PlannedClass, PlannedClass];
    await admin.send('POST', 'attendance', { body: recordOf(first) });
    await change(admin, second, { cancelled: 1, cancel_reason: 'Groupe absent' });
    const times = [
      { weekday: 1, time: '09:00', minutes: 60 },
      { weekday: 3, time: '12:00', minutes: 90 },
    ];
    const { body } = await save(admin, contract, {
      ...plan,
      times,
      starts_on: '2027-01-12',
      number_of_classes: 4,
    });
    expect(body.classes.map((one: PlannedClass) => [one.id, one.date, one.time, one.cancelled])).toEqual([
      [first.id, '2027-01-11', '12:00', 0],
      [second.id, '2027-01-13', '12:00', 1],
      [expect.any(Number), '2027-01-18', '09:00', 0],
      [classes[3]?.id, '2027-01-20', '12:00', 0],
      [expect.any(Number), '2027-01-25', '09:00', 0],
    ]);
    expect(body.classes.map(({ id }: PlannedClass) => id)).not.toContain(third.id);
    const { body: emptied } = await save(admin, contract, { ...plan, times: [] });
    expect(emptied.classes.map(({ id }: PlannedClass) => id)).toEqual([first.id]);
  });

  it('is not overwritten by who read the contract before it had one', async () => {
    const server = await startUnplanned();
    const admin = await server.signIn();
    const none = { 'If-Match': (await admin.get(`plans/${contract}`)).headers.get('ETag') ?? '' };
    expect(none).toEqual({ 'If-Match': '"v0"' });
    const first = await save(admin, contract, plan, none);
    expect([first.status, first.headers.get('ETag')]).toEqual([200, '"v1"']);
    const second = await save(admin, contract, { ...plan, number_of_classes: 2 }, none);
    expect([second.status, second.body.code]).toEqual([412, 'changed']);
    expect((await admin.get(`plans/${contract}`)).body.classes).toHaveLength(32);
  });

  it('that clashes with another class of a student is refused, names it, and is saved when it is meant', async () => {
    const { admin } = await planned();
    await admin.send('POST', 'student/assignCourse', { body: { courseId: otherContract, studentId: [1] } });
    const clashing = { ...plan, times: [{ weekday: 3, time: '13:00', minutes: 60 }], number_of_classes: 2 };
    const refused = await save(admin, otherContract, clashing);
    expect([refused.status, refused.body.code]).toEqual([409, 'clash']);
    expect(refused.body.errors).toEqual({
      classes: ['2027-01-13 13:00 2026-0412', '2027-01-20 13:00 2026-0412'],
    });
    expect((await admin.get(`plans/${otherContract}`)).body.data).toBeNull();
    const meant = await save(admin, otherContract, { ...clashing, accept_clashes: true });
    expect(meant.status).toBe(200);
    const { body } = await admin.get('plannedClasses?from=2027-01-13&to=2027-01-13');
    const [one, other] = body.data as [PlannedClass, PlannedClass];
    expect([one.clashes, other.clashes]).toEqual([[other.id], [one.id]]);
    // With `besideCourse`, the list shows only the other contract, so no conflict is left.
    const beside = await admin.get(
      `plannedClasses?from=2027-01-01&to=2027-01-31&besideCourse=${otherContract}`,
    );
    expect(new Set(beside.body.data.map((planned: PlannedClass) => planned.course_id))).toEqual(
      new Set([contract]),
    );
    const fine = await save(admin, otherContract, {
      ...clashing,
      times: [{ weekday: 3, time: '13:30', minutes: 60 }],
    });
    expect(fine.status).toBe(200);
  });
});

describe('a planned class', () => {
  it('is moved, keeps its place when the plan is saved again, and moves back', async () => {
    const { admin, classes, classesNow } = await planned();
    const tenth = classes[9] as PlannedClass;
    const to = { date: '2027-02-11', time: '14:00', minutes: 60 };
    const { body } = await change(admin, tenth, to);
    expect(body.data).toMatchObject({
      ...to,
      id: tenth.id,
      slot_date: '2027-02-10',
      slot_time: '12:00',
      number: 10,
    });
    const { body: stored } = await admin.get(`plans/${contract}`);
    await save(admin, contract, { ...stored.data, number_of_classes: 33 });
    expect((await classesNow())[9]).toMatchObject({ id: tenth.id, ...to });
    const back = { date: '2027-02-10', time: '12:00', minutes: 90 };
    await change(admin, tenth, back);
    const changes = (await admin.get(`plans/${contract}`)).body.data.changes;
    expect(changes).toEqual([{ kind: 'moved', slot_date: '2027-02-10', slot_time: '12:00', ...back }]);
  });

  it('that was added moves with its addition', async () => {
    const { admin } = await planned();
    const added = {
      kind: 'added',
      slot_date: null,
      slot_time: null,
      date: '2027-01-12',
      time: '18:00',
      minutes: 60,
    };
    const { body } = await save(admin, contract, { ...plan, changes: [added] });
    const extra = body.classes.find(({ date }: PlannedClass) => date === '2027-01-12');
    const to = { date: '2027-01-14', time: '18:30', minutes: 60 };
    await change(admin, extra, to);
    const { body: now } = await admin.get(`plans/${contract}`);
    expect(now.data.changes).toEqual([{ ...added, ...to }]);
    const { body: again } = await save(admin, contract, now.data);
    expect(again.classes.find(({ id }: PlannedClass) => id === extra.id)).toMatchObject(to);
    expect(again.classes).toHaveLength(32);
  });

  describe('beside one that is added at its former time', () => {
    const added = (date: string, time: string) => ({
      kind: 'added',
      slot_date: null,
      slot_time: null,
      date,
      time,
      minutes: 60,
    });
    const to = { date: '2027-02-11', time: '14:00', minutes: 90 };
    const timesOf = (classes: readonly PlannedClass[]) =>
      classes
        .filter(({ date }) => date >= '2027-02-10' && date <= '2027-02-12')
        .map(({ id, date, time, minutes }) => [id, date, time, minutes]);

    /** The class of 10 February was moved to the next day. */
    async function moved() {
      const server = await planned();
      const tenth = server.classes[9] as PlannedClass;
      await change(server.admin, tenth, to);
      const { data } = (await server.admin.get(`plans/${contract}`)).body;
      return { ...server, tenth, data };
    }

    it('stays, and both stay when the plan is saved again', async () => {
      const { admin, tenth, data, classesNow } = await moved();
      const body = { ...data, changes: [...data.changes, added('2027-02-10', '12:00')] };
      const saved = await save(admin, contract, body);
      const both = [
        [expect.any(Number), '2027-02-10', '12:00', 60],
        [tenth.id, '2027-02-11', '14:00', 90],
      ];
      expect(timesOf(saved.body.classes)).toEqual(both);
      expect(saved.body.data.changes).toEqual([
        { ...added('2027-02-11', '14:00'), minutes: 90 },
        added('2027-02-10', '12:00'),
      ]);
      const ids = saved.body.classes.map(({ id }: PlannedClass) => id);
      for (const again of [body, saved.body.data]) {
        await save(admin, contract, again);
        expect((await classesNow()).map(({ id }) => id)).toEqual(ids);
      }
      // The class that was moved is moved again.
      await change(admin, tenth, { ...to, time: '15:00' });
      await save(admin, contract, (await admin.get(`plans/${contract}`)).body.data);
      expect(timesOf(await classesNow())).toEqual([both[0], [tenth.id, '2027-02-11', '15:00', 90]]);
    });

    it('stays when the other one is moved there', async () => {
      const { admin, tenth, data, classesNow } = await moved();
      const { body } = await save(admin, contract, {
        ...data,
        changes: [...data.changes, added('2027-02-12', '18:00')],
      });
      const extra = body.classes.find(({ date }: PlannedClass) => date === '2027-02-12');
      const there = { date: '2027-02-10', time: '12:00', minutes: 60 };
      expect((await change(admin, extra, there)).body.data).toMatchObject({ ...there, id: extra.id });
      const both = [
        [extra.id, '2027-02-10', '12:00', 60],
        [tenth.id, '2027-02-11', '14:00', 90],
      ];
      expect(timesOf(await classesNow())).toEqual(both);
      await save(admin, contract, (await admin.get(`plans/${contract}`)).body.data);
      expect(timesOf(await classesNow())).toEqual(both);
    });

    it('stays as it is when it has moved to the former time of one that was moved too', async () => {
      const { admin, classes, classesNow } = await planned();
      const [ninth, tenth] = classes.slice(8, 10) as [PlannedClass, PlannedClass];
      await change(admin, tenth, { date: '2027-02-12', time: '12:00', minutes: 90 });
      await change(admin, ninth, { date: '2027-02-10', time: '12:00', minutes: 90 });
      await change(admin, ninth, { cancelled: 1, cancel_reason: 'Congé' });
      const { data } = (await admin.get(`plans/${contract}`)).body;
      const changes = [...data.changes, added('2027-02-08', '12:00')];
      const saved = await save(admin, contract, { ...data, changes });
      const shown = (of: readonly PlannedClass[]) =>
        of.slice(8, 11).map(({ id, date, minutes, cancelled }) => [id, date, minutes, cancelled]);
      const three = [
        [expect.any(Number), '2027-02-08', 60, 0],
        [ninth.id, '2027-02-10', 90, 1],
        [tenth.id, '2027-02-12', 90, 0],
      ];
      expect(shown(saved.body.classes)).toEqual(three);
      const ids = saved.body.classes.map(({ id }: PlannedClass) => id);
      await save(admin, contract, (await admin.get(`plans/${contract}`)).body.data);
      expect((await classesNow()).map(({ id }) => id)).toEqual(ids);
    });

    it('stays as it is when another one is moved there, and those that had moved on too', async () => {
      const { admin, tenth, data, classesNow } = await moved();
      const eleventh = (await classesNow())[10] as PlannedClass;
      // The tenth class moves to the time of the eleventh, and the eleventh to the time of the added class.
      const { body } = await save(admin, contract, {
        ...data,
        changes: [...data.changes, added('2027-02-12', '18:00')],
      });
      const extra = body.classes.find(({ time }: PlannedClass) => time === '18:00');
      const meant = { minutes: 60, accept_clashes: true };
      await change(admin, eleventh, { date: '2027-02-12', time: '18:00', ...meant });
      await change(admin, tenth, { date: '2027-02-15', time: '12:00', ...meant });
      const there = await change(admin, extra, { date: '2027-02-10', time: '12:00', minutes: 60 });
      expect(there.status).toBe(200);
      const three = [
        [extra.id, '2027-02-10', '12:00'],
        [eleventh.id, '2027-02-12', '18:00'],
        [tenth.id, '2027-02-15', '12:00'],
      ];
      const shown = async () =>
        (await classesNow())
          .filter(({ id }) => [extra.id, tenth.id, eleventh.id].includes(id))
          .map(({ id, date, time }) => [id, date, time]);
      expect(await shown()).toEqual(three);
      await save(admin, contract, (await admin.get(`plans/${contract}`)).body.data);
      expect(await shown()).toEqual(three);
    });

    it('is added once, also when it is given twice', async () => {
      const { admin } = await planned();
      const twice = [added('2027-02-12', '18:00'), added('2027-02-12', '18:00')];
      const { status, body } = await save(admin, contract, { ...plan, changes: twice, accept_clashes: true });
      expect([status, body.data.changes]).toEqual([200, twice.slice(1)]);
      expect(timesOf(body.classes).filter(([, date]) => date === '2027-02-12')).toHaveLength(1);
    });

    it('is not moved to the time of a class that is cancelled, and says so', async () => {
      const { admin, classes } = await planned();
      await change(admin, classes[9] as PlannedClass, { cancelled: 1, cancel_reason: 'Congé' });
      const { body } = await save(admin, contract, { ...plan, changes: [added('2027-02-12', '18:00')] });
      const extra = body.classes.find(({ date }: PlannedClass) => date === '2027-02-12');
      const refused = await change(admin, extra, { date: '2027-02-10', time: '12:00', minutes: 60 });
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        { time: ['is that of another class of the contract'] },
      ]);
    });
  });

  it('that was missed and moved to a day to come stays when the plan changes', async () => {
    let now = testMoment;
    const server = await startUnplanned({ now: () => now });
    const mondays = { ...plan, times: plan.times.slice(0, 1), number_of_classes: 8 };
    const { body } = await save(await server.signIn(), contract, mondays);
    const missed = body.classes.find(({ date }: PlannedClass) => date === '2027-01-25');
    now = new Date('2027-02-01T09:00:00-05:00');
    const admin = await server.signIn();
    const tuesdays = { ...mondays, times: [{ ...plan.times[0], weekday: 2 }] };
    await save(admin, contract, tuesdays);
    const to = { date: '2027-02-11', time: '12:00', minutes: 90 };
    expect((await change(admin, missed, to)).status).toBe(200);
    const { data } = (await admin.get(`plans/${contract}`)).body;
    const breaks = [{ starts_on: '2027-03-22', ends_on: '2027-03-26', name: 'Relâche', name_en: null }];
    const saved = await save(admin, contract, { ...data, breaks });
    expect(saved.body.classes.find(({ id }: PlannedClass) => id === missed.id)).toMatchObject(to);
    expect(saved.body.classes).toHaveLength(8);
  });

  it('is cancelled with a reason, leaves the count, and is restored', async () => {
    const { admin, classes, classesNow } = await planned();
    const first = classes[0] as PlannedClass;
    expect((await change(admin, first, { cancelled: 1, cancel_reason: '  ' })).status).toBe(400);
    const { body } = await change(admin, first, { cancelled: 1, cancel_reason: ' Tempête - Storm ' });
    expect(body.data).toMatchObject({ cancelled: 1, cancel_reason: 'Tempête - Storm', number: null });
    const [, second] = await classesNow();
    expect(second?.number).toBe(1);
    await change(admin, first, { cancelled: 0 });
    expect((await classesNow())[0]).toMatchObject({ cancelled: 0, cancel_reason: null, number: 1 });
  });

  it('is not moved onto another one of its contract unless that is meant', async () => {
    const { admin, classes } = await planned();
    const [first, second] = classes as [PlannedClass, PlannedClass];
    const to = { date: second.date, time: '11:00', minutes: 90 };
    const refused = await change(admin, first, to);
    expect([refused.body.code, refused.body.errors]).toEqual([
      'clash',
      { classes: ['2027-01-13 11:00 2026-0412'] },
    ]);
    expect((await change(admin, first, { ...to, accept_clashes: true })).status).toBe(200);
  });

  it('is not changed from an older version, nor once it is recorded', async () => {
    const { admin, classes } = await planned();
    const first = classes[0] as PlannedClass;
    const stale = { 'If-Match': first.etag };
    await change(admin, first, { date: '2027-01-12', time: '12:00', minutes: 90 }, stale);
    const late = await change(admin, first, { cancelled: 1, cancel_reason: 'x' }, stale);
    expect(late.status).toBe(412);
    await admin.send('POST', 'attendance', { body: recordOf(first) });
    const { status, body } = await change(admin, first, { cancelled: 1, cancel_reason: 'x' });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toMatch(/inscrites - .*recorded already$/);
  });
});

describe('a record of attendance', () => {
  it('fulfils the class that it names, and restores a cancelled one, which was given after all', async () => {
    const { admin, classes, classesNow } = await planned();
    const second = classes[1] as PlannedClass;
    await change(admin, second, { cancelled: 1, cancel_reason: 'Malade' });
    const { body } = await admin.send('POST', 'attendance', {
      // A day without a planned class.
      body: { ...recordOf(second), date_class: '2027-01-10' },
    });
    expect(body.data.planned_class_id).toBe(second.id);
    expect((await classesNow())[1]).toMatchObject({
      cancelled: 0,
      cancel_reason: null,
      attendance_id: body.data.id,
    });
  });

  it('that names no class counts for a class of its day, and for no other', async () => {
    const { admin, classes, classesNow } = await planned();
    const first = classes[0] as PlannedClass;
    const { planned_class_id: _, ...unnamed } = recordOf(first);
    const { body } = await admin.send('POST', 'attendance', { body: unnamed });
    const recorded = (await classesNow()).filter(({ attendance_id }) => attendance_id !== null);
    expect(recorded.map(({ id, attendance_id }) => [id, attendance_id])).toEqual([[first.id, body.data.id]]);
    await admin.send('DELETE', `attendance/${body.data.id}`);
    expect((await classesNow()).every(({ attendance_id }) => attendance_id === null)).toBe(true);
  });

  it('is one for each class, also when two are sent at once', async () => {
    const { admin, signIn, classes } = await planned();
    const lea = await signIn(accounts.teacher.email);
    const body = recordOf(classes[0] as PlannedClass);
    const both = await Promise.all([admin, lea].map((sender) => sender.send('POST', 'attendance', { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // After a record was deleted, another one can take its class. Then the deleted one cannot be restored.
    const first = both.find(({ status }) => status === 200)?.body.data;
    await admin.send('DELETE', `attendance/${first.id}`);
    expect((await admin.send('POST', 'attendance', { body })).status).toBe(200);
    const again = await admin.send('PUT', `attendance/${first.id}`, { body: { ...body, status: 1 } });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  it('fulfils the same class in sums of hours as in lists of classes', async () => {
    const { db, admin } = await planned();
    await db.deleteFrom('planned_classes').execute();
    // Ten days with several classes and records each. Every third record names a class, possibly one of another day.
    await sql`insert into planned_classes (contract_id, slot, held_on, begins_at, minutes, cancelled_at)
      select ${contract}, date '2030-01-01' + n || ' 12:00', date '2026-11-01' + n * 7 % 10, time '08:00' + n * 37 % 5 * interval '1 hour', n,
        case when n % 6 = 0 then now() end
      from generate_series(1, 40) n`.execute(db);
    await sql`update lessons set status = 0`.execute(db);
    await sql`insert into lessons (contract_id, held_on, minutes, status, planned_class_id)
      select ${contract}, date '2026-11-01' + n * 3 % 10, 60, (n % 5 > 0)::int,
        case when n % 3 = 0 then (select id from planned_classes where minutes = n and cancelled_at is null) end
      from generate_series(1, 30) n`.execute(db);
    const { body } = await admin.get('plannedClasses?from=2026-11-01&to=2026-11-10');
    const listed = (body.data as PlannedClass[]).filter(({ cancelled }) => cancelled === 0);
    const { rows } = await sql<{ id: number; lesson_id: number | null }>`select id, lesson_id
      from ${fulfilledClasses(sql`d.contract_id = ${contract}`)} p`.execute(db);
    const recorded = new Map(rows.map(({ id, lesson_id }) => [id, lesson_id]));
    expect(recorded).toEqual(new Map(listed.map(({ id, attendance_id }) => [id, attendance_id])));
    expect(new Set(recorded.values()).size).toBeGreaterThan(20);
    expect([...recorded.values()]).toContain(null);
  });

  it('cannot name a class of another contract', async () => {
    const { admin, classes } = await planned();
    const body = { ...recordOf(classes[0] as PlannedClass), courses_id: otherContract };
    expect((await admin.send('POST', 'attendance', { body })).body.errors).toEqual({
      planned_class_id: ['is not of this contract'],
    });
  });
});

describe('the classes of a span', () => {
  it('are all for the office, and for a teacher those of the own contracts', async () => {
    const { admin, signIn } = await planned();
    await save(admin, otherContract, { ...plan, number_of_classes: 2, accept_clashes: true });
    const span = 'plannedClasses?from=2027-01-11&to=2027-01-13';
    const coursesOf = async (sender: Sender) =>
      (await sender.get(span)).body.courses.map(({ id }: { id: number }) => id).sort();
    expect(await coursesOf(admin)).toEqual([contract, otherContract]);
    expect(await coursesOf(await signIn(accounts.teacher.email))).toEqual([contract]);
    expect(await coursesOf(await signIn(accounts.otherTeacher.email))).toEqual([otherContract]);
  });
});

describe('an archived contract', () => {
  it('has no classes but the recorded ones, so that nothing clashes with the others', async () => {
    const { db, admin, signIn, classes, origin } = await planned();
    const lea = await signIn(accounts.teacher.email);
    const [first, second] = classes as [PlannedClass, PlannedClass];
    await admin.send('POST', 'attendance', { body: recordOf(first) });
    await db.updateTable('contracts').set({ status_id: 4 }).where('id', '=', contract).execute();
    await db.updateTable('contracts').set({ teacher_id: 1 }).where('id', '=', otherContract).execute();
    const listed = async (sender: Sender, query = '') => {
      const { body } = await sender.get(`plannedClasses?from=2027-01-01&to=2027-03-31${query}`);
      return [body.data.map(({ id }: PlannedClass) => id), body.courses.map(({ id }: { id: number }) => id)];
    };
    expect(await listed(admin)).toEqual([[first.id], [contract]]);
    expect(await listed(lea)).toEqual([[first.id], [contract]]);
    expect(await listed(admin, `&besideCourse=${otherContract}`)).toEqual([[first.id], [contract]]);
    const { body: address } = await lea.send('POST', 'calendar/address');
    const file = await (await fetch(`${origin}/api/calendar/file/${address.data.token}`)).text();
    expect(file).toContain(`class-${first.id}@portal`);
    expect(file).not.toContain(`class-${second.id}@portal`);

    const { status, body } = await save(admin, otherContract, { ...plan, number_of_classes: 2 });
    expect(status).toBe(200);
    const [one, other] = body.classes as [PlannedClass, PlannedClass];
    const moved = await change(admin, one, { date: other.date, time: '10:00', minutes: 60 });
    expect([moved.status, moved.body.data.clashes]).toEqual([200, []]);
    // The page of the contract itself still shows its plan.
    expect((await admin.get(`plans/${contract}`)).body.classes).toHaveLength(32);
  });
});

describe('details of a record', () => {
  const body = { courses_id: contract, date_class: '2026-11-20', absent_student_ids: [2], total_hours: 90 };
  const detail = (student_id: number, differing: object = {}) => ({
    student_id,
    late_minutes: 0,
    left_early_minutes: 0,
    excused: 0,
    ...differing,
  });

  it('are kept with a note, and those that say nothing are not', async () => {
    const server = await startUnplanned();
    const lea = await server.signIn(accounts.teacher.email);
    const details = [detail(1, { late_minutes: 15 }), detail(2, { excused: 1 }), detail(3)];
    const { body: saved } = await lea.send('POST', 'attendance', {
      body: { ...body, note: ' Révision du chapitre 3 ', details },
    });
    expect(saved.data).toMatchObject({ note: 'Révision du chapitre 3', details: details.slice(0, 2) });
    // A request without note and details leaves them unchanged. A change that they do not fit is refused (DECISION-90).
    const admin = await server.signIn();
    const update = (changed: object) =>
      admin.send('PUT', `attendance/${saved.data.id}`, { body: { ...body, ...changed } });
    expect((await update({ total_hours: 60 })).body.data).toMatchObject({
      note: 'Révision du chapitre 3',
      details: details.slice(0, 2),
    });
    expect((await update({ absent_student_ids: [1, 2] })).status).toBe(400);
    expect((await update({ note: '', details: [] })).body.data).toMatchObject({ note: null, details: [] });
  });

  it('of a student who has left the contract since can be corrected (API-059)', async () => {
    const admin = await (await startUnplanned()).signIn();
    const late = [detail(1, { late_minutes: 15 })];
    const { body: saved } = await admin.send('POST', 'attendance', { body: { ...body, details: late } });
    await admin.send('POST', 'student/unAssignCourse', { body: { courseId: contract, studentId: [1] } });
    const update = (changed: object) =>
      admin.send('PUT', `attendance/${saved.data.id}`, { body: { ...body, ...changed } });
    const longer = await update({ total_hours: 120, details: late });
    expect([longer.status, longer.body.data]).toMatchObject([200, { total_hours: 120, details: late }]);
    const absent = await update({ absent_student_ids: [1, 2], details: [] });
    expect(absent.body.data.attendances.map((row: { student_id: number }) => row.student_id)).toEqual([1, 2]);
  });

  it.each([
    ['a late student who is absent', [detail(2, { late_minutes: 5 })]],
    ['an excused student who is there', [detail(1, { excused: 1 })]],
    ['a student who missed all of it', [detail(1, { late_minutes: 45, left_early_minutes: 45 })]],
    ['a student twice', [detail(1, { late_minutes: 5 }), detail(1, { late_minutes: 6 })]],
    ['a stranger', [detail(100, { late_minutes: 5 })]],
  ])('about %s are refused', async (_case, details) => {
    const server = await startUnplanned();
    const lea = await server.signIn(accounts.teacher.email);
    const before = await server.state();
    const { status, body: refused } = await lea.send('POST', 'attendance', { body: { ...body, details } });
    expect([status, Object.keys(refused.errors)]).toEqual([400, ['details']]);
    expect((await server.state()).lessons).toEqual(before.lessons);
  });

  it('are shown to a student about that student only, without the note', async () => {
    const server = await startUnplanned();
    const lea = await server.signIn(accounts.teacher.email);
    const details = students.map((id) => detail(id, { late_minutes: 10 * id }));
    const input = { ...body, absent_student_ids: [], note: 'Pour nous', details };
    const { body: saved } = await lea.send('POST', 'attendance', { body: input });
    const ines = await server.openLink('student', accounts.student.token);
    const { body: list } = await ines.get(`attendance?courseId=${contract}&resourcesPerPage=1000`);
    const shown = list.data.find(({ id }: { id: number }) => id === saved.data.id);
    expect(shown).not.toHaveProperty('note');
    expect(shown).not.toHaveProperty('correctable_until');
    expect(shown.details).toHaveLength(1);
  });
});

describe('an own record', () => {
  const body = { courses_id: contract, date_class: '2026-11-20', absent_student_ids: [], total_hours: 90 };

  async function recorded() {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const lea = await server.signIn(accounts.teacher.email);
    const { body: saved } = await lea.send('POST', 'attendance', { body });
    const pass = async (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000);
      return server.signIn(accounts.teacher.email);
    };
    return { server, lea, pass, record: saved.data, address: `attendance/own/${saved.data.id}` };
  }

  it('can be corrected and deleted by the teacher for 24 hours, and the history says so (DECISION-52)', async () => {
    const { server, lea, record, address, pass } = await recorded();
    expect(record.correctable_until).toBe('2026-11-21T12:00:00.000Z');
    const corrected = await lea.send('PUT', address, {
      body: { ...body, total_hours: 60, absent_student_ids: [1] },
    });
    expect(corrected.body.data).toMatchObject({
      id: record.id,
      total_hours: 60,
      correctable_until: record.correctable_until,
    });
    const later = await pass(23.9);
    expect((await later.send('DELETE', address)).status).toBe(200);
    const history = await server.db
      .selectFrom('history')
      .select(['call', 'before', 'after'])
      .where('table_name', '=', 'lessons')
      .where('record_id', '=', record.id)
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();
    expect(history).toEqual([
      { call: 'correctOwnAttendance', before: { minutes: 90 }, after: { minutes: 60 } },
      { call: 'deleteOwnAttendance', before: { status: 1 }, after: { status: 0 } },
    ]);
    expect((await later.send('PUT', address, { body })).status).toBe(403);
  });

  it('is the office’s after that, and nobody else’s before', async () => {
    const { server, record, address, pass } = await recorded();
    const andrew = await server.signIn(accounts.otherTeacher.email);
    expect((await andrew.send('DELETE', address)).status).toBe(403);
    const lea = await pass(24);
    expect((await lea.send('PUT', address, { body })).status).toBe(403);
    const { body: list } = await lea.get(`attendance?courseId=${contract}&resourcesPerPage=1000`);
    const own = list.data.find(({ id }: { id: number }) => id === record.id);
    expect(own.correctable_until).toBeNull();
  });

  it('of the office is not the teacher’s', async () => {
    const server = await startUnplanned();
    const admin = await server.signIn();
    const { body: saved } = await admin.send('POST', 'attendance', { body });
    const lea = await server.signIn(accounts.teacher.email);
    expect((await lea.send('DELETE', `attendance/own/${saved.data.id}`)).status).toBe(403);
  });

  it('cannot be corrected where the organisation forbids it', async () => {
    const server = await startServer({ correctOwnHours: 0 });
    const lea = await server.signIn(accounts.teacher.email);
    const { body: saved } = await lea.send('POST', 'attendance', { body });
    expect(saved.data.correctable_until).toBeNull();
    expect((await lea.send('DELETE', `attendance/own/${saved.data.id}`)).status).toBe(403);
  });
});

describe('the calendar address of a teacher', () => {
  async function withAddress() {
    const server = await planned();
    const lea = await server.signIn(accounts.teacher.email);
    expect((await lea.get('calendar/address')).body.data.token).toBeNull();
    const { body } = await lea.send('POST', 'calendar/address');
    const token = String(body.data.token);
    const read = () => fetch(`${server.origin}/api/calendar/file/${token}.ics`);
    const events = async () => {
      const text = await (await read()).text();
      const component = new ICAL.Component(ICAL.parse(text) as never[]);
      const found = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
      return { events: new Map(found.map((event) => [event.uid, event])) };
    };
    return { ...server, lea, token, read, events };
  }

  it('has every class with its time and zone, as a parser of calendars reads it', async () => {
    const { classes, read, events } = await withAddress();
    const answer = await read();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const { events: found } = await events();
    expect(found.size).toBe(32);
    const first = found.get(`class-${classes[0]?.id}@portal`);
    expect([first?.startDate.toString(), first?.endDate.toString()]).toEqual([
      '2027-01-11T12:00:00',
      '2027-01-11T13:30:00',
    ]);
    expect(first?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2027-01-10T17:00:00Z');
    expect(first?.summary).toMatch(/\(2026-0412\)$/);
    expect(first?.description).toContain('Inès Fortin');
  });

  it('says that a class was moved or cancelled, under the same name and a higher sequence', async () => {
    const { admin, classes, events } = await withAddress();
    const [first, second] = classes as [PlannedClass, PlannedClass];
    await change(admin, first, { date: '2027-01-12', time: '15:15', minutes: 45 });
    await change(admin, second, { cancelled: 1, cancel_reason: 'Fermé' });
    const { events: found } = await events();
    const moved = found.get(`class-${first.id}@portal`);
    expect([moved?.startDate.toString(), moved?.sequence]).toEqual(['2027-01-12T15:15:00', 2]);
    const cancelled = found.get(`class-${second.id}@portal`);
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.summary).toMatch(/^Annulé - Cancelled/);
  });

  it('stops working when it is replaced or deleted, and with the account', async () => {
    const { lea, admin, read, db, token } = await withAddress();
    expect((await lea.get('calendar/address')).body.data.token).toBe(token);
    await lea.send('POST', 'calendar/address');
    expect((await read()).status).toBe(404);
    await lea.send('DELETE', 'calendar/address');
    expect((await lea.get('calendar/address')).body.data.token).toBeNull();
    const { body } = await lea.send('POST', 'calendar/address');
    const address = `calendar/file/${body.data.token}`;
    expect((await admin.get(address)).status).toBe(200);
    await db.updateTable('users').set({ status: 0 }).where('email', '=', accounts.teacher.email).execute();
    expect((await admin.get(address)).status).toBe(404);
  });

  it('is told only to whom has just proved who they are', async () => {
    let moment = testMoment;
    const server = await startServer({ now: () => moment });
    const lea = await server.signIn(accounts.teacher.email);
    const { token } = (await lea.send('POST', 'calendar/address')).body.data;
    const show = () => lea.send('POST', 'calendar/address/show');
    expect((await show()).body.data.token).toBe(token);
    moment = new Date(testMoment.getTime() + 11 * 60_000);
    for (const answer of [await show(), await lea.get('calendar/address')])
      expect([answer.status, answer.body.code]).toEqual([403, 'proof-required']);
    expect((await lea.get('calendar/address/state')).body).toEqual({ data: { exists: true } });
    await lea.send('POST', 'auth/proof', { body: { password: samplePassword } });
    expect((await show()).body.data.token).toBe(token);
    await lea.send('DELETE', 'calendar/address');
    expect((await lea.get('calendar/address/state')).body).toEqual({ data: { exists: false } });
    expect((await show()).body.data.token).toBeNull();
  });

  it('is not stored as it is', async () => {
    const { db, token } = await withAddress();
    const [row] = await db.selectFrom('calendar_links').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
  });
});
