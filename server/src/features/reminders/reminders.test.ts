import type { ReminderMail, SentReminder } from '@portal/api-client/openapi';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { MailSender } from '../../mail/MailSender.ts';
import { sampleSecrets } from '../../testing/sampleSecrets.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { mailServer } from '../../testing/testMailServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { sendDigests } from './digests.ts';

const lea = 1;
const andrew = 2;
const contract = 1;
const outline = { course_id: contract, kind: 'outline' };
const material = { course_id: contract, kind: 'material' };

type Teachers = { teacher_id: number; items: object[] }[];

/** A server on which Léa’s contract lacks its outline and materials, and Andrew’s its outline. */
async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const { db } = server;
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('reminders').execute();
  await db.deleteFrom('planned_classes').execute();
  await db.deleteFrom('outlines').where('contract_id', 'in', [contract, 2]).execute();
  await db.deleteFrom('material_requests').where('contract_id', '=', contract).execute();
  const begun = {
    status_id: 2,
    starts_on: '2026-11-10',
    ends_on: '2027-03-31',
    no_material_needed: 0,
  } as const;
  await db
    .updateTable('contracts')
    .set({ ...begun, teacher_id: lea })
    .where('id', '=', contract)
    .execute();
  await db
    .updateTable('contracts')
    .set({ ...begun, teacher_id: andrew })
    .where('id', '=', 2)
    .execute();
  const admin = await server.signIn();
  const call = async (path: string, teachers: Teachers, quiet_days?: number, by = admin) =>
    by.send('POST', path, { body: { teachers, ...(quiet_days && { quiet_days }) } });
  const send = async (teachers: Teachers, quiet_days?: number, by = admin): Promise<ReminderMail[]> =>
    (await call('reminders', teachers, quiet_days, by)).body.data;
  const log = async (query = ''): Promise<SentReminder[]> =>
    (await admin.get(`reminders?${query}`)).body.data;
  return { ...server, admin, teacher: await server.signIn(accounts.teacher.email), call, send, log };
}

const ofLea = (items: object[] = [outline, material]) => [{ teacher_id: lea, items }];
const ofBoth = () => [...ofLea(), { teacher_id: andrew, items: [{ course_id: 2, kind: 'outline' }] }];
const reasons = (mails: readonly ReminderMail[]) =>
  mails.map(({ teacher, skipped }) => [teacher.id, skipped]);

