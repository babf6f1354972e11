import type { HoursClass, Statement } from '@portal/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Léa’s contract. Her rate for it is 34.50 $. */
const contract = 1;
const [lea, andrew] = [1, 2];
const month = '2026-11';

const lesson = (date: string, minutes = 90) => ({
  body: { courses_id: contract, date_class: date, absent_student_ids: [], total_hours: minutes },
});
const submit = (sender: Sender, minutes: number, more = {}) =>
  sender.send('POST', 'statements', { body: { month, minutes, ...more } });
const decide = (sender: Sender, { id, etag }: Statement, body: object) =>
  sender.send('PUT', `statements/${id}`, { body, headers: { 'If-Match': etag } });
const returning = { status: 'returned', reason: 'Il manque un cours.' };

/** A server in which Léa gave two classes of 90 minutes in November. */
async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ data: 'untaught', ...options });
  const { db } = server;
  const admin = await server.signIn();
  const teacher = await server.signIn(accounts.teacher.email);
  if (options.database === undefined) {
    for (const date of ['2026-11-02', '2026-11-04']) await teacher.send('POST', 'attendance', lesson(date));
  }
  const only = async (): Promise<Statement> =>
    (await admin.get(`statements?month=${month}&teacherId=${lea}`)).body.data[0];
  const lessonIds = async () =>
    (await db.selectFrom('lessons').select('id').where('status', '=', 1).orderBy('id').execute()).map(
      ({ id }) => id,
    );
  return { ...server, admin, teacher, only, lessonIds };
}

async function submitted() {
  const server = await start();
  const { body } = await submit(server.teacher, 180);
  return { ...server, statement: body.data as Statement };
}

