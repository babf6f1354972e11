import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';

/** Léa teaches the contract and proposes Andrew or Gaëlle. Today is 20 November 2026. */
const [lea, andrew, gaelle, contract] = [1, 2, 3, 1];
const andrewsContract = 2;

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
    colleague: await server.signIn(accounts.otherTeacher.email),
  };
}

type Started = Pick<StartedServer, 'db'>;

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

type Ids = readonly (number | undefined)[];
const classesOf = (ids: Ids) => ids.map((id) => ({ id }));

const propose = (sender: Sender, ids: Ids, teacherId: number | null = andrew) =>
  sender.send('POST', 'plannedClasses/proposals', {
    body: { classes: classesOf(ids), teacher_id: teacherId },
  });
const decline = (sender: Sender, ids: Ids, answer: string | null = null) =>
  sender.send('POST', 'plannedClasses/proposals/decline', { body: { classes: classesOf(ids), answer } });
const choose = (sender: Sender, ids: Ids, teacherId: number | null = andrew, more = {}) =>
  sender.send('POST', 'plannedClasses/substitute', {
    body: { classes: classesOf(ids), teacher_id: teacherId, ...more },
  });

/** Returns the proposals that a caller sees: day, status and colleague. */
async function seenBy(sender: Sender) {
  const { body } = await sender.get('plannedClasses/proposals');
  return body.data.map(({ date, proposal }: Answered) => [date, proposal.status, proposal.substitute.id]);
}

interface Answered {
  readonly date: string;
  readonly proposal: { readonly status: string; readonly substitute: { readonly id: number } };
}

