import { sql } from 'kysely';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { verifyInitials } from '../../../../tools/verify-initials.mjs';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { lineDigest, noDigest } from './chain.ts';

const drawing = 'M200 40L200 160M290 160L290 40L370 40';

interface Line {
  id: number;
  sequence: number;
  student: { id: number };
  mark: string | null;
  changed: number;
  erased: number;
  route: string;
  lesson_id: number | null;
  initialed: { date: string; minutes: number; late_minutes: number | null };
  now: { date: string; minutes: number; absent: number } | null;
}

/** A contract of the sample teacher with these students, the one of the sample link first. */
async function office(count = 3) {
  let now = new Date('2026-11-20T17:30:00.000Z');
  const server = await startServer({ now: () => now });
  const { db } = server;
  const { rows } = await sql<{ id: number }>`select id from students where status = 1
    order by (name, last_name) <> (${accounts.student.name}, ${accounts.student.lastName}), id limit ${count}`.execute(
    db,
  );
  const students = rows.map(({ id }) => id);
  const { rows: teachers } = await sql<{
    id: number;
    teacher_id: number;
  }>`select c.id, c.teacher_id from contracts c
    join teachers t on t.id = c.teacher_id join users u on u.id = t.user_id
    where u.email = ${accounts.teacher.email} and c.status_id = 2 order by c.id limit 1`.execute(db);
  const contract = teachers[0]?.id ?? 0;
  await sql`delete from enrolments where contract_id = ${contract}`.execute(db);
  await db
    .insertInto('enrolments')
    .values(students.map((student_id) => ({ contract_id: contract, student_id })))
    .execute();
  await sql`update lessons set status = 0 where contract_id = ${contract}`.execute(db);
  let admin = await server.signIn();
  let teacher = await server.signIn(accounts.teacher.email);
  const body = (date_class: string, more: object) => ({
    body: { courses_id: contract, date_class, total_hours: 90, absent_student_ids: [], ...more },
  });
  const record = async (day: string, more: object = {}) =>
    (await teacher.send('POST', 'attendance', body(day, more))).body.data.id as number;
  const correct = (id: number, day: string, more: object) =>
    admin.send('PUT', `attendance/${id}`, body(day, { status: 1, ...more }));
  const give = (
    lesson_id: number,
    student_id: number | undefined,
    more: object = {},
    sender: Sender = teacher,
  ) =>
    sender.send('POST', 'initials', {
      body: { lesson_id, student_id, how: 'typed', mark: 'I. F.', written_at: now.toISOString(), ...more },
    });
  const ofClass = async (id: number, sender: Sender = teacher) =>
    (await sender.get(`initials/class/${id}`)).body.data;
  const ofMonth = async (month: string) =>
    (await admin.get(`initials?courseId=${contract}&month=${month}`)).body.data as Line[];
  const plan = async (held_on: string, begins_at: string, minutes = 90) => {
    const { id } = await db
      .insertInto('planned_classes')
      .values({ contract_id: contract, slot: `${held_on} ${begins_at}`, held_on, begins_at, minutes })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const link = () => server.openLink('student', accounts.student.token);
  const own = (sender: Sender, class_id: number, more: object = {}) =>
    sender.send('POST', 'student/initials', {
      body: { class_id, how: 'drawn', mark: drawing, written_at: now.toISOString(), ...more },
    });
  /** Sets the clock. The sessions may have ended then. */
  const at = async (moment: string) => {
    now = new Date(moment);
    [admin, teacher] = [await server.signIn(), await server.signIn(accounts.teacher.email)];
  };
  return {
    ...server,
    contract,
    students,
    admin,
    teacher,
    record,
    correct,
    give,
    ofClass,
    ofMonth,
    plan,
    link,
    own,
    at,
  };
}

/** Recomputes the chain of a contract from what is stored. Returns the sequence of the first wrong line; null for none. */
async function firstWrongLine({ db, contract }: Awaited<ReturnType<typeof office>>): Promise<number | null> {
  const lines = await db
    .selectFrom('initials')
    .selectAll()
    .where('contract_id', '=', contract)
    .orderBy('sequence')
    .execute();
  let previous = noDigest;
  for (const [place, line] of lines.entries()) {
    const isRight =
      line.sequence === place + 1 && line.previous === previous && line.digest === lineDigest(line);
    if (!isRight) return line.sequence;
    previous = line.digest;
  }
  return null;
}

describe('who is asked for initials (DECISION-211)', () => {
  it('of twelve students, everybody but the one who never came', async () => {
    const { students, record, give, ofClass } = await office(12);
    const [early, late, absent, ...others] = students;
    const lesson = await record('2026-11-20', {
      absent_student_ids: [absent],
      details: [
        { student_id: early, late_minutes: 0, left_early_minutes: 30, excused: 0 },
        { student_id: late, late_minutes: 20, left_early_minutes: 0, excused: 0 },
      ],
    });
    for (const student of [early, late, ...others]) expect((await give(lesson, student)).status).toBe(200);
    const refused = await give(lesson, absent);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Les présences disent que cette personne était absente - The attendance says that this person was absent',
    ]);
    const { students: listed } = await ofClass(lesson);
    const facts = new Map(
      (listed as { student: { id: number }; initials: Line[]; [fact: string]: unknown }[]).map((one) => [
        one.student.id,
        [one.absent, one.late_minutes, one.left_early_minutes, one.initials.length],
      ]),
    );
    expect(facts.size).toBe(12);
    expect([early, late, absent, others[0]].map((id) => facts.get(id ?? 0))).toEqual([
      [0, 0, 30, 1],
      [0, 20, 0, 1],
      [1, 0, 0, 0],
      [0, 0, 0, 1],
    ]);
  });

  it('nobody outside of the class, no mark that is none, and by no other teacher', async () => {
    const { students, record, give, signIn, db, contract } = await office(2);
    const lesson = await record('2026-11-20');
    const { rows } = await sql<{ id: number }>`select id from students
      where id not in (select student_id from enrolments where contract_id = ${contract}) limit 1`.execute(
      db,
    );
    const stranger = await give(lesson, rows[0]?.id);
    expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([400, ['student_id']]);
    const noMark = await give(lesson, students[0], { how: 'drawn', mark: 'I. F.' });
    expect([noMark.status, Object.keys(noMark.body.errors)]).toEqual([400, ['mark']]);
    const noMoment = await give(lesson, students[0], { written_at: '2026-13-45T99:99:00Z' });
    expect([noMoment.status, Object.keys(noMoment.body.errors)]).toEqual([400, ['written_at']]);
    const { rows: others } = await sql<{
      email: string;
    }>`select u.email from teachers t join users u on u.id = t.user_id
      where u.password is not null and u.status = 1 and u.email <> ${accounts.teacher.email}
        and not exists (select from contracts c where c.id = ${contract} and c.teacher_id = t.id)
        and not exists (select from previous_teachers p where p.contract_id = ${contract} and p.teacher_id = t.id)
        order by t.id limit 1`.execute(db);
    const other = await signIn(others[0]?.email);
    expect((await give(lesson, students[0], {}, other)).status).toBe(403);
    expect((await other.get(`initials/class/${lesson}`)).status).toBe(403);
  });
});

