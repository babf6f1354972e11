import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** The contract of Léa; today is 20 November 2026. */
const [lea, contract, reason] = [1, 1, 'Denis Secret est malade'];

/** A class on Monday at noon with three students: one has no address, one is archived. */
async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ data: 'untaught', ...options });
  const { db } = server;
  await sql`delete from enrolments where contract_id = ${contract}`.execute(db);
  await sql`delete from previous_teachers where contract_id = ${contract}`.execute(db);
  const students = await db
    .insertInto('students')
    .values([
      { name: 'Zoé', last_name: 'Ayotte', email: 'zoe@client.example' },
      { name: 'Paul', last_name: 'Bégin', email: null },
      { name: 'Ève', last_name: 'Caron', email: 'eve@client.example', status: 0 },
    ])
    .returning('id')
    .execute();
  const [zoe = 0, paul = 0, eve = 0] = students.map(({ id }) => id);
  await db
    .insertInto('enrolments')
    .values([zoe, paul, eve].map((student_id) => ({ contract_id: contract, student_id })))
    .execute();
  const { id: company } = await db
    .insertInto('companies')
    .values({ name: 'Client', email: 'rh@client.example', language: 'fr' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('contracts')
    .set({ status_id: 2, teacher_id: lea, company_id: company, number: '2026-7777' })
    .where('id', '=', contract)
    .execute();
  const planned = await db
    .insertInto('planned_classes')
    .values({
      contract_id: contract,
      slot: '2026-11-23 12:00',
      held_on: '2026-11-23',
      begins_at: '12:00',
      minutes: 60,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into class_plans (contract_id, starts_on, number_of_classes, skips_holidays, times, breaks, changes)
    values (${contract}, '2026-11-23', 1, 0, '[{"weekday":1,"time":"12:00","minutes":60}]', '[]', '[]')
    on conflict (contract_id) do update set starts_on = excluded.starts_on, number_of_classes = 1, ends_on = null,
      skips_holidays = 0, times = excluded.times, breaks = '[]', changes = '[]'`.execute(db);
  const admin = await server.signIn();
  return { ...server, admin, zoe, paul, eve, company, id: planned.id };
}

const cancel = { cancelled: 1, cancel_reason: reason };
const move = { date: '2026-11-24', time: '14:00', minutes: 90, accept_clashes: true };
const change = (admin: Sender, id: number, body: object, headers?: Record<string, string>) =>
  admin.send('PATCH', `plannedClasses/${id}`, { body, headers });
const preview = async (admin: Sender, id: number, body: object) =>
  (await admin.send('POST', `plannedClasses/${id}/previewNotices`, { body })).body.data;

interface Person {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
  readonly has_address: number;
}

const shortOf = (people: readonly Person[]) =>
  people.map(({ kind, name, has_address }) => `${kind} ${name} ${has_address}`);

describe('the people told of a cancelled or moved class (DECISION-140)', () => {
  it('are named before the save with what they would read, and nobody is mailed', async () => {
    const { admin, id, outbox } = await start();
    const { recipients, mails } = await preview(admin, id, cancel);
    expect(shortOf(recipients)).toEqual([
      `teacher Léa Villeneuve 1`,
      'student Zoé Ayotte 1',
      'student Paul Bégin 0',
      'student Ève Caron 0',
      'company Client 1',
    ]);
    const [ofTeacher, ofStudent, ofCompany] = mails;
    expect(ofTeacher.parts.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Cours annulé (2026-7777)',
      'Class cancelled (2026-7777)',
    ]);
    expect(ofTeacher.parts[0].text).toBe(
      `Bonjour Léa,\n\nN’aura pas lieu :\n• 23 novembre 2026, 12:00 – 13:00, contrat 2026-7777\nRaison : ${reason}\n\nMerci!`,
    );
    expect(ofStudent.parts[1].text).toBe(
      'Hello Zoé,\n\nWill not take place:\n• November 23, 2026, 12:00 – 13:00, contract 2026-7777\n\nThank you!',
    );
    // In its language, with no name.
    expect(ofCompany.parts.map(({ language }: { language: string }) => language)).toEqual(['fr']);
    expect(JSON.stringify([ofStudent, ofCompany])).not.toMatch(/Secret|Bégin|Caron/);
    expect(JSON.stringify(ofCompany)).not.toMatch(/Zoé|Léa/);
    expect(await outbox()).toEqual([]);
    const [planned] = (await admin.get('plannedClasses?from=2026-11-23&to=2026-11-23')).body.data;
    expect(planned.cancelled).toBe(0);
  });

  it('get one mail each if they are ticked, and the answer says who has no address (DECISION-140)', async () => {
    const { admin, id, zoe, paul, outbox } = await start();
    const tell = [
      { kind: 'teacher', id: lea },
      { kind: 'student', id: zoe },
      { kind: 'student', id: paul },
      { kind: 'student', id: 99_999 },
    ];
    const { status, body } = await change(admin, id, { ...cancel, tell });
    expect(status).toBe(200);
    expect(shortOf(body.told)).toEqual(['teacher Léa Villeneuve 1', 'student Zoé Ayotte 1']);
    expect(shortOf(body.not_mailed)).toEqual(['student Paul Bégin 0', 'student Ève Caron 0']);
    const mails = await outbox();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [accounts.teacher.email, 'Cours annulé (2026-7777) - Class cancelled (2026-7777)'],
      ['zoe@client.example', 'Cours annulé (2026-7777) - Class cancelled (2026-7777)'],
    ]);
  });

  it('are nobody without ticks, as for a client that knows no mails', async () => {
    const { admin, id, outbox } = await start();
    const { body } = await change(admin, id, cancel);
    expect([body.told, body.not_mailed]).toEqual([undefined, undefined]);
    expect(await outbox()).toEqual([]);
  });

  it('are mailed once when the answer was lost and the save is repeated, and when two save at once', async () => {
    const { admin, id, zoe, outbox } = await start();
    const [planned] = (await admin.get('plannedClasses?from=2026-11-23&to=2026-11-23')).body.data;
    const request = { ...cancel, tell: [{ kind: 'student', id: zoe }] };
    const headers = { 'Idempotency-Key': 'lost', 'If-Match': planned.etag };
    const first = await change(admin, id, request, headers);
    const again = await change(admin, id, request, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await change(admin, id, request, { 'If-Match': planned.etag })).status).toBe(412);
    // Cancelled already: nothing new to tell.
    expect((await change(admin, id, request)).body.told).toEqual([]);
    expect((await outbox()).length).toBe(1);
  });

  it('are not mailed when the save is refused', async () => {
    const { admin, id, zoe, outbox } = await start();
    const tell = [{ kind: 'student', id: zoe }];
    const refused = await change(admin, id, { ...cancel, tell }, { 'If-Match': '"v99"' });
    expect([refused.status, await outbox()]).toEqual([412, []]);
  });

  it('read both times of a moved class, and who had announced an absence is asked to announce it again', async () => {
    const { admin, id, zoe, db } = await start();
    await sql`insert into announced_absences (contract_id, student_id, planned_class_id, held_on, begins_at, announced_at)
      values (${contract}, ${zoe}, ${id}, '2026-11-23', '12:00', now())`.execute(db);
    const { mails } = await preview(admin, id, { date: move.date, time: move.time, minutes: move.minutes });
    const [ofTeacher, ofStudent] = mails;
    expect(ofTeacher.parts[1].text).toContain(
      '• November 24, 2026, 14:00 – 15:30 (instead of November 23, 2026, 12:00 – 13:00), contract 2026-7777',
    );
    expect(ofStudent.parts[1].text).toContain('You had announced an absence.');
    expect(ofTeacher.parts[1].text).not.toContain('You had announced an absence.');
    const { body } = await change(admin, id, { ...move, tell: [{ kind: 'student', id: zoe }] });
    expect(shortOf(body.told)).toEqual(['student Zoé Ayotte 1']);
  });

  it('include who teaches or attends on the new day only, and leave out who attends on neither', async () => {
    const { admin, id, zoe, eve, paul, db } = await start();
    await sql`update enrolments set ends_on = '2026-11-22' where contract_id = ${contract} and student_id = ${eve}`.execute(
      db,
    );
    await sql`update enrolments set starts_on = '2026-11-24' where contract_id = ${contract} and student_id = ${zoe}`.execute(
      db,
    );
    await sql`update enrolments set ends_on = '2026-11-23' where contract_id = ${contract} and student_id = ${paul}`.execute(
      db,
    );
    const { recipients } = await preview(admin, id, { date: move.date, time: move.time, minutes: 60 });
    expect(shortOf(recipients)).toEqual([
      'teacher Léa Villeneuve 1',
      'student Zoé Ayotte 1',
      'student Paul Bégin 0',
      'company Client 1',
    ]);
  });

  it('are told that a cancelled class takes place after all', async () => {
    const { admin, id, zoe, outbox } = await start();
    await change(admin, id, cancel);
    await change(admin, id, { cancelled: 0, accept_clashes: true, tell: [{ kind: 'student', id: zoe }] });
    const [mail] = await outbox();
    expect([mail?.to, mail?.subject]).toEqual([
      'zoe@client.example',
      'Cours rétabli (2026-7777) - Class restored (2026-7777)',
    ]);
  });

  it('are nobody for a class that has begun, and only read what is still to come of one that moves', async () => {
    const { admin, id, db } = await start();
    await sql`update planned_classes set held_on = '2026-11-19' where id = ${id}`.execute(db);
    expect((await preview(admin, id, cancel)).recipients).toEqual([]);
    expect((await preview(admin, id, { date: '2026-11-18', time: '14:00', minutes: 60 })).recipients).toEqual(
      [],
    );
    const { mails } = await preview(admin, id, { date: '2026-11-24', time: '14:00', minutes: 60 });
    expect(mails[0].parts[1].text).toContain(
      '• November 24, 2026, 14:00 – 15:00 (instead of November 19, 2026',
    );
    await sql`update planned_classes set held_on = '2026-11-23' where id = ${id}`.execute(db);
    const { mails: toThePast } = await preview(admin, id, { date: '2026-11-19', time: '14:00', minutes: 60 });
    expect(toThePast[0].parts[1].text).toContain('Will not take place:\n• November 23, 2026, 12:00 – 13:00');
  });

  it('are not mailed without a mail server, and the form and the answer say so', async () => {
    const { admin, id, zoe, outbox } = await start({ sendsMail: false });
    expect((await preview(admin, id, cancel)).is_sending_on).toBe(false);
    const { body } = await change(admin, id, { ...cancel, tell: [{ kind: 'student', id: zoe }] });
    expect([body.told, shortOf(body.not_mailed).length, await outbox()]).toEqual([[], 5, []]);
  });
});

/** Mondays at noon: one is over, three are to come. Zoé leaves before the second of those. */
async function startPlan() {
  const server = await start();
  const { admin, db, zoe, paul } = server;
  await sql`update enrolments set ends_on = '2026-11-25' where student_id = ${zoe}`.execute(db);
  await sql`update students set email = 'paul@client.example' where id = ${paul}`.execute(db);
  await sql`insert into planned_classes (contract_id, slot, held_on, begins_at, minutes)
    values (${contract}, '2026-11-16 12:00', '2026-11-16', '12:00', 60)`.execute(db);
  const { status } = await savePlan(admin, weekly('12:00', 4));
  expect(status).toBe(200);
  return server;
}

const weekly = (time: string, number_of_classes: number) => ({
  times: [{ weekday: 1, time, minutes: 60 }],
  starts_on: '2026-11-16',
  ends_on: null,
  number_of_classes,
  skips_holidays: 0,
  breaks: [],
  changes: [],
});

/** Moves one class, drops the next one, moves the last one and adds another one. */
const later = {
  ...weekly('14:00', 4),
  changes: [
    {
      kind: 'dropped',
      slot_date: '2026-11-30',
      slot_time: '14:00',
      date: null,
      time: null,
      minutes: null,
    },
  ],
};

const savePlan = (admin: Sender, body: object, headers?: Record<string, string>) =>
  admin.send('PUT', `plans/${contract}`, { body: { accept_clashes: true, ...body }, headers });
const previewPlan = async (admin: Sender, body: object) =>
  (await admin.send('POST', `plans/${contract}/previewNotices`, { body })).body.data;

describe('the people told of a new plan (DECISION-160)', () => {
  it('read all classes to come that change for them in one mail, and nothing of past ones', async () => {
    const { admin, zoe, paul, company, outbox } = await startPlan();
    const { recipients, mails } = await previewPlan(admin, later);
    expect(shortOf(recipients)).toEqual([
      'teacher Léa Villeneuve 1',
      'student Zoé Ayotte 1',
      'student Paul Bégin 1',
      'student Ève Caron 0',
      'company Client 1',
    ]);
    expect(mails.map(({ kind, ids }: { kind: string; ids: number[] }) => [kind, ids])).toEqual([
      ['teacher', [lea]],
      ['student', [zoe]],
      ['student', [paul]],
      ['company', [company]],
    ]);
    const [ofTeacher, ofZoe, ofPaul] = mails;
    expect(ofTeacher.parts[1]).toEqual({
      language: 'en',
      subject: 'Class cancelled, Classes moved, Class added (2026-7777)',
      text: [
        'Hello Léa,',
        'Will not take place:\n• November 30, 2026, 12:00 – 13:00, contract 2026-7777',
        `New date or new time:
• November 23, 2026, 14:00 – 15:00 (instead of November 23, 2026, 12:00 – 13:00), contract 2026-7777
• December 7, 2026, 14:00 – 15:00 (instead of December 7, 2026, 12:00 – 13:00), contract 2026-7777`,
        'Will also take place:\n• December 14, 2026, 14:00 – 15:00, contract 2026-7777',
        'Thank you!',
      ].join('\n\n'),
    });
    expect(ofZoe.parts[0].subject).toBe('Cours déplacé (2026-7777)');
    expect(ofZoe.parts[0].text).not.toMatch(/décembre|30 novembre/);
    expect(ofPaul.parts[0].text).toContain('Aura lieu en plus :\n• 14 décembre 2026');
    expect(await outbox()).toEqual([]);
    expect((await previewPlan(admin, weekly('12:00', 4))).recipients).toEqual([]);
  });

  it('get the mails of the preview once, whoever saves and however often (DECISION-160)', async () => {
    const { admin, paul, outbox } = await startPlan();
    const { mails } = await previewPlan(admin, later);
    const etag = (await admin.get(`plans/${contract}`)).headers.get('ETag') ?? '';
    const tell = [
      { kind: 'teacher', id: lea },
      { kind: 'student', id: paul },
    ];
    const headers = { 'Idempotency-Key': 'lost plan', 'If-Match': etag };
    const first = await savePlan(admin, { ...later, tell }, headers);
    const again = await savePlan(admin, { ...later, tell }, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    // Another administrator, who still sees the previous plan.
    const theirs = await savePlan(admin, { ...weekly('16:00', 4), tell }, { 'If-Match': etag });
    expect(theirs.status).toBe(412);
    // A save that changes nothing notifies nobody.
    expect((await savePlan(admin, { ...later, tell })).body.told).toEqual([]);
    expect(shortOf(first.body.told)).toEqual(['teacher Léa Villeneuve 1', 'student Paul Bégin 1']);
    expect(shortOf(first.body.not_mailed)).toEqual(['student Ève Caron 0']);
    const sent = (await outbox()).map(({ to, text }) => [to, text]).toSorted();
    const textOf = (id: number, kind: string) =>
      mails
        .find((one: { kind: string; ids: number[] }) => one.kind === kind && one.ids.includes(id))
        .parts.map(({ text }: { text: string }) => text)
        .join(' - ');
    expect(sent).toEqual(
      [
        [accounts.teacher.email, textOf(lea, 'teacher')],
        ['paul@client.example', textOf(paul, 'student')],
      ].toSorted(),
    );
  });

  it('include a substitute, whose class is given by the usual teacher at its new time', async () => {
    const { admin, db } = await startPlan();
    await sql`update planned_classes set substitute_id = 2 where contract_id = ${contract} and held_on = '2026-11-23'`.execute(
      db,
    );
    const { recipients, mails } = await previewPlan(admin, later);
    const teachers = mails.filter(({ kind }: { kind: string }) => kind === 'teacher');
    expect(recipients.filter(({ kind }: Person) => kind === 'teacher').length).toBe(2);
    const ofSubstitute = teachers.find(({ ids }: { ids: number[] }) => ids.includes(2));
    expect(ofSubstitute.parts[1].text).toContain('Will not take place:\n• November 23, 2026, 12:00 – 13:00');
    expect(ofSubstitute.parts[1].subject).toBe('Class cancelled (2026-7777)');
    const ofUsual = teachers.find(({ ids }: { ids: number[] }) => ids.includes(lea));
    expect(ofUsual.parts[1].text).toMatch(/Will also take place:\n• November 23, 2026, 14:00/);
  });

  it('are asked by nobody when the plan is refused, and no mail is written', async () => {
    const { admin, paul, outbox } = await startPlan();
    const tell = [{ kind: 'student', id: paul }];
    const refused = await savePlan(admin, { ...later, tell, ends_on: '2026-12-31' });
    expect([refused.status, await outbox()]).toEqual([400, []]);
  });
});