describe('a substitute that the teacher proposes (DECISION-99)', () => {
  it('is seen by the office and the proposer, and gives the colleague nothing before it is confirmed', async () => {
    const { admin, regular, colleague, ids } = await start('2026-11-23', '2026-11-25', '2026-11-27');
    const { status, body } = await propose(regular, [ids[0], ids[2]]);
    expect(status).toBe(200);
    expect(body.data.map(({ proposal }: { proposal: object }) => proposal)).toEqual([
      {
        status: 'open',
        substitute: { id: andrew, name: 'Andrew', last_name: 'Parker' },
        proposed_by: { id: lea, name: 'Léa', last_name: 'Villeneuve' },
        answer: null,
      },
      expect.objectContaining({ status: 'open' }),
    ]);
    const open = [
      ['2026-11-23', 'open', andrew],
      ['2026-11-27', 'open', andrew],
    ];
    expect(await seenBy(admin)).toEqual(open);
    expect(await seenBy(regular)).toEqual(open);
    expect(await seenBy(colleague)).toEqual([]);
    expect((await colleague.get(`attendance?courseId=${contract}`)).status).toBe(403);
    const own = (await regular.get('plannedClasses?from=2026-11-23&to=2026-11-30')).body.data;
    expect(own.map(({ proposal }: { proposal: object | null }) => proposal !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is confirmed by choosing the colleague, with the question about conflicts, and stays in the teacher’s list', async () => {
    const { admin, regular, colleague, ids, db } = await start('2026-11-23', '2026-11-25');
    await plan(db, ['2026-11-23'], andrewsContract, '09:30');
    await propose(regular, ids);
    const refused = await choose(admin, ids);
    expect([refused.status, refused.body.code]).toEqual([409, 'clash']);
    expect((await seenBy(admin)).length).toBe(2);
    expect((await choose(admin, ids, andrew, { accept_clashes: true })).status).toBe(200);
    expect(await seenBy(admin)).toEqual([]);
    expect(await seenBy(regular)).toEqual([
      ['2026-11-23', 'confirmed', andrew],
      ['2026-11-25', 'confirmed', andrew],
    ]);
    expect((await regular.get('plannedClasses?from=2026-11-23&to=2026-11-25')).body.data).toEqual([]);
    // The substitute does not see who proposed them.
    const [given] = (await colleague.get('plannedClasses?from=2026-11-25&to=2026-11-25')).body.data;
    expect([given.substitute.id, given.proposal]).toEqual([andrew, null]);
    await choose(admin, [ids[0]], null);
    expect(await seenBy(regular)).toEqual([['2026-11-25', 'confirmed', andrew]]);
  });

  it('is declined with a word, and can then be proposed again', async () => {
    const { admin, regular, ids } = await start('2026-11-23');
    await propose(regular, ids);
    const { status, body } = await decline(admin, ids, ' En congé ');
    expect([status, body.data[0].proposal]).toEqual([
      200,
      expect.objectContaining({ status: 'declined', answer: 'En congé' }),
    ]);
    expect(await seenBy(admin)).toEqual([]);
    expect(await seenBy(regular)).toEqual([['2026-11-23', 'declined', andrew]]);
    expect((await propose(regular, ids, null)).status).toBe(409);
    const again = await propose(regular, ids, gaelle);
    expect(again.body.data[0].proposal).toMatchObject({ status: 'open', answer: null });
    expect(await seenBy(admin)).toEqual([['2026-11-23', 'open', gaelle]]);
  });

  it('is declined by choosing another substitute', async () => {
    const { admin, regular, ids } = await start('2026-11-23');
    await propose(regular, ids);
    await choose(admin, ids, gaelle);
    const [planned] = (await regular.get('plannedClasses/proposals')).body.data;
    expect([planned.proposal.status, planned.substitute.id]).toEqual(['declined', gaelle]);
    await choose(admin, ids, null);
    expect(await seenBy(regular)).toEqual([['2026-11-23', 'declined', andrew]]);
  });

  it('is taken back while it is open, and not after that', async () => {
    const { admin, regular, ids } = await start('2026-11-23', '2026-11-25');
    await propose(regular, ids);
    expect((await propose(regular, [ids[0]], null)).body.data[0].proposal).toBeNull();
    expect(await seenBy(admin)).toEqual([['2026-11-25', 'open', andrew]]);
    await choose(admin, [ids[1]]);
    const late = await propose(regular, [ids[1]], null);
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('answered this proposal'),
    ]);
    expect(await seenBy(regular)).toEqual([['2026-11-25', 'confirmed', andrew]]);
  });

  it('names only teachers who use the portal, and nothing but their names and when they are away', async () => {
    const { admin, regular, ids } = await start('2026-11-23');
    const colleagues = async () => (await regular.get('teacher/colleagues')).body.data;
    const all = await colleagues();
    expect(Object.keys(all[0]).toSorted()).toEqual(['away_for', 'id', 'last_name', 'name']);
    const idsOf = (people: { id: number }[]) => people.map(({ id }) => id);
    expect(idsOf(all)).toContain(andrew);
    expect(idsOf(all)).not.toContain(lea);
    await admin.send('PUT', 'teacher/updateStatus', { body: { id: andrew, status: 0 } });
    expect(idsOf(await colleagues())).not.toContain(andrew);
    const archived = await propose(regular, ids);
    expect([archived.status, archived.body.errors]).toEqual([409, { teacherId: ['is archived'] }]);
    const self = await propose(regular, ids, lea);
    expect([self.status, self.body.errors]).toEqual([400, { teacher_id: ['is the teacher of the class'] }]);
    expect((await admin.get('teacher/colleagues')).status).toBe(403);
  });

  it('is refused for a class that has begun, was given or cancelled, or is another teacher’s', async () => {
    const { admin, regular, colleague, ids, db } = await start(
      '2026-11-19',
      '2026-11-23',
      '2026-11-25',
      '2026-11-27',
    );
    await sql`update planned_classes set cancelled_at = now(), cancel_reason = 'x' where id = ${ids[1]}`.execute(
      db,
    );
    await choose(admin, [ids[2]], gaelle);
    const messages: unknown[] = [];
    for (const id of ids.slice(0, 3)) {
      const { status, body } = await propose(regular, [id, ids[3]]);
      messages.push([status, body.message.split(' - ')[1]]);
    }
    expect(messages).toEqual([
      [409, 'This class has begun already'],
      [409, 'This class is cancelled'],
      [409, 'Another teacher gives this class'],
    ]);
    const lesson = {
      courses_id: contract,
      date_class: '2026-11-20',
      absent_student_ids: [],
      total_hours: 60,
    };
    const named = { ...lesson, planned_class_id: ids[3] };
    expect((await regular.send('POST', 'attendance', { body: named })).status).toBe(200);
    expect((await propose(regular, [ids[3]])).body.message).toMatch(/recorded already$/);
    expect((await propose(colleague, [ids[3]])).status).toBe(403);
    expect(await seenBy(admin)).toEqual([]);
  });

  it('no longer counts once the class is cancelled, recorded or of another teacher, and counts again after that', async () => {
    const { admin, regular, ids, db } = await start('2026-11-23', '2026-11-24');
    await propose(regular, ids);
    const cancel = (isCancelled: boolean) =>
      sql`update planned_classes set cancelled_at = ${isCancelled ? '2026-11-20T12:00:00Z' : null}
        where id = ${ids[0]}`.execute(db);
    await cancel(true);
    expect(await seenBy(admin)).toEqual([['2026-11-24', 'open', andrew]]);
    expect((await decline(admin, [ids[0]])).status).toBe(409);
    await cancel(false);
    const change = {
      courseId: contract,
      removeMotive: 'Congé',
      hoursDone: 1,
      from: '2026-11-24',
      months: [],
    };
    await admin.send('POST', 'teacher/change', { body: { ...change, teacherId: gaelle } });
    expect(await seenBy(admin)).toEqual([['2026-11-23', 'open', andrew]]);
    const late = await decline(admin, [ids[1]]);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('no proposal to answer')]);
    await admin.send('POST', 'teacher/change', { body: { ...change, teacherId: lea } });
    expect((await seenBy(admin)).length).toBe(2);
  });

  it('is not confirmed for a colleague who was archived meanwhile, and can be declined', async () => {
    const { admin, regular, ids } = await start('2026-11-23');
    await propose(regular, ids);
    await admin.send('PUT', 'teacher/updateStatus', { body: { id: andrew, status: 0 } });
    expect((await admin.get('plannedClasses/proposals')).body.data[0].proposal.substitute.archived).toBe(1);
    expect((await choose(admin, ids)).status).toBe(409);
    expect((await decline(admin, ids)).status).toBe(200);
  });

  it('is answered by the first of two administrators, and the other one is told', async () => {
    const { admin, regular, ids, db } = await start('2026-11-23');
    await propose(regular, ids);
    const [{ etag }] = (await admin.get('plannedClasses/proposals')).body.data;
    const classes = [{ id: ids[0], etag }];
    const answers = await Promise.all([
      admin.send('POST', 'plannedClasses/substitute', { body: { classes, teacher_id: andrew } }),
      admin.send('POST', 'plannedClasses/proposals/decline', { body: { classes, answer: 'Non' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [row] = await db.selectFrom('planned_classes').selectAll().execute();
    const stored = [row?.proposal_status, row?.substitute_id];
    expect([
      ['confirmed', andrew],
      ['declined', null],
    ]).toContainEqual(stored);
  });

  it('is not taken back and confirmed at the same moment', async () => {
    const { admin, regular, ids } = await start('2026-11-23');
    const { body } = await propose(regular, ids);
    const classes = [{ id: ids[0], etag: body.data[0].etag }];
    const answers = await Promise.all([
      admin.send('POST', 'plannedClasses/substitute', { body: { classes, teacher_id: andrew } }),
      regular.send('POST', 'plannedClasses/proposals', { body: { classes, teacher_id: null } }),
    ]);
    const statuses = answers.map(({ status }) => status);
    // In either order of the two requests, the office learns that the proposal has changed, or the teacher that it was
    // answered.
    expect([
      [200, 409],
      [412, 200],
    ]).toContainEqual(statuses);
  });

  it('is one change when an answer is lost: of the teacher, and of the office', async () => {
    const { admin, regular, ids, db } = await start('2026-11-23');
    const etag = '"v1"';
    const body = { classes: [{ id: ids[0], etag }], teacher_id: andrew };
    for (let times = 0; times < 2; times += 1)
      expect((await regular.send('POST', 'plannedClasses/proposals', { body })).status).toBe(200);
    const refusal = { classes: [{ id: ids[0], etag: '"v2"' }], answer: 'Non' };
    for (let times = 0; times < 2; times += 1)
      expect((await admin.send('POST', 'plannedClasses/proposals/decline', { body: refusal })).status).toBe(
        200,
      );
    const { rows } = await sql`select call from history where table_name = 'planned_classes'
      and record_id = ${ids[0]} and action = 'update' order by id`.execute(db);
    expect(rows).toEqual([{ call: 'proposeSubstitute' }, { call: 'declineSubstitute' }]);
  });

  it('is refused from an old version of the class, such as before a move', async () => {
    const { regular, ids, db } = await start('2026-11-23');
    await sql`update planned_classes set held_on = '2026-11-24' where id = ${ids[0]}`.execute(db);
    const body = { classes: [{ id: ids[0], etag: '"v1"' }], teacher_id: andrew };
    expect((await regular.send('POST', 'plannedClasses/proposals', { body })).status).toBe(412);
  });

  it('is in the history of the contract, with who proposed and the answer', async () => {
    const { admin, regular, ids } = await start('2026-11-23');
    await propose(regular, ids);
    await decline(admin, ids, 'En congé');
    const { data } = (await admin.get(`history?subject=contract&id=${contract}`)).body;
    const changes = data
      .filter(({ noun }: { noun: string }) => noun === 'planned_class')
      .map((entry: { changes: { field: string; after: unknown }[] }) =>
        Object.fromEntries(entry.changes.map(({ field, after }) => [field, after])),
      );
    expect(changes).toEqual([
      { proposal: 'declined', proposal_answer: 'En congé' },
      {
        proposal: 'open',
        proposed_by: expect.objectContaining({ id: lea }),
        proposed_substitute: expect.objectContaining({ id: andrew }),
      },
    ]);
  });
});

describe('mails about substitutes (DECISION-100)', () => {
  const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('•'));

  it('tell the substitute of all classes of a save in one mail, in both languages', async () => {
    const { admin, ids, outbox } = await start('2026-11-23', '2026-11-25');
    expect((await choose(admin, ids)).body.not_mailed).toEqual([]);
    const mails = await outbox();
    expect(mails).toMatchObject([
      {
        to: accounts.otherTeacher.email,
        subject: 'Remplacement : 2 cours - Substitute: 2 classes',
        link: '/teacher-view/home',
      },
    ]);
    const text = mails[0]?.text ?? '';
    expect(text).toContain('Vous donnez ces cours à la place de : Léa Villeneuve');
    expect(text).toContain('You give these classes in place of Léa Villeneuve:');
    expect(lines(text)).toEqual([
      '• 23 novembre 2026 à 09:00, contrat 2026-0412, Aéro Beauséjour inc.',
      '• 25 novembre 2026 à 09:00, contrat 2026-0412, Aéro Beauséjour inc.',
      '• November 23, 2026 at 09:00, contract 2026-0412, Aéro Beauséjour inc.',
      '• November 25, 2026 at 09:00, contract 2026-0412, Aéro Beauséjour inc.',
    ]);
    // Making the same choice again changes nothing and sends no mail.
    await choose(admin, ids);
    expect(await outbox()).toHaveLength(1);
  });

  it('tell the former substitute and the new one, each once', async () => {
    const { admin, ids, outbox } = await start('2026-11-23', '2026-11-25');
    await choose(admin, ids);
    await choose(admin, ids, gaelle);
    const later = (await outbox()).filter(
      ({ text }) => text.includes('no longer') || text.includes('Gaëlle'),
    );
    expect(later.filter(({ to }) => to === accounts.otherTeacher.email)).toHaveLength(1);
    expect(later).toHaveLength(2);
    await choose(admin, ids, null);
    expect(await outbox()).toHaveLength(4);
  });

  it('tell who proposed that it is confirmed or declined, with the word of the office', async () => {
    const { admin, regular, ids, outbox } = await start('2026-11-23', '2026-11-25');
    await propose(regular, ids);
    expect(await outbox()).toEqual([]);
    await choose(admin, [ids[0]]);
    await decline(admin, [ids[1]], 'En congé - away');
    const own = (await outbox()).filter(({ to }) => to === accounts.teacher.email).map(({ text }) => text);
    expect(own).toEqual(
      expect.arrayContaining([
        expect.stringContaining('The administration confirmed the proposed substitute, Andrew Parker, for:'),
        expect.stringContaining('Its answer: En congé – away'),
      ]),
    );
    expect(own).toHaveLength(2);
    await decline(admin, [ids[1]], 'En congé - away');
    expect(await outbox()).toHaveLength(3);
  });

  it('leave out who is archived, and say so', async () => {
    const { admin, ids, outbox } = await start('2026-11-23');
    await choose(admin, ids);
    await admin.send('PUT', 'teacher/updateStatus', { body: { id: andrew, status: 0 } });
    const before = (await outbox()).length;
    const { body } = await choose(admin, ids, null);
    expect(body.not_mailed).toEqual([{ id: andrew, name: 'Andrew', last_name: 'Parker' }]);
    expect(await outbox()).toHaveLength(before);
  });
});