describe('a teacher who hands in a month', () => {
  it('leaves what was taught, with the rates, and mails the office', async () => {
    const { teacher, outbox } = await start();
    const { status, body, headers } = await submit(teacher, 180, { note: '  Un cours en ligne ' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe(body.data.etag);
    expect(body.data).toEqual({
      id: expect.any(Number),
      month,
      teacher: { id: lea, name: 'Léa', last_name: 'Villeneuve' },
      status: 'submitted',
      submitted_at: '2026-11-20T12:00:00.000Z',
      note: 'Un cours en ligne',
      approved_at: null,
      returned_at: null,
      reason: null,
      exported_at: null,
      lines: [
        {
          course: { id: contract, contract_number: '2026-0412' },
          company: { id: expect.any(Number), name: 'Aéro Beauséjour inc.' },
          classes: 2,
          minutes: 180,
          rate_cents: 3450,
          amount_cents: 10_350,
        },
      ],
      classes: 2,
      minutes: 180,
      amount_cents: 10_350,
      unrated_minutes: 0,
      difference_minutes: 0,
      added: 0,
      changed: 0,
      removed: 0,
      etag: '"v1"',
    });
    const mails = await outbox();
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [accounts.otherAdmin.email, accounts.admin.email].sort(),
    );
    expect(mails[0]).toMatchObject({
      subject:
        'Relevé soumis : Léa Villeneuve, novembre 2026 - Statement submitted: Léa Villeneuve, November 2026',
      text: 'Léa Villeneuve a soumis son relevé d’heures pour novembre 2026. - Léa Villeneuve has submitted the statement of hours for November 2026.',
      link: '/admin/operations/hours?month=2026-11',
    });
    expect((await teacher.get(`hours/own?month=${month}`)).body.statement).toEqual(body.data);
  });

  it('does so once, and again after a return', async () => {
    const { teacher, admin, statement } = await submitted();
    expect((await submit(teacher, 180)).status).toBe(409);
    const back = (await decide(admin, statement, returning)).body.data;
    await teacher.send('POST', 'attendance', lesson('2026-11-05', 30));
    const again = await submit(teacher, 210);
    expect(again.body.data).toMatchObject({
      id: statement.id,
      status: 'submitted',
      minutes: 210,
      added: 0,
      reason: null,
      returned_at: null,
      etag: '"v3"',
    });
    expect(back.etag).toBe('"v2"');
    const seen = { status: 'approved', minutes: 210 };
    expect((await decide(admin, again.body.data, seen)).status).toBe(200);
    expect((await submit(teacher, 210)).status).toBe(409);
  });
});

describe('a record that changes after a month was handed in', () => {
  it('is flagged and never changes the statement', async () => {
    const { admin, only, lessonIds, statement, teacher } = await submitted();
    const [first, second] = await lessonIds();
    await admin.send('POST', 'attendance', lesson('2026-11-18', 60));
    await admin.send('PUT', `attendance/${first}`, {
      body: { ...lesson('2026-11-02', 120).body, status: 1 },
    });
    await admin.send('DELETE', `attendance/${second}`);
    const { lines, minutes, amount_cents } = statement;
    expect(await only()).toEqual({
      ...statement,
      lines,
      minutes,
      amount_cents,
      difference_minutes: 0,
      added: 1,
      changed: 1,
      removed: 1,
    });
    const classes: HoursClass[] = (await teacher.get(`hours/classes?month=${month}`)).body.data;
    expect(
      classes.map(({ date, minutes: now, change, statement_minutes }) => [
        date,
        now,
        change,
        statement_minutes,
      ]),
    ).toEqual([
      ['2026-11-02', 120, 'changed', 90],
      ['2026-11-04', 90, 'removed', 90],
      ['2026-11-18', 60, 'added', null],
    ]);
  });

  it('counts as removed once its date lies in another month', async () => {
    const { admin, only, lessonIds } = await submitted();
    const [first] = await lessonIds();
    await admin.send('PUT', `attendance/${first}`, { body: { ...lesson('2026-10-30').body, status: 1 } });
    expect(await only()).toMatchObject({ difference_minutes: -90, removed: 1, changed: 0 });
    await admin.send('PUT', `attendance/${first}`, { body: { ...lesson('2026-11-02').body, status: 1 } });
    expect(await only()).toMatchObject({ difference_minutes: 0, removed: 0, changed: 0, added: 0 });
  });

  it('shows against what was approved, once it is', async () => {
    const { admin, only, statement, teacher } = await submitted();
    await teacher.send('POST', 'attendance', lesson('2026-11-18', 60));
    const seen = { status: 'approved', minutes: 240, amount_cents: 13_800 };
    const approval = await decide(admin, statement, seen);
    expect(approval.body.data).toMatchObject({
      status: 'approved',
      minutes: 240,
      amount_cents: 13_800,
      added: 0,
    });
    await admin.send('POST', 'attendance', lesson('2026-11-19', 60));
    expect(await only()).toMatchObject({ minutes: 240, difference_minutes: 60, added: 1 });
  });

  it('keeps its rate once the month is approved, and has the present one before', async () => {
    const { admin, only, statement, db } = await submitted();
    const rateNow = async () => {
      const { data } = (await admin.get(`hours?from=${month}&to=${month}&teacherId=${lea}`)).body;
      return data.find(({ classes }: { classes: number }) => classes > 0).rate_cents;
    };
    const raise = (rate: number) =>
      db.updateTable('teacher_rates').set({ rate }).where('teacher_id', '=', lea).execute();
    await raise(40);
    expect([await rateNow(), (await only()).lines[0]?.rate_cents]).toEqual([4000, 3450]);
    await decide(admin, statement, { status: 'approved', minutes: 180 });
    await raise(50);
    expect([await rateNow(), (await only()).lines[0]?.rate_cents]).toEqual([4000, 4000]);
    await decide(admin, await only(), returning);
    expect(await rateNow()).toBe(5000);
  });
});

describe('an administrator', () => {
  it('returns what is approved, and not what is exported', async () => {
    const { admin, statement, only } = await submitted();
    await decide(admin, statement, { status: 'approved', minutes: 180 });
    await decide(admin, await only(), returning);
    expect(await only()).toMatchObject({ status: 'returned', approved_at: null });
    const { id } = statement;
    expect((await admin.send('POST', 'statements/export', { body: { ids: [id] } })).status).toBe(409);
  });

  it('exports what is approved: all of it or nothing, and twice is once', async () => {
    const { admin, statement, only, signIn } = await submitted();
    const other = await signIn(accounts.otherTeacher.email);
    const { body } = lesson('2026-11-06');
    await other.send('POST', 'attendance', { body: { ...body, courses_id: 2 } });
    const second = (await submit(other, 90)).body.data as Statement;
    expect(second.teacher.id).toBe(andrew);
    await decide(admin, statement, { status: 'approved', minutes: 180 });
    const ids = [statement.id, second.id];
    const exporting = (these: number[]) => admin.send('POST', 'statements/export', { body: { ids: these } });
    expect((await exporting(ids)).status).toBe(409);
    expect(await only()).toMatchObject({ status: 'approved', exported_at: null });
    expect((await exporting([statement.id, 9999])).status).toBe(404);
    const done = await exporting([statement.id]);
    expect(done.body.data).toMatchObject([{ status: 'exported', exported_at: '2026-11-20T12:00:00.000Z' }]);
    expect((await exporting([statement.id])).body.data).toEqual(done.body.data);
    expect((await decide(admin, await only(), returning)).status).toBe(409);
  });

  it('writes to the teacher in both languages', async () => {
    const { admin, statement, only, db, outbox } = await submitted();
    await db.deleteFrom('mails').execute();
    await decide(admin, statement, { status: 'approved', minutes: 180 });
    await decide(admin, await only(), returning);
    expect((await outbox()).map(({ to, subject, text, link }) => ({ to, subject, text, link }))).toEqual([
      {
        to: accounts.teacher.email,
        subject: 'Relevé à revoir : novembre 2026 - Statement to review: November 2026',
        text: 'Bonjour Léa, votre relevé d’heures pour novembre 2026 vous est renvoyé : Il manque un cours. - Hello Léa, your statement of hours for November 2026 has been returned to you: Il manque un cours.',
        link: '/teacher-view/hours?month=2026-11',
      },
      {
        to: accounts.teacher.email,
        subject: 'Relevé approuvé : novembre 2026 - Statement approved: November 2026',
        text: 'Bonjour Léa, votre relevé d’heures pour novembre 2026 est approuvé. - Hello Léa, your statement of hours for November 2026 has been approved.',
        link: '/teacher-view/hours?month=2026-11',
      },
    ]);
  });

  it('reminds teachers whose month is open, and nobody else', async () => {
    const { admin, db, outbox } = await submitted();
    await db.deleteFrom('mails').execute();
    const remind = (teacher_ids: number[], of = month) =>
      admin.send('POST', 'statements/remind', { body: { month: of, teacher_ids } });
    expect((await remind([lea, andrew, andrew])).body.data).toEqual([andrew]);
    expect(await outbox()).toMatchObject([
      {
        to: accounts.otherTeacher.email,
        subject: 'Relevé d’heures à soumettre : novembre 2026 - Statement of hours to submit: November 2026',
      },
    ]);
    expect((await remind([9999])).status).toBe(404);
    expect((await remind([andrew], '2026-12')).status).toBe(409);
    await db
      .updateTable('users')
      .set({ status: 0 })
      .where('email', '=', accounts.otherTeacher.email)
      .execute();
    expect((await remind([andrew])).body.data).toEqual([]);
  });

  it('reads statements by month, then teacher', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { data } = (await admin.get('statements?from=2026-08&to=2026-10')).body as { data: Statement[] };
    expect(data.map((one) => one.month)).toEqual(data.map((one) => one.month).sort());
    expect(new Set(data.map(({ status }) => status))).toEqual(
      new Set(['submitted', 'returned', 'approved', 'exported']),
    );
    expect(data.some(({ added }) => added > 0)).toBe(true);
    const october = (await admin.get('statements?month=2026-10')).body.data;
    expect(october).toEqual(data.filter((one) => one.month === '2026-10'));
    for (const query of ['', 'from=2026-10', 'from=2026-10&to=2026-09', 'from=2024-10&to=2026-10'])
      expect([query, (await admin.get(`statements?${query}`)).status]).toEqual([query, 400]);
  });

  it('finds every step in the history', async () => {
    const { admin, statement, db } = await submitted();
    await decide(admin, statement, { status: 'approved', minutes: 180 });
    const rows = await db
      .selectFrom('history')
      .select(['call', 'action', 'role', 'teacher_id', 'after'])
      .where('table_name', '=', 'statements')
      .where('record_id', '=', statement.id)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { call: 'submitStatement', action: 'insert', role: 'ROLE_TEACHER', teacher_id: lea },
      { call: 'decideStatement', action: 'update', role: 'ROLE_ADMIN', after: { status: 'approved' } },
    ]);
    const lines = await db
      .selectFrom('history')
      .select(['record_id', 'teacher_id', 'contract_id'])
      .where('table_name', '=', 'statement_lines')
      .where('action', '=', 'insert')
      .where('call', '=', 'submitStatement')
      .execute();
    expect(lines[0]).toEqual({ record_id: statement.id, teacher_id: lea, contract_id: contract });
  });
});

