import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { sendAbsenceMails } from './absenceMails.ts';

/**
 * The student of the sample link, another student of the same contract, and its teachers. Today is 20 November 2026.
 */
const [lea, andrew] = [1, 2];
const monday = '2026-11-23';

async function start(...days: string[]) {
  let now = testMoment;
  const server = await startServer({ now: () => now });
  const { db } = server;
  const { name, lastName } = accounts.student;
  const { rows } = await sql<{ id: number }>`select id from students
    where name = ${name} and last_name = ${lastName}`.execute(db);
  const own = Number(rows[0]?.id);
  await db.updateTable('lessons').set({ status: 0 }).execute();
  await sql`delete from planned_classes`.execute(db);
  const contract = await contractOf(db, own);
  const other = await anotherStudent(db, own);
  await sql`delete from enrolments where contract_id = ${contract}`.execute(db);
  await db
    .insertInto('enrolments')
    .values([own, other].map((student_id) => ({ contract_id: contract, student_id })))
    .execute();
  await sql`delete from previous_teachers where contract_id = ${contract}`.execute(db);
  await db
    .updateTable('contracts')
    .set({ status_id: 2, teacher_id: lea })
    .where('id', '=', contract)
    .execute();
  const ids = await plan(db, contract, days);
  const signIn = async () => ({
    link: await server.openLink('student', accounts.student.token),
    company: await server.openLink('company', accounts.company.token),
    admin: await server.signIn(),
    teacher: await server.signIn(accounts.teacher.email),
  });
  return {
    ...server,
    ...(await signIn()),
    own,
    other,
    contract,
    ids,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    /** Sets the clock. Returns senders with new sessions, because the others may have ended. */
    at: (moment: string) => {
      now = new Date(moment);
      return signIn();
    },
    mail: () => sendAbsenceMails(db, now),
    /** Opens the link for each request, because its session would end during a test. */
    reopened: {
      send: async (method, path, content) =>
        (await server.openLink('student', accounts.student.token)).send(method, path, content),
      get: async (path) => (await server.openLink('student', accounts.student.token)).get(path),
    } satisfies Sender,
  };
}

type Db = StartedServer['db'];

async function contractOf(db: Db, student: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select min(contract_id) as id from enrolments
    where student_id = ${student}`.execute(db);
  return Number(rows[0]?.id);
}

async function anotherStudent(db: Db, own: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select min(id) as id from students where id <> ${own}`.execute(
    db,
  );
  return Number(rows[0]?.id);
}

