import type { Attendance, PlannedClass } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { startServer } from '../../testing/startServer.ts';
import { untilLocked } from '../../testing/untilLocked.ts';

/** Léa's contract, with three students. */
const contract = 1;

/** Mondays and Wednesdays from 11 January 2027, with two classes on Wednesday the 20th. Today is Thursday the 21st. */
const plan = {
  times: [
    { weekday: 1, time: '12:00', minutes: 90 },
    { weekday: 3, time: '12:00', minutes: 90 },
  ],
  starts_on: '2027-01-11',
  ends_on: null,
  number_of_classes: 8,
  skips_holidays: 1,
  breaks: [],
  changes: [
    {
      kind: 'added',
      slot_date: null,
      slot_time: null,
      date: '2027-01-20',
      time: '18:00',
      minutes: 60,
    },
  ],
};

const [monday, wednesday, nextMonday] = ['2027-01-11', '2027-01-13', '2027-01-18'];
/** The day with two classes. */
const double = '2027-01-20';

async function planned() {
  const server = await startServer({ now: () => new Date('2027-01-21T15:00:00Z') });
  await server.db.deleteFrom('class_plans').execute();
  await server.db.deleteFrom('planned_classes').execute();
  const admin = await server.signIn();
  const teacher = await server.signIn(accounts.teacher.email);
  const { body } = await admin.send('PUT', `plans/${contract}`, { body: plan });
  const classes: PlannedClass[] = body.classes;
  const idOn = (date: string, time = '12:00') =>
    classes.find((one) => one.date === date && one.time === time)?.id ?? 0;
  const record = (date_class: string, given: object = {}) => ({
    courses_id: contract,
    date_class,
    absent_student_ids: [],
    total_hours: 90,
    ...given,
  });
  const add = (date: string, given: object = {}, by = teacher) =>
    by.send('POST', 'attendance', { body: record(date, given) });
  const stored = async (date: string, given: object = {}): Promise<Attendance> =>
    (await add(date, given)).body.data;
  /** Returns the day and time of each class that has a record, with the record. */
  const recorded = async () => {
    const { classes: now } = (await admin.get(`plans/${contract}`)).body as { classes: PlannedClass[] };
    return Object.fromEntries(
      now.flatMap((one) =>
        one.attendance_id === null ? [] : [[`${one.date} ${one.time}`, one.attendance_id]],
      ),
    );
  };
  return { ...server, admin, teacher, idOn, record, add, stored, recorded };
}