describe('at the same time, through two servers', () => {
  it('two administrators decide: one wins, the other one is told', async () => {
    const { statement, admin, database, only } = await submitted();
    const other = await (await startServer({ database })).signIn(accounts.otherAdmin.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        decide(
          place % 2 ? admin : other,
          statement,
          place % 2 ? returning : { status: 'approved', minutes: 180 },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await only()).status).toBe(winner?.body.data.status);
  });

  it('a month is handed in once', async () => {
    const { teacher, database, db } = await start();
    const other = await (await startServer({ database })).signIn(accounts.teacher.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => submit(place % 2 ? teacher : other, 180)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await db.selectFrom('statements').select('id').execute()).toHaveLength(1);
  });

  it('a record that is added while a month is handed in or approved is in it, or flagged', async () => {
    const { teacher, admin, database, only } = await start();
    const other = await (await startServer({ database })).signIn();
    for (let round = 0; round < 6; round += 1) {
      const before = 180 + round * 120;
      const add = () => other.send('POST', 'attendance', lesson('2026-11-10', 60));
      const isHandedIn = round > 0;
      const [answer] = await Promise.all([
        isHandedIn
          ? decide(admin, await only(), { status: 'approved', minutes: before })
          : submit(teacher, before),
        add(),
        add(),
      ]);
      const { data } = (await admin.get(`hours?from=${month}&to=${month}&groupBy=teacher&teacherId=${lea}`))
        .body;
      expect(data[0].minutes).toBe(before + 120);
      const now = await only();
      // A decision names the minutes that the person saw; it is refused if they have changed.
      if (answer?.status === 200) expect(now).toMatchObject({ minutes: before });
      else expect(answer?.status).toBe(409);
      if (now) {
        expect(now.minutes + now.difference_minutes).toBe(before + 120);
        expect(now.added).toBe(now.difference_minutes / 60);
      }
      if (now === undefined) await submit(teacher, before + 120);
      else if (now.status === 'approved') {
        await decide(admin, now, returning);
        await submit(teacher, before + 120);
      }
    }
  });
});