describe('the chain of a contract (DECISION-213)', () => {
  it('stays linear when devices add to it at once, and each is answered', async () => {
    const server = await office(8);
    const { students, record, give, ofMonth } = server;
    const lesson = await record('2026-11-20');
    const answers = await Promise.all(students.map((student) => give(lesson, student)));
    expect(answers.map(({ status }) => status)).toEqual(students.map(() => 200));
    expect((await ofMonth('2026-11')).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await firstWrongLine(server)).toBeNull();
  });

  it('takes one of two marks for the same student at once, and tells the other device', async () => {
    const { students, record, give, ofMonth } = await office(1);
    const lesson = await record('2026-11-20');
    const answers = await Promise.all(['A', 'B'].map((mark) => give(lesson, students[0], { mark })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(
      'Cette personne a déjà paraphé ce cours - This person has initialed this class already',
    );
    expect(await ofMonth('2026-11')).toHaveLength(1);
  });

  it('has one line for a repeated request, with the same key and with another one', async () => {
    const { students, record, teacher, ofMonth } = await office(1);
    const lesson = await record('2026-11-20');
    const send = (key: string) =>
      teacher.send('POST', 'initials', {
        body: {
          lesson_id: lesson,
          student_id: students[0],
          how: 'drawn',
          mark: drawing,
          written_at: '2026-11-20T17:00:00.000Z',
        },
        headers: { 'Idempotency-Key': key },
      });
    const answers = [await send('one'), await send('one'), await send('other')];
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
      answers.map(() => [200, answers[0]?.body.data]),
    );
    expect(await ofMonth('2026-11')).toHaveLength(1);
  });

  it('cannot be changed in the database, but texts can be removed with their salts', async () => {
    const server = await office(2);
    const { db, students, record, give, ofMonth } = server;
    const lesson = await record('2026-11-20');
    for (const student of students) await give(lesson, student);
    for (const change of [
      sql`update initials set held_on = '2026-11-19'`,
      sql`update initials set person_text = replace(person_text, 'I. F.', 'J. F.')`,
      sql`update initials set person_salt = repeat('0', 32)`,
      sql`update initials set class_digest = repeat('0', 64)`,
      sql`delete from initials`,
    ])
      await expect(change.execute(db)).rejects.toThrow('initials are only added to');
    await sql`update initials set person_text = null, person_salt = null where student_id = ${students[0]}`.execute(
      db,
    );
    expect((await ofMonth('2026-11')).map(({ mark, erased }) => [mark, erased])).toEqual([
      [null, 1],
      ['I. F.', 0],
    ]);
    expect(await firstWrongLine(server)).toBeNull();
  });
});

describe('a class that is changed after its initials (DECISION-212)', () => {
  it('shows what was initialed and what it says now, and can be initialed again', async () => {
    const { students, record, correct, give, ofClass, ofMonth } = await office(2);
    const lesson = await record('2026-11-20');
    await give(lesson, students[0]);
    await correct(lesson, '2026-11-20', { total_hours: 60 });
    const [line] = await ofMonth('2026-11');
    expect([line?.changed, line?.initialed.minutes, line?.now?.minutes]).toEqual([1, 90, 60]);
    const again = await give(lesson, students[0]);
    expect([again.status, again.body.data.sequence, again.body.data.changed]).toEqual([200, 2, 0]);
    await correct(lesson, '2026-11-20', { total_hours: 90 });
    expect((await ofMonth('2026-11')).map(({ changed }) => changed)).toEqual([0, 1]);
    await correct(lesson, '2026-11-20', { absent_student_ids: [students[0]] });
    expect((await ofMonth('2026-11')).map(({ now }) => now?.absent)).toEqual([1, 1]);
    await correct(lesson, '2026-11-20', { status: 0 });
    expect((await ofMonth('2026-11')).map(({ now, changed }) => [now, changed])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    expect(await ofClass(lesson)).toBeUndefined();
  });

  it('belongs to the month in which it was initialed, in December and in January', async () => {
    const { students, record, correct, give, ofMonth, at } = await office(1);
    await at('2027-01-02T15:00:00.000Z');
    const lesson = await record('2026-12-31');
    expect((await give(lesson, students[0])).status).toBe(200);
    expect((await give(await record('2027-01-01'), students[0])).status).toBe(200);
    const days = async (month: string) => (await ofMonth(month)).map(({ initialed }) => initialed.date);
    expect([await days('2026-12'), await days('2027-01')]).toEqual([['2026-12-31'], ['2027-01-01']]);
    await correct(lesson, '2027-01-02', {});
    expect((await ofMonth('2026-12')).map(({ now, changed }) => [now?.date, changed])).toEqual([
      ['2027-01-02', 1],
    ]);
  });
});

describe('initials through the private link (DECISION-214)', () => {
  it('are given while the class runs, not before and not after', async () => {
    const { plan, link, own, at, ofMonth } = await office(2);
    const running = await plan('2026-11-20', '12:00');
    await at('2026-11-20T16:59:00.000Z');
    expect((await own(await link(), running)).status).toBe(409);
    await at('2026-11-20T17:00:00.000Z');
    expect((await (await link()).get('student/initials')).body.data).toMatchObject([
      { id: running, initialed: 0 },
    ]);
    expect((await own(await link(), running)).body.data).toMatchObject([{ id: running, initialed: 1 }]);
    await at('2026-11-20T18:31:00.000Z');
    expect((await (await link()).get('student/initials')).body.data).toEqual([]);
    const late = await own(await link(), running, { mark: 'M1 1L2 2' });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Ce cours n’a pas lieu en ce moment\u00A0: on ne peut le parapher que du début à la fin - This class is not running: it can be initialed only from its beginning to its end',
    ]);
    expect(await ofMonth('2026-11')).toMatchObject([{ route: 'link', lesson_id: null, changed: 0 }]);
  });

  it('belong to the record of the class once there is one, and are not asked for again', async () => {
    const { plan, link, own, record, ofClass, ofMonth, give, students } = await office(2);
    const running = await plan('2026-11-20', '12:00');
    await own(await link(), running);
    const lesson = await record('2026-11-20', { planned_class_id: running });
    const { students: listed } = await ofClass(lesson);
    expect(listed.map(({ initials }: { initials: Line[] }) => initials.length).toSorted()).toEqual([0, 1]);
    expect((await give(lesson, students[0])).status).toBe(409);
    expect(await ofMonth('2026-11')).toMatchObject([{ lesson_id: lesson, changed: 0 }]);
  });

  it('are never given for another student or class, nor with a revoked link', async () => {
    const { db, plan, link, own, contract, students, admin, give, record } = await office(2);
    const running = await plan('2026-11-20', '12:00');
    const opened = await link();
    const lesson = await record('2026-11-20');
    expect((await give(lesson, students[1], {}, opened)).status).toBe(403);
    await sql`delete from enrolments where contract_id = ${contract} and student_id = ${students[0]}`.execute(
      db,
    );
    expect((await own(opened, running)).status).toBe(403);
    await db
      .insertInto('enrolments')
      .values({ contract_id: contract, student_id: students[0] ?? 0 })
      .execute();
    const { etag } = (await admin.get(`links/student/${students[0]}`)).body.data;
    await admin.send('PUT', `links/student/${students[0]}/revoke`, { headers: { 'If-Match': etag } });
    expect((await own(opened, running)).status).toBe(401);
    expect((await sql`select from initials`.execute(db)).rows).toEqual([]);
  });
});