describe('a record on the day of another planned class (DECISION-90)', () => {
  it.each([
    ['the office', 'attendance'],
    ['its teacher', 'attendance/own'],
  ])('takes that class when %s corrects the day, and opens the one it leaves', async (who, path) => {
    const { admin, teacher, idOn, record, stored, recorded } = await planned();
    const { id } = await stored(monday, { planned_class_id: idOn(monday) });
    expect(await recorded()).toEqual({ [`${monday} 12:00`]: id });
    const sender = who === 'the office' ? admin : teacher;
    const correct = (date: string) => sender.send('PUT', `${path}/${id}`, { body: record(date) });
    const corrected = await correct(wednesday);
    expect(corrected.body.data).toMatchObject({
      date_class: wednesday,
      planned_class_id: idOn(wednesday),
    });
    expect(await recorded()).toEqual({ [`${wednesday} 12:00`]: id });
    // As after a lost answer: the form still names the class that it read.
    const again = await sender.send('PUT', `${path}/${id}`, {
      body: record(wednesday, { planned_class_id: idOn(monday) }),
    });
    expect(again.body.data.planned_class_id).toBe(idOn(wednesday));
    await correct(monday);
    expect(await recorded()).toEqual({ [`${monday} 12:00`]: id });
  });

  it('takes that class when it comes from a form or a phone that names another one, once', async () => {
    const { teacher, record, idOn, recorded } = await planned();
    const headers = { 'Idempotency-Key': '00000000-0000-4000-8000-000000000069' };
    const body = record(wednesday, { planned_class_id: idOn(monday) });
    const answers = [
      await teacher.send('POST', 'attendance', { body, headers }),
      await teacher.send('POST', 'attendance', { body, headers }),
    ];
    const [first, second] = answers.map(({ body: { data } }) => data);
    expect(first.planned_class_id).toBe(idOn(wednesday));
    expect(second.id).toBe(first.id);
    expect(await recorded()).toEqual({ [`${wednesday} 12:00`]: first.id });
  });

  it('keeps its class on a day without an open one, and without a new day', async () => {
    const { admin, idOn, record, stored, recorded } = await planned();
    const held = await stored(wednesday, { planned_class_id: idOn(wednesday) });
    const { id } = await stored(monday, { planned_class_id: idOn(monday) });
    const correct = async (date: string, given: object = {}) =>
      (await admin.send('PUT', `attendance/${id}`, { body: record(date, given) })).body.data.planned_class_id;
    expect(await correct('2027-01-12')).toBe(idOn(monday));
    expect(await correct(wednesday)).toBe(idOn(monday));
    // The class of Wednesday is open again. Correcting the length of this record must not move it there.
    await admin.send('DELETE', `attendance/${held.id}`);
    expect(await correct(wednesday, { total_hours: 60 })).toBe(idOn(monday));
    expect(await recorded()).toEqual({ [`${monday} 12:00`]: id });
  });

  it('takes the first open class of a day with two, and the one that it names', async () => {
    const { admin, idOn, record, stored, recorded } = await planned();
    const one = await stored(monday, { planned_class_id: idOn(monday) });
    const other = await stored(wednesday, { planned_class_id: idOn(wednesday) });
    const correct = (id: number, given: object = {}) =>
      admin.send('PUT', `attendance/${id}`, { body: record(double, given) });
    await correct(one.id);
    await correct(other.id);
    expect(await recorded()).toEqual({ [`${double} 12:00`]: one.id, [`${double} 18:00`]: other.id });
    // Swapping two records is refused until one of them has left its class.
    expect((await correct(one.id, { planned_class_id: idOn(double, '18:00') })).status).toBe(409);
    await admin.send('DELETE', `attendance/${other.id}`);
    await correct(one.id, { planned_class_id: idOn(double, '18:00') });
    expect(await recorded()).toEqual({ [`${double} 18:00`]: one.id });
  });

  it('comes back from its deletion only to a class that nobody has recorded since', async () => {
    const { admin, idOn, record, stored, recorded } = await planned();
    const { id } = await stored(monday, { planned_class_id: idOn(monday) });
    await admin.send('DELETE', `attendance/${id}`);
    const second = await stored(monday, { planned_class_id: idOn(monday) });
    const restore = () => admin.send('PUT', `attendance/${id}`, { body: { ...record(monday), status: 1 } });
    const refused = await restore();
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    await admin.send('DELETE', `attendance/${second.id}`);
    expect((await restore()).status).toBe(200);
    expect(await recorded()).toEqual({ [`${monday} 12:00`]: id });
  });

  it('is refused if another record has the class by its day, unless that one has another class then', async () => {
    const { admin, teacher, add, idOn, recorded } = await planned();
    const office = (await add(monday, {}, admin)).body.data;
    const phone = await add(monday, { planned_class_id: idOn(monday) }, teacher);
    expect([phone.status, phone.body.code]).toEqual([409, 'conflict']);
    expect(phone.body.message).toBe(
      'Les présences de ce cours sont déjà inscrites - The attendance of this class has been recorded already',
    );
    const early = (await add(double, {}, admin)).body.data;
    const named = (await add(double, { planned_class_id: idOn(double) }, teacher)).body.data;
    expect(await recorded()).toEqual({
      [`${monday} 12:00`]: office.id,
      [`${double} 12:00`]: named.id,
      [`${double} 18:00`]: early.id,
    });
  });

  it('is one of two when the office moves a record to the day that a phone records at the same moment', async () => {
    const server = await planned();
    const { admin, teacher, db, idOn, record, stored, recorded } = server;
    const { id } = await stored(monday, { planned_class_id: idOn(monday) });
    const blocking = await db.startTransaction().execute();
    await sql`select from contracts where id = ${contract} for no key update`.execute(blocking);
    const moved = admin.send('PUT', `attendance/${id}`, { body: record(nextMonday) });
    await untilLocked(server);
    const body = record(nextMonday, { planned_class_id: idOn(nextMonday) });
    const sent = teacher.send('POST', 'attendance', { body });
    await untilLocked(server, 2);
    await blocking.commit().execute();
    const [office, phone] = await Promise.all([moved, sent]);
    expect(office.status).toBe(200);
    // The second request either keeps its own class or learns that the other one is already recorded.
    const taken = office.body.data.planned_class_id === idOn(nextMonday);
    expect(phone.status).toBe(taken ? 409 : 200);
    expect(await recorded()).toEqual(
      taken
        ? { [`${nextMonday} 12:00`]: id }
        : { [`${monday} 12:00`]: id, [`${nextMonday} 12:00`]: phone.body.data.id },
    );
  });
});

describe('minutes and excuses that no longer fit their class (DECISION-90)', () => {
  const late = { student_id: 1, late_minutes: 45, left_early_minutes: 0, excused: 0 };
  it.each([
    ['becomes shorter than the minutes', late, { total_hours: 45 }, /longer-than-lesson/],
    ['says that the student was absent', late, { absent_student_ids: [1] }, /late-but-absent/],
    [
      'says that the student was present',
      { student_id: 1, late_minutes: 0, left_early_minutes: 0, excused: 1 },
      {},
      /excused-but-present/,
    ],
  ])('are refused and kept when a correction %s', async (_case, detail, change, fault) => {
    const { admin, stored, record } = await planned();
    const absent_student_ids = detail.excused === 1 ? [1] : [];
    const { id } = await stored(monday, { absent_student_ids, details: [detail] });
    const refused = await admin.send('PUT', `attendance/${id}`, { body: record(monday, change) });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.details[0]).toMatch(fault);
    expect(refused.body.message).toMatch(/étudiant .* - .*student/);
    const read = (await admin.get(`attendance?courseId=${contract}&resourcesPerPage=1000`)).body.data;
    expect(read.find((one: Attendance) => one.id === id)).toMatchObject({
      total_hours: 90,
      details: [detail],
    });
    const decided = await admin.send('PUT', `attendance/${id}`, {
      body: record(monday, { ...change, details: [] }),
    });
    expect([decided.status, decided.body.data.details]).toEqual([200, []]);
  });
});