describe('a reminder', () => {
  it('is one mail to each teacher, in both languages, and a line of the log', async () => {
    const { send, outbox, log } = await start();
    const sent = await send(ofBoth());
    expect(reasons(sent)).toEqual([
      [lea, null],
      [andrew, null],
    ]);
    expect(sent[0]).toMatchObject({
      recipient: accounts.teacher.email,
      items: [
        { ...outline, planned_class_id: null },
        { ...material, planned_class_id: null },
      ],
      subject: 'À compléter : 1 contrat - To complete: 1 contract',
      last_sent_on: null,
      last_sent_by: null,
    });
    const mails = await outbox();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [accounts.teacher.email, accounts.otherTeacher.email].toSorted(),
    );
    const mail = mails.find(({ to }) => to === accounts.teacher.email);
    expect(mail).toMatchObject({ subject: sent[0]?.subject, link: '/teacher-view/home' });
    expect(mail?.text).toBe(sent[0]?.text.join(' - '));
    expect(mail?.text.split('\n')).toEqual([
      'Bonjour Léa,',
      '',
      'Il manque ce qui suit dans vos contrats :',
      '',
      'Contrat 2026-0412, Aéro Beauséjour inc.',
      '• Aucun plan de cours',
      '• Matériel à choisir',
      '',
      'Merci! - Hello Léa,',
      '',
      'Your contracts still lack the following:',
      '',
      'Contract 2026-0412, Aéro Beauséjour inc.',
      '• No outline',
      '• Materials not chosen',
      '',
      'Thank you!',
    ]);
    const lines = await log();
    expect(lines.map(({ teacher }) => teacher.id)).toEqual([andrew, lea]);
    expect(lines[1]).toEqual({
      id: expect.any(Number),
      kind: 'reminder',
      teacher: { id: lea, name: 'Léa', last_name: 'Villeneuve' },
      sent_at: testMoment.toISOString(),
      sent_by: { id: 1, name: 'Marie', last_name: 'Bélanger' },
      recipient: accounts.teacher.email,
      state: 'waiting',
      items: ['outline', 'material'].map((kind) => ({
        course: { id: contract, contract_number: '2026-0412' },
        kind,
        planned_class_id: null,
        class_date: null,
      })),
    });
  });

  it('is previewed as it is sent, and then nothing has changed', async () => {
    const { call, send, state } = await start();
    const before = await state();
    const preview = (await call('reminders/preview', ofBoth())).body.data;
    expect({ ...(await state()), keyedWrites: [] }).toEqual({ ...before, keyedWrites: [] });
    expect(await send(ofBoth())).toEqual(preview);
  });

  it('names a class without a record, as long as it has none', async () => {
    const { db, admin, send, log } = await start();
    await db.updateTable('lessons').set({ status: 0 }).where('contract_id', '=', contract).execute();
    const planned = { contract_id: contract, slot: '2026-11-18 12:00', held_on: '2026-11-18' };
    const { id } = await db
      .insertInto('planned_classes')
      .values({ ...planned, begins_at: '12:00', minutes: 90, cancelled_at: null, cancel_reason: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const chosen = ofLea([{ course_id: contract, kind: 'class', planned_class_id: id }]);
    const [mail] = await send(chosen);
    expect(mail?.text[0]).toContain('• Présences non inscrites : cours du 18 novembre 2026 à 12:00');
    expect(mail?.text[1]).toContain('• Attendance not recorded: class of November 18, 2026 at 12:00');
    expect((await log())[0]?.items).toMatchObject([{ planned_class_id: id, class_date: '2026-11-18' }]);
    const lesson = {
      courses_id: contract,
      date_class: '2026-11-18',
      absent_student_ids: [],
      total_hours: 90,
    };
    await admin.send('POST', 'attendance', { body: { ...lesson, planned_class_id: id } });
    expect(reasons(await send(chosen))).toEqual([[lea, 'done']]);
  });

  it.each([
    ['what is not missing', [{ course_id: contract, kind: 'reports' }]],
    ['a contract of another teacher', [{ course_id: 2, kind: 'outline' }]],
    ['a contract that does not exist', [{ course_id: 9999, kind: 'outline' }]],
    ['a class that does not exist', [{ course_id: contract, kind: 'class', planned_class_id: 999_999 }]],
  ])('is not sent about %s, whatever the request says', async (_, items) => {
    const { send, outbox, log } = await start();
    expect(await send(ofLea(items))).toMatchObject([{ skipped: 'done', items: [], subject: null, text: [] }]);
    expect(await outbox()).toEqual([]);
    expect(await log()).toEqual([]);
  });

  it('is not sent about a contract that is not activated', async () => {
    const { db, send } = await start();
    await db.updateTable('contracts').set({ status_id: 3 }).where('id', '=', contract).execute();
    expect(reasons(await send(ofLea()))).toEqual([[lea, 'done']]);
  });

  it('is not sent to a teacher who is archived', async () => {
    const { db, send, outbox } = await start();
    await db.updateTable('users').set({ status: 0 }).where('email', '=', accounts.teacher.email).execute();
    expect(await send(ofLea())).toMatchObject([{ skipped: 'archived', recipient: null, text: [] }]);
    expect(await outbox()).toEqual([]);
  });

  it.each([
    [undefined, '2026-11-18', 'recent'],
    [undefined, '2026-11-17', null],
    [1, '2026-11-20', 'recent'],
    [1, '2026-11-19', null],
    [7, '2026-11-14', 'recent'],
  ] as const)('with %s quiet days after one on %s is %s', async (days, sent_on, expected) => {
    const { db, send } = await start();
    const sent_at = `${sent_on}T15:00:00.000Z`;
    const one = { teacher_id: lea, sent_by: 2, sent_at, sent_on, mail_id: null } as const;
    await db
      .insertInto('reminders')
      .values({ ...one, kind: 'reminder' })
      .execute();
    const digest = { ...one, sent_by: null, sent_on: '2026-11-20', kind: 'digest' } as const;
    await db.insertInto('reminders').values(digest).execute();
    const [mail] = await send(ofLea(), days);
    expect(mail).toMatchObject({ skipped: expected, last_sent_on: sent_on, last_sent_by: { id: 2 } });
  });

  it('is sent once when many administrators press at once on two servers', async () => {
    const one = await start();
    const other = await startServer({ database: one.database });
    const admins: Sender[] = [one.admin, await other.signIn()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        // The teachers are named in both orders.
        one.call('reminders', place % 3 ? ofBoth() : ofBoth().toReversed(), undefined, admins[place % 2]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const all = answers.flatMap(({ body }) => reasons(body.data));
    for (const id of [lea, andrew]) {
      const own = all.filter(([teacher]) => teacher === id).map(([, reason]) => reason);
      expect(own.filter((reason) => reason === null)).toHaveLength(1);
      expect(own.filter((reason) => reason === 'recent')).toHaveLength(11);
    }
    expect(await one.outbox()).toHaveLength(2);
    expect(await one.log()).toHaveLength(2);
  });

  it('is sent once for one key, and answers the same again', async () => {
    const { admin, outbox } = await start();
    const post = () =>
      admin.send('POST', 'reminders', { body: { teachers: ofLea() }, headers: { 'Idempotency-Key': 'k1' } });
    const [first, second] = [await post(), await post()];
    expect(second.body).toEqual(first.body);
    expect(await outbox()).toHaveLength(1);
  });
});

describe('the log', () => {
  it('is limited by teacher, kind and day, and outlives its mails', async () => {
    const { db, send, log } = await start();
    await send(ofBoth());
    expect((await log(`teacherId=${lea}`)).map(({ teacher }) => teacher.id)).toEqual([lea]);
    expect(await log('kind=digest')).toEqual([]);
    expect(await log('from=2026-11-20')).toHaveLength(2);
    expect(await log('from=2026-11-21')).toEqual([]);
    await db.deleteFrom('mails').execute();
    expect((await log()).map(({ recipient, state }) => [recipient, state])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('the weekly digest', () => {
  const monday = new Date('2026-11-23T15:00:00.000Z');
  const digestsOf = (log: readonly SentReminder[]) => log.filter(({ kind }) => kind === 'digest');
  /** A server on which the digests of the week before were sent. */
  async function startWeekly() {
    const server = await start();
    const before = { monday: '2026-11-16', sent_at: '2026-11-16T12:00:00.000Z' };
    await server.db.insertInto('digest_weeks').values(before).execute();
    return server;
  }

  it('names the open follow-ups of a teacher, and leads to its switch', async () => {
    const { db, log } = await startWeekly();
    await sendDigests(db, monday);
    const own = digestsOf(await log(`teacherId=${lea}`));
    expect(own).toMatchObject([{ sent_by: null, recipient: accounts.teacher.email }]);
    const kinds = own[0]?.items.filter(({ course }) => course.id === contract).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['outline', 'material']));
    const { url, received } = await mailServer();
    const head = { productName: 'École', publicUrl: 'https://portail.example', phone: '', email: '' };
    await db.deleteFrom('mails').where('recipient', '<>', accounts.teacher.email).execute();
    const mails = new MailSender({
      url,
      from: 'Portail <portail@ecole.example>',
      head,
      db,
      links: sampleSecrets.links,
      now: () => monday,
    });
    onTestFinished(() => mails.stop());
    expect(await mails.sendDue()).toBe(1);
    const [mail] = received;
    expect(mail?.subject).toMatch(
      /^Votre semaine : \d+ éléments à compléter - Your week: \d+ items to complete$/,
    );
    expect(mail?.text).toContain('• No outline');
    expect(mail?.text).toContain(
      'Ne plus recevoir ce courriel - Stop this email\nhttps://portail.example/teacher-view/profile',
    );
    expect(String(mail?.html)).toContain('• No outline<br>• Materials not chosen');
    expect(String(mail?.html)).toContain('href="https://portail.example/teacher-view/profile"');
    expect(mail?.headers.get('list')).toMatchObject({
      unsubscribe: { url: 'https://portail.example/teacher-view/profile' },
    });
  });

  it('is sent once a week, also when two servers look at once and again later', async () => {
    const one = await startWeekly();
    const other = await startServer({ database: one.database });
    const counts = await Promise.all(
      [one.db, other.db, one.db, other.db].map((db) => sendDigests(db, monday)),
    );
    expect(counts.filter((count) => count !== null)).toHaveLength(1);
    const sent = digestsOf(await one.log());
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ teacher }) => teacher.id)).size).toBe(sent.length);
    expect(await sendDigests(one.db, new Date('2026-11-29T20:00:00.000Z'))).toBe(null);
    expect(digestsOf(await one.log())).toHaveLength(sent.length);
    await sendDigests(one.db, new Date('2026-11-30T15:00:00.000Z'));
    expect(digestsOf(await one.log('teacherId=1'))).toHaveLength(2);
  });

  it('is sent whole after a server that ended meanwhile, and late rather than never', async () => {
    const { db, log } = await startWeekly();
    // As when the server stops: the transaction is rolled back.
    await expect(
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('digest_weeks')
          .values({ monday: '2026-11-23', sent_at: monday.toISOString() })
          .execute();
        throw new Error('the server ends');
      }),
    ).rejects.toThrow('the server ends');
    expect(await sendDigests(db, new Date('2026-11-25T15:00:00.000Z'))).toBeGreaterThan(1);
    expect(digestsOf(await log('teacherId=1'))).toHaveLength(1);
  });

  it('does not begin in the week in which a database first sees it', async () => {
    const { db, outbox } = await start();
    expect(await sendDigests(db, monday)).toBe(0);
    expect(await outbox()).toEqual([]);
    expect(await sendDigests(db, new Date('2026-11-30T15:00:00.000Z'))).toBeGreaterThan(0);
  });

  it('is not sent to archived teachers, nor to those without anything open', async () => {
    const { db, log } = await startWeekly();
    await db.updateTable('users').set({ status: 0 }).where('email', '=', accounts.teacher.email).execute();
    await db.updateTable('contracts').set({ status_id: 3 }).where('teacher_id', '=', andrew).execute();
    await sendDigests(db, monday);
    const ids = digestsOf(await log()).map(({ teacher }) => teacher.id);
    expect(ids).not.toContain(lea);
    expect(ids).not.toContain(andrew);
  });

  it('is turned off and on by the teacher alone, and the history tells it', async () => {
    const { db, teacher, admin, anonymous, log } = await startWeekly();
    const turn = (is_on: boolean, by = teacher) => by.send('PUT', 'reminders/digest', { body: { is_on } });
    expect((await teacher.get('reminders/digest')).body).toEqual({ data: { is_on: true } });
    expect((await turn(false)).body.data).toEqual({ is_on: false });
    expect((await turn(false)).status).toBe(200);
    expect((await teacher.get('reminders/digest')).body).toEqual({ data: { is_on: false } });
    await sendDigests(db, monday);
    const ids = digestsOf(await log()).map(({ teacher: one }) => one.id);
    expect(ids).not.toContain(lea);
    expect(ids).toContain(andrew);
    expect((await turn(true)).body.data).toEqual({ is_on: true });
    await sendDigests(db, new Date('2026-11-30T15:00:00.000Z'));
    expect(digestsOf(await log(`teacherId=${lea}`))).toHaveLength(1);
    const history = await db
      .selectFrom('history')
      .select(['call', 'action', 'teacher_id'])
      .where('table_name', '=', 'digest_refusals')
      .orderBy('id')
      .execute();
    expect(history).toEqual([
      { call: 'saveDigest', action: 'insert', teacher_id: lea },
      { call: 'saveDigest', action: 'delete', teacher_id: lea },
    ]);
    expect((await admin.get('reminders/digest')).status).toBe(403);
    expect((await turn(false, admin)).status).toBe(403);
    expect((await turn(false, anonymous)).status).toBe(401);
    expect((await teacher.send('PUT', 'reminders/digest', { body: {} })).status).toBe(400);
  });
});