describe('the file of a chain (DECISION-216)', () => {
  it('verifies with the program for payers, also after a person was erased, and names a changed line', async () => {
    const { db, contract, admin, students, record, correct, give, plan, link, own } = await office(3);
    const running = await plan('2026-11-20', '12:00');
    await own(await link(), running);
    const lesson = await record('2026-11-19');
    await give(lesson, students[0], { mark: 'É. «L»' });
    await give(lesson, students[1], { how: 'drawn', mark: drawing });
    await correct(lesson, '2026-11-19', { total_hours: 60 });
    await give(lesson, students[1], { how: 'drawn', mark: drawing });
    const download = async () =>
      Buffer.from((await admin.get(`initials/chain?courseId=${contract}`)).body as ArrayBuffer).toString(
        'utf8',
      );
    const text = await download();
    expect(text.match(/"sequence":\d+/g)).toHaveLength(4);
    expect(verifyInitials(text)).toEqual([]);
    const changed = text.replace('É. «L»', 'É. «M»');
    expect(verifyInitials(changed)).toEqual([{ line: 2, problem: 'the part "person" was changed' }]);
    await sql`update initials set person_text = null, person_salt = null where student_id = ${students[0]}`.execute(
      db,
    );
    await sql`update initials set teacher_text = null, teacher_salt = null`.execute(db);
    const erased = await download();
    expect(erased).not.toContain('É. «L»');
    expect(verifyInitials(erased)).toEqual([]);
  });
});