async function plan(db: Db, contractId: number, days: readonly string[], time = '12:00') {
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

interface Shown {
  readonly id: number;
  readonly date: string;
  readonly time: string;
  readonly cancelled: number;
  readonly absence: { readonly word: string | null } | null;
}

const classesOf = async (link: Sender): Promise<Shown[]> => (await link.get('student/classes')).body.data;
const shownOf = ({ id, date, time }: Pick<Shown, 'id' | 'date' | 'time'>) => ({ id, date, time });
const announce = (
  link: Sender,
  classes: readonly Pick<Shown, 'id' | 'date' | 'time'>[],
  word?: string | null,
) => link.send('POST', 'student/absences', { body: { classes: classes.map(shownOf), word } });
const withdraw = (link: Sender, classes: readonly Pick<Shown, 'id' | 'date' | 'time'>[]) =>
  link.send('POST', 'student/absences/withdraw', { body: { classes: classes.map(shownOf) } });
/** Returns which students are announced as absent from which class, as a signed-in user sees it. */
const seenBy = async (sender: Sender) => {
  const { body } = await sender.get('plannedClasses?from=2026-11-20&to=2027-02-20');
  return body.data.flatMap(
    ({
      date,
      announced_absences: list,
    }: {
      date: string;
      announced_absences: { student_id: number; word: string }[];
    }) => list.map(({ student_id, word }) => [date, student_id, word]),
  );
};

describe('an absence that a student announces (DECISION-138)', () => {
  it('cannot be about a class of an archived contract, nor taken back there (DECISION-40)', async () => {
    const { link, own, contract, db, admin } = await start(monday, '2026-11-25');
    const classes = await classesOf(link);
    await announce(link, classes.slice(0, 1));
    await db.updateTable('contracts').set({ status_id: 4 }).where('id', '=', contract).execute();
    for (const { status, body } of [await announce(link, classes), await withdraw(link, classes)])
      expect([status, body.code]).toEqual([409, 'archived']);
    await db.updateTable('contracts').set({ status_id: 2 }).where('id', '=', contract).execute();
    expect(await seenBy(admin)).toEqual([[monday, own, null]]);
  });

  it('is seen by the teacher and the office, for one or several classes, with a word (DECISION-138)', async () => {
    const { link, teacher, admin, own } = await start(monday, '2026-11-25', '2026-11-30');
    const classes = await classesOf(link);
    expect(classes.map(({ date, time, absence }) => [date, time, absence])).toEqual([
      [monday, '12:00', null],
      ['2026-11-25', '12:00', null],
      ['2026-11-30', '12:00', null],
    ]);
    const { status, body } = await announce(link, classes.slice(0, 2), ' Rendez-vous ');
    expect(status).toBe(200);
    expect(body.data.map(({ absence }: Shown) => absence)).toEqual([
      { announced_at: testMoment.toISOString(), word: 'Rendez-vous' },
      { announced_at: testMoment.toISOString(), word: 'Rendez-vous' },
      null,
    ]);
    const seen = [
      [monday, own, 'Rendez-vous'],
      ['2026-11-25', own, 'Rendez-vous'],
    ];
    expect(await seenBy(teacher)).toEqual(seen);
    expect(await seenBy(admin)).toEqual(seen);
  });

  it('is answered with no name of another student, no reason and no place', async () => {
    const { link, admin, ids, contract, other, db } = await start(monday, '2026-11-25');
    await sql`update contracts set location = 'Chez Mme Secret', schedule = 'Secret', contact_person = 'Secret'
      where id = ${contract}`.execute(db);
    await sql`update students set name = 'Secret', last_name = 'Autrui' where id = ${other}`.execute(db);
    const body = { cancelled: 1, cancel_reason: 'Secret Autrui est malade' };
    await admin.send('PATCH', `plannedClasses/${ids[1]}`, { body });
    const answers = [
      await link.get('student/classes'),
      await announce(link, (await classesOf(link)).slice(0, 1)),
    ];
    answers.push(await withdraw(link, (await classesOf(link)).slice(0, 1)));
    for (const answer of answers) {
      expect([answer.status, answer.body.data.length]).toEqual([200, 2]);
      expect(JSON.stringify(answer.body)).not.toMatch(/Secret|Autrui/);
      expect(Object.keys(answer.body.data[0]).toSorted()).toEqual([
        'absence',
        'cancelled',
        'contract_number',
        'date',
        'id',
        'language',
        'minutes',
        'teacher',
        'time',
      ]);
    }
  });

  it('is taken back until the class begins, and not after', async () => {
    const { at, own, ...before } = await start(monday);
    const classes = await classesOf(before.link);
    await announce(before.link, classes);
    expect((await withdraw(before.link, classes)).body.data[0].absence).toBeNull();
    expect(await seenBy(before.teacher)).toEqual([]);
    // One second before noon in Montréal.
    const justBefore = await at('2026-11-23T16:59:59.000Z');
    expect((await announce(justBefore.link, classes)).status).toBe(200);
    const { link, teacher } = await at('2026-11-23T17:00:00.000Z');
    for (const answer of [await withdraw(link, classes), await announce(link, classes, 'Trop tard')])
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'conflict',
        'Ce cours a déjà commencé - This class has begun already',
      ]);
    expect(await classesOf(link)).toEqual([]);
    expect(await seenBy(teacher)).toEqual([[monday, own, null]]);
  });

  it('is for all classes or none', async () => {
    const { at, ...before } = await start(monday, '2026-11-25');
    const classes = await classesOf(before.link);
    const { link, teacher } = await at('2026-11-23T17:00:00.000Z');
    expect((await announce(link, classes.toReversed())).status).toBe(409);
    expect(await seenBy(teacher)).toEqual([]);
  });

  it('is refused to who does not belong to the contract on the day of the class, and no longer counts then', async () => {
    const { link, teacher, own, contract, db } = await start(monday, '2026-11-25');
    const classes = await classesOf(link);
    await announce(link, classes);
    await sql`update enrolments set ends_on = ${monday} where contract_id = ${contract} and student_id = ${own}`.execute(
      db,
    );
    expect((await classesOf(link)).map(({ date }) => date)).toEqual([monday]);
    expect(await seenBy(teacher)).toEqual([[monday, own, null]]);
    const late = classes.slice(1);
    expect([(await announce(link, late)).status, (await withdraw(link, late)).status]).toEqual([404, 404]);
    await sql`delete from enrolments where contract_id = ${contract} and student_id = ${own}`.execute(db);
    expect((await announce(link, classes)).status).toBe(403);
  });

  it('is refused to anybody but the student, and once the link has expired', async () => {
    const { at, own, anonymous, ...before } = await start(monday);
    const classes = await classesOf(before.link);
    for (const other of [before.admin, before.teacher, before.company])
      expect((await announce(other, classes)).status).toBe(403);
    expect((await announce(anonymous, classes)).status).toBe(401);
    const { etag } = (await before.admin.get(`links/student/${own}`)).body.data;
    await before.admin.send('PUT', `links/student/${own}/expiry`, {
      body: { expires_on: '2026-11-21' },
      headers: { 'If-Match': etag },
    });
    // The last minutes of the last day, and the first minute after it.
    const { link } = await at('2026-11-22T04:50:00.000Z');
    expect((await link.get('student/classes')).status).toBe(200);
    const after = await at('2026-11-22T05:00:00.000Z').catch(() => null);
    expect([(await announce(link, classes)).status, (await link.get('student/classes')).status]).toEqual([
      401, 401,
    ]);
    expect(after).toBeNull();
  });

  it('ends with its link when that is revoked', async () => {
    const { link, admin, own } = await start(monday);
    const classes = await classesOf(link);
    const { etag } = (await admin.get(`links/student/${own}`)).body.data;
    await admin.send('PUT', `links/student/${own}/revoke`, { headers: { 'If-Match': etag }, body: {} });
    expect([(await announce(link, classes)).status, (await withdraw(link, classes)).status]).toEqual([
      401, 401,
    ]);
    expect(await seenBy(admin)).toEqual([]);
  });

  it('counts for the time for which it was announced: not once the class is moved, again when it moves back', async () => {
    const { link, admin, teacher, ids, own, db, contract } = await start(monday);
    await givePlan(db, contract);
    const before = await classesOf(link);
    await announce(link, before);
    const move = (date: string, time: string) =>
      admin.send('PATCH', `plannedClasses/${ids[0]}`, {
        body: { date, time, minutes: 60, accept_clashes: true },
      });
    expect((await move('2026-11-24', '12:00')).status).toBe(200);
    expect(await seenBy(teacher)).toEqual([]);
    expect((await classesOf(link)).map(({ date, absence }) => [date, absence])).toEqual([
      ['2026-11-24', null],
    ]);
    // A student who still sees the former time gets a message about the move.
    expect((await announce(link, before)).status).toBe(412);
    expect((await withdraw(link, before)).status).toBe(412);
    await move(monday, '12:00');
    expect(await seenBy(teacher)).toEqual([[monday, own, null]]);
    await move(monday, '12:15');
    expect(await seenBy(teacher)).toEqual([]);
  });

  it('rests while the class is cancelled, and counts when it is restored', async () => {
    const { link, admin, teacher, ids, own } = await start(monday);
    const classes = await classesOf(link);
    await announce(link, classes);
    const change = (body: object) => admin.send('PATCH', `plannedClasses/${ids[0]}`, { body });
    await change({ cancelled: 1, cancel_reason: 'Tempête' });
    expect((await classesOf(link)).map(({ cancelled }) => cancelled)).toEqual([1]);
    expect((await withdraw(link, classes)).status).toBe(409);
    await change({ cancelled: 0 });
    expect(await seenBy(teacher)).toEqual([[monday, own, null]]);
  });

  it('is one for two tabs at once, and keeps its first moment', async () => {
    const { link, db, pass } = await start(monday);
    const classes = await classesOf(link);
    const both = await Promise.all([announce(link, classes, 'un'), announce(link, classes, 'deux')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    pass(5);
    await announce(link, classes, 'trois');
    const rows = await db.selectFrom('announced_absences').select(['announced_at', 'word']).execute();
    expect(rows).toEqual([{ announced_at: testMoment.toISOString(), word: 'trois' }]);
  });

  it('stands in the history of the contract and of the student, with the link as who did it', async () => {
    const { link, admin, own, contract } = await start(monday);
    const classes = await classesOf(link);
    await announce(link, classes, 'Malade');
    await withdraw(link, classes);
    for (const query of [`subject=contract&id=${contract}`, `subject=student&id=${own}`]) {
      const { data } = (await admin.get(`history?${query}`)).body;
      expect(
        data
          .slice(0, 2)
          .map(({ noun, action, who, call }: Record<string, unknown>) => [noun, action, call, who]),
      ).toEqual([
        ['announced_absence', 'changed', 'withdrawAbsences', expect.objectContaining({ kind: 'link' })],
        ['announced_absence', 'added', 'announceAbsences', expect.objectContaining({ kind: 'link' })],
      ]);
      expect(data[1].changes).toContainEqual(expect.objectContaining({ field: 'word', after: 'Malade' }));
    }
  });

  it('parts the absences of a company in announced and others, by the class that a record fulfils', async () => {
    const { at, own, other, contract, db, ...before } = await start(monday, '2026-11-25');
    const companyId = (await before.company.get('companySummary')).body.data.company.id;
    await sql`update contracts set company_id = ${companyId} where id = ${contract}`.execute(db);
    await announce(before.link, (await classesOf(before.link)).slice(0, 1));
    const { link, admin, company } = await at('2026-11-26T12:00:00.000Z');
    // Without the id of the class, both days have both students as absent.
    for (const date_class of [monday, '2026-11-25'])
      await admin.send('POST', 'attendance', {
        body: { courses_id: contract, date_class, absent_student_ids: [own, other], total_hours: 60 },
      });
    const { body } = await company.get('companySummary');
    const ofStudent = (id: number) =>
      body.data.rows.find(
        ({ course_id, student }: { course_id: number; student: { id: number } }) =>
          course_id === contract && student.id === id,
      ).attendance;
    expect(ofStudent(own)).toMatchObject({ taught_minutes: 120, attended_minutes: 0, announced_minutes: 60 });
    expect(ofStudent(other)).toMatchObject({
      taught_minutes: 120,
      attended_minutes: 0,
      announced_minutes: 0,
    });
    expect(body.data.attendance.announced_minutes).toBe(60);
    const isNew = ({ date_class }: { date_class: string }) => date_class >= monday;
    const records = (await admin.get(`attendance?courseId=${contract}`)).body.data;
    expect(
      records
        .filter(isNew)
        .map(({ date_class, announced_ids }: Record<string, unknown>) => [date_class, announced_ids]),
    ).toEqual([
      [monday, [own]],
      ['2026-11-25', []],
    ]);
    // The link of a student returns only that student's absences.
    const another = (await link.get(`attendance?courseId=${contract}`)).body.data;
    expect(
      another.filter(isNew).map(({ announced_ids }: { announced_ids: number[] }) => announced_ids),
    ).toEqual([[own], []]);
  });
});

async function givePlan(db: Db, contractId: number) {
  await sql`insert into class_plans (contract_id, starts_on, number_of_classes, skips_holidays, times, breaks, changes)
    values (${contractId}, '2026-11-23', 1, 0, '[{"weekday":1,"time":"12:00","minutes":60}]', '[]', '[]')
    on conflict (contract_id) do update set starts_on = excluded.starts_on, number_of_classes = 1, ends_on = null,
      skips_holidays = 0, times = excluded.times, breaks = '[]', changes = '[]'`.execute(db);
}

describe('the mail about announced absences (DECISION-139)', () => {
  const mailsTo = async ({ outbox }: Pick<StartedServer, 'outbox'>) =>
    (await outbox()).map(({ to, subject, text }) => ({ to, subject, text }));

  it('is one for all news of ten minutes, and says nothing that was typed (DECISION-139)', async () => {
    const started = await start(monday, '2026-11-25');
    const { reopened: link, pass, mail } = started;
    const [first, second] = await classesOf(link);
    if (!first || !second) throw new Error('two classes were planned');
    await announce(link, [first], 'http://phish.example');
    pass(9);
    await announce(link, [second]);
    expect(await mail()).toBe(0);
    pass(1);
    expect([await mail(), await mail()]).toEqual([1, 0]);
    const mails = await mailsTo(started);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [accounts.teacher.email, 'Absences annoncées : 2 - Announced absences: 2'],
    ]);
    expect(mails[0]?.text).toMatch(/23 novembre 2026 à 12:00.*\n.*25 novembre 2026 à 12:00/);
    expect(mails[0]?.text).not.toContain('phish');
  });

  it('does not exist for what is taken back before it, and says what is taken back after it', async () => {
    const started = await start(monday);
    const { reopened: link, pass, mail } = started;
    const classes = await classesOf(link);
    await announce(link, classes);
    await withdraw(link, classes);
    pass(10);
    expect(await mail()).toBe(0);
    await announce(link, classes);
    pass(10);
    expect(await mail()).toBe(1);
    await withdraw(link, classes);
    pass(59);
    expect(await mail()).toBe(0);
    pass(1);
    expect(await mail()).toBe(1);
    const [last] = await mailsTo(started);
    expect(last?.subject).toBe('Absences retirées - Absences taken back');
    expect(last?.text).toContain('Will come after all:\n• ');
  });

  it('is one an hour, whatever the students do, and earlier for a class within the hour', async () => {
    const started = await start(monday, '2026-11-30');
    const { reopened: link, pass, mail, at } = started;
    const [first, second] = await classesOf(link);
    if (!first || !second) throw new Error('two classes were planned');
    // 11:00 in Montréal, an hour before the first class.
    await at('2026-11-23T16:00:00.000Z');
    let sent = 0;
    for (let minute = 0; minute < 30; minute += 1) {
      await (minute % 2 === 0 ? announce(link, [second]) : withdraw(link, [second]));
      sent += await mail();
      pass(1);
    }
    expect(sent).toBeLessThanOrEqual(1);
    await announce(link, [first]);
    pass(10);
    expect(await mail()).toBe(1);
  });

  it('goes to who gives the class, and to the new teacher once a substitute is chosen', async () => {
    const started = await start(monday);
    const { reopened: link, pass, mail, ids, signIn } = started;
    await announce(link, await classesOf(link));
    pass(10);
    await mail();
    const admin = await signIn();
    await admin.send('POST', 'plannedClasses/substitute', {
      body: { classes: [{ id: ids[0] }], teacher_id: andrew, accept_clashes: true },
    });
    expect([await mail(), await mail()]).toEqual([1, 0]);
    const about = (await mailsTo(started)).filter(({ subject }) => subject.startsWith('Absences'));
    expect(about.map(({ to }) => to)).toEqual([accounts.otherTeacher.email, accounts.teacher.email]);
  });

  it('is not written about a class that has begun, was moved or cancelled, nor to an archived teacher', async () => {
    const { link, pass, mail, at, db, admin, ids } = await start(monday, '2026-11-25', '2026-11-30');
    await announce(link, await classesOf(link));
    await admin.send('PATCH', `plannedClasses/${ids[1]}`, { body: { cancelled: 1, cancel_reason: 'Congé' } });
    await sql`update planned_classes set begins_at = '13:00' where id = ${ids[2]}`.execute(db);
    await at('2026-11-23T17:00:00.000Z');
    pass(10);
    expect(await mail()).toBe(0);
    await sql`update planned_classes set begins_at = '12:00' where id = ${ids[2]}`.execute(db);
    await db.updateTable('teachers').set({ user_status: 0 }).where('id', '=', lea).execute();
    expect(await mail()).toBe(0);
    await db.updateTable('teachers').set({ user_status: 3 }).where('id', '=', lea).execute();
    expect(await mail()).toBe(1);
  });

  it('is written once when two processes look at the same time', async () => {
    const { reopened: link, pass, mail } = await start(monday);
    await announce(link, await classesOf(link));
    pass(10);
    const sent = await Promise.all([mail(), mail(), mail()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});
