import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { countTrips } from '../../testing/countTrips.ts';
import { sampleDatabase } from '../../testing/sampleDatabase.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';

/** A class of contract 1, whose students are 1, 2 and 3. */
const lesson = {
  courses_id: 1,
  date_class: '2026-11-20',
  absent_student_ids: [] as number[],
  total_hours: 90,
};

const record = (sender: Sender, change: object, key: string = randomUUID()) =>
  sender.send('POST', 'attendance', { body: { ...lesson, ...change }, headers: { 'Idempotency-Key': key } });

describe('the trips to the database', () => {
  it.each([
    ['a class takes one for the session and two for the write', {}],
    ['a class with an absent student takes no more', { absent_student_ids: [2] }],
  ])('of %s', async (_what, change) => {
    const database = await sampleDatabase();
    const line = await countTrips(database);
    const teacher = await (await startServer({ database: line.url })).signIn(accounts.teacher.email);
    // The first one opens the connections and prepares the statements.
    await record(teacher, change);
    const took = await line.during(async () => {
      expect((await record(teacher, change)).status).toBe(200);
    });
    expect(took).toBe(3);
  });
});

interface Planned {
  readonly begins_at?: string;
  readonly substitute_id?: number | null;
  readonly cancelled_at?: string | null;
}

/** Plans a class of contract 1 on the day of the record. Returns its id. */
async function planClass({ db }: StartedServer, planned: Planned = {}): Promise<number> {
  const { begins_at = '08:00', substitute_id = null, cancelled_at = null } = planned;
  const held_on = lesson.date_class;
  const { id } = await db
    .insertInto('planned_classes')
    .values({
      contract_id: lesson.courses_id,
      slot: `${held_on} ${begins_at}`,
      held_on,
      begins_at,
      minutes: 90,
      substitute_id,
      cancelled_at,
      cancel_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a record of a planned class', () => {
  it.each([
    ['of the teacher', {}],
    ['of a substitute', { substitute_id: 2 }],
    ['that was cancelled', { cancelled_at: '2026-11-19T12:00:00Z' }],
  ])('%s is answered as the list shows it afterwards (DECISION-194)', async (_what, values: Planned) => {
    const server = await startServer();
    const admin = await server.signIn();
    const planned_class_id = await planClass(server, values);
    const { status, body } = await record(admin, { planned_class_id, absent_student_ids: [2] });
    expect([status, body.data.planned_class_id]).toEqual([200, planned_class_id]);
    const list = await admin.get('attendance?courseId=1&page=1&resourcesPerPage=1000');
    expect(list.body.data.find(({ id }: { id: number }) => id === body.data.id)).toEqual(body.data);
  });

  it('takes two trips more', async () => {
    const database = await sampleDatabase();
    const line = await countTrips(database);
    const server = await startServer({ database: line.url });
    const teacher = await server.signIn(accounts.teacher.email);
    const ids = [await planClass(server), await planClass(server, { begins_at: '18:00' })];
    await record(teacher, { planned_class_id: ids[0] });
    const took = await line.during(async () => {
      expect((await record(teacher, { planned_class_id: ids[1] })).status).toBe(200);
    });
    expect(took).toBe(5);
  });
});

describe('a new record', () => {
  it.each([
    ['of a class without absences', {}],
    ['with an absent student', { absent_student_ids: [2] }],
    ['with two absent students, one of them named twice', { absent_student_ids: [3, 2, 3] }],
    ['with nobody there', { absent_student_ids: [1, 2, 3] }],
    ['with a note', { note: '  La salle était fermée ' }],
    ['of another teacher', { teacher_id: 2 }],
    [
      'with a late student',
      { details: [{ student_id: 1, late_minutes: 5, left_early_minutes: 0, excused: 0 }] },
    ],
    ['of a day before there were students', { date_class: '2019-01-08', absent_student_ids: [1] }],
  ])('%s is answered as the list shows it afterwards (DECISION-194)', async (_what, change) => {
    const server = await startServer();
    // Only the office says who gave a class.
    const people = 'teacher_id' in change ? [accounts.admin] : [accounts.admin, accounts.teacher];
    for (const { email } of people) {
      const sender = await server.signIn(email);
      const { status, body } = await record(sender, change);
      expect(status).toBe(200);
      const list = await sender.get('attendance?courseId=1&page=1&resourcesPerPage=1000');
      expect(list.body.data.find(({ id }: { id: number }) => id === body.data.id)).toEqual(body.data);
    }
  });

  it('sent twice at once with one key is stored once, and both are answered the same (DECISION-194)', async () => {
    const database = await sampleDatabase();
    const [one, other] = [await startServer({ database }), await startServer({ database })];
    const admin = await one.signIn();
    const elsewhere = await other.signIn();
    const before = (await admin.get('courses?courseId=1')).body.data[0].lessons_recorded;
    for (let turn = 1; turn <= 5; turn += 1) {
      const key = randomUUID();
      const answers = await Promise.all([
        record(admin, {}, key),
        record(elsewhere, {}, key),
        record(admin, {}, key),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect((await admin.get('courses?courseId=1')).body.data[0].lessons_recorded).toBe(before + turn);
      const refused = await record(admin, { total_hours: 60 }, key);
      expect([refused.status, refused.body.code]).toEqual([422, 'key-reused']);
    }
  });

  it('repeated with its key is answered the same, whatever has become of its contract', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const key = randomUUID();
    const first = await record(teacher, {}, key);
    await server.db.updateTable('contracts').set({ status_id: 4 }).where('id', '=', 1).execute();
    expect((await record(teacher, {}, key)).body).toEqual(first.body);
    // Another key is refused, because the contract is archived.
    expect((await record(teacher, {})).body.code).toBe('archived');
  });

  it('is refused to strangers and for unknown people without a trace', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const other = await server.signIn(accounts.otherTeacher.email);
    const before = await server.state();
    const refusals = [
      await record(other, {}),
      await record(admin, { courses_id: 987_654 }),
      await record(admin, { absent_student_ids: [987_654] }),
      await record(admin, { teacher_id: 987_654 }),
      await record(admin, { planned_class_id: 987_654 }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.errors ?? body.code])).toEqual([
      [403, 'forbidden'],
      [404, 'not-found'],
      [400, { absent_student_ids: ['must be students of the contract'] }],
      [400, { teacher_id: ['does not exist'] }],
      [400, { planned_class_id: ['is not of this contract'] }],
    ]);
    expect(await server.state()).toEqual(before);
  });
});