describe('the report of a month (DECISION-217)', () => {
  /** A December with a class in the morning, one that was changed, and one in January. */
  async function december() {
    const started = await office(3);
    const { students, record, correct, give, plan, at, db, contract } = started;
    await at('2027-01-04T15:00:00.000Z');
    const morning = await plan('2026-12-03', '09:00');
    const first = await record('2026-12-03', {
      planned_class_id: morning,
      absent_student_ids: [students[2]],
      details: [{ student_id: students[1], late_minutes: 20, left_early_minutes: 0, excused: 0 }],
    });
    await give(first, students[0], { mark: 'Q. Z.' });
    await give(first, students[1], { how: 'drawn', mark: drawing });
    const last = await record('2026-12-31');
    await give(last, students[0], { mark: 'Q. Z.' });
    await correct(last, '2026-12-31', { total_hours: 60 });
    await record('2027-01-01');
    await sql`update contracts set company_id = (select min(id) from companies) where id = ${contract}`.execute(
      db,
    );
    return started;
  }

  async function read(body: unknown) {
    const pdf = await getDocumentProxy(new Uint8Array(body as ArrayBuffer));
    const { info } = (await pdf.getMetadata()) as unknown as { info: { Language: string; Title: string } };
    let text = '';
    let tree = '';
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      text += items.map((item) => ('str' in item ? item.str : '')).join('');
      tree += JSON.stringify(await page.getStructTree());
    }
    return { ...info, text, tree };
  }

  it('is a tagged PDF with initials, teacher and hours of the month alone, by half-day', async () => {
    const { contract, signIn, db } = await december();
    const admin = await signIn();
    const answer = await admin.get(
      `initials/report?courseId=${contract}&month=2026-12&language=fr&halfDays=1`,
    );
    const { Language, Title, text, tree } = await read(answer.body);
    expect([Language, Title]).toEqual(['fr-CA', 'Relevé de présence, décembre 2026']);
    expect(tree.match(/"role":"H1"/g)).toHaveLength(1);
    expect(tree.match(/"role":"H3"/g)).toHaveLength(3);
    expect(tree).toContain(`"alt":"Paraphe\u00A0: `);
    const { rows } = await sql<{
      number: string;
    }>`select number from contracts where id = ${contract}`.execute(db);
    for (const said of [
      `Contrat ${rows[0]?.number}`,
      'Matin',
      'Non planifié',
      'Absent',
      'Q. Z.',
      '1 h 10 min',
    ])
      expect(text.replaceAll('\u00A0', ' ')).toContain(said);
    // Lines break between any two words.
    expect(text.replaceAll(/\s/g, '')).toContain('Paraphé:31décembre2026,1h30min;modifiédepuis');
    expect(text).not.toContain('2027');
  });

  it('of a company has its contracts with classes in that month', async () => {
    const { contract, db, signIn } = await december();
    const admin = await signIn();
    const { rows } = await sql<{ id: number; name: string; number: string }>`select co.id, co.name, c.number
      from contracts c join companies co on co.id = c.company_id where c.id = ${contract}`.execute(db);
    const report = async (month: string) =>
      read((await admin.get(`initials/report?companyId=${rows[0]?.id}&month=${month}&language=en`)).body);
    const inDecember = await report('2026-12');
    expect(inDecember.Title).toBe('Attendance report, December 2026');
    expect(inDecember.text).toContain(rows[0]?.name);
    expect(inDecember.text).toContain(`Contract ${rows[0]?.number}`);
    expect(inDecember.text).not.toContain('Half-day');
    expect((await report('2031-05')).text).toContain('No class was given in that month.');
  });
});
