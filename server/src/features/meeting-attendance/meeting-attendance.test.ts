import { createHash } from 'node:crypto';
import type {
  HistoryEntry,
  ListMeetingLinksResponse,
  MeetingAttendance,
  MeetingDecision,
} from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Léa's contract; Andrew teaches another one. Today is 20 November 2026. */
const [contract, andrewsContract, andrew] = [1, 2, 2];

async function start() {
  const server = await startServer();
  const { db } = server;
  const members = await db
    .selectFrom('enrolments')
    .innerJoin('students', 'students.id', 'enrolments.student_id')
    .select(['students.id', 'students.email'])
    .where('contract_id', '=', contract)
    .orderBy('students.id')
    .execute();
  return {
    ...server,
    members,
    student: members[0] ?? { id: 0, email: null },
    admin: await server.signIn(),
    lea: await server.signIn(accounts.teacher.email),
    andrew: await server.signIn(accounts.otherTeacher.email),
  };
}

const read = (sender: Sender, id = contract) => sender.get(`meetingAttendance/${id}`);
const dataOf = async (sender: Sender): Promise<MeetingAttendance> => (await read(sender)).body.data;

interface Deciding {
  email?: string | null;
  name?: string;
  student_id?: number | null;
}

const decide = (sender: Sender, ...decisions: Deciding[]) =>
  sender.send('PUT', `meetingAttendance/${contract}/decisions`, {
    body: {
      decisions: decisions.map((one) => ({ email: null, name: 'Salle 204', student_id: null, ...one })),
    },
  });

const undo = (sender: Sender, { id, etag }: Pick<MeetingDecision, 'id' | 'etag'>) =>
  sender.send('DELETE', `meetingAttendance/${contract}/decisions/${id}`, { headers: { 'If-Match': etag } });

const told = ({ name, student_id, decided_by }: MeetingDecision) => [name, student_id, decided_by?.name];

describe('what recognizes the participants of a meeting', () => {
  it('has digests of the addresses of everybody of the contract, and no address (DECISION-119)', async () => {
    const { lea, db, members, student } = await start();
    const { status, body } = await read(lea);
    const { students, teachers, digest_prefix: salt, tolerance_minutes }: MeetingAttendance = body.data;
    expect([status, tolerance_minutes]).toEqual([200, 5]);
    expect(students.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(members.map(({ id }) => id));
    const digestOf = (email: string) =>
      createHash('sha256').update(`${salt}:${email.toLowerCase()}`).digest('hex');
    const own = students.find(({ id }) => id === student.id);
    expect(own?.address_digests).toEqual([digestOf(student.email ?? '')]);
    expect(teachers).toContainEqual({
      id: 1,
      name: 'Léa',
      last_name: 'Villeneuve',
      address_digests: [digestOf(accounts.teacher.email)],
    });
    expect(JSON.stringify(body)).not.toContain('@');
    // A list of common addresses cannot be compared with the digests of every contract at once.
    await sql`update contracts set teacher_id = 1 where id = ${andrewsContract}`.execute(db);
    expect((await read(lea, andrewsContract)).body.data.digest_prefix).not.toBe(salt);
    expect((await dataOf(lea)).digest_prefix).toBe(salt);
  });

  it('still has who left the contract, and has who was chosen as a substitute', async () => {
    const { lea, db, student } = await start();
    await sql`update enrolments set starts_on = '2026-01-01', ends_on = '2026-10-01'
      where contract_id = ${contract} and student_id = ${student.id}`.execute(db);
    await sql`update planned_classes set substitute_id = ${andrew} where id = (
      select min(id) from planned_classes where contract_id = ${contract})`.execute(db);
    const { students, teachers } = await dataOf(lea);
    expect(students.map(({ id }) => id)).toContain(student.id);
    expect(teachers.map(({ id }) => id)).toContain(andrew);
  });

  it('is for whoever may record attendance of the contract now', async () => {
    const { admin, lea, andrew: other, db } = await start();
    const statuses = async () => [
      (await read(other)).status,
      (await decide(other, { name: 'Tablette' })).status,
    ];
    expect([(await read(admin)).status, (await read(lea)).status]).toEqual([200, 200]);
    expect(await statuses()).toEqual([403, 403]);
    await db.updateTable('lessons').set({ status: 0 }).where('contract_id', '=', contract).execute();
    await sql`update planned_classes set substitute_id = ${andrew}, cancelled_at = null
      where contract_id = ${contract} and held_on between '2026-11-01' and '2026-11-20'`.execute(db);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('has the tolerance that the office chose', async () => {
    const { admin, lea } = await start();
    const set = (presence_tolerance: number) =>
      admin.send('PUT', 'organisation', { body: { presence_tolerance } });
    expect((await set(12)).body.data.presence_tolerance).toBe(12);
    expect((await dataOf(lea)).tolerance_minutes).toBe(12);
    expect((await set(61)).status).toBe(400);
    expect((await lea.get('organisation')).body.data.presence_tolerance).toBe(12);
  });
});

describe('a decision about a participant', () => {
  it('is remembered by address in any case, else by name, and shows administrators alone the address (DECISION-119)', async () => {
    const { admin, lea, student } = await start();
    const saved = await decide(
      lea,
      { email: ' Ines@Home.example', name: ' Inès (iPad) ', student_id: student.id },
      { name: 'Salle 204' },
    );
    expect(saved.status).toBe(200);
    const { decisions, digest_prefix: salt } = await dataOf(lea);
    expect(saved.body.data).toEqual(decisions);
    expect(decisions.map(told)).toEqual([
      ['Inès (iPad)', student.id, 'Léa'],
      ['Salle 204', null, 'Léa'],
    ]);
    expect(decisions.map(({ email_digest }) => email_digest)).toEqual([
      createHash('sha256').update(`${salt}:ines@home.example`).digest('hex'),
      null,
    ]);
    expect(decisions[0]).not.toHaveProperty('email');
    expect((await dataOf(admin)).decisions.map(({ email }) => email)).toEqual(['ines@home.example', null]);
  });

  it('is replaced by a later one about the same participant, and the same one again changes nothing', async () => {
    const { admin, lea, student } = await start();
    const about = (student_id: number | null, name = 'iPad') => ({
      email: 'ines@home.example',
      name,
      student_id,
    });
    await decide(lea, about(student.id));
    const [first] = (await dataOf(lea)).decisions;
    await decide(admin, about(student.id));
    expect((await dataOf(lea)).decisions).toEqual([first]);
    const { body } = await decide(admin, about(null, 'Tablette'));
    expect(body.data.map(told)).toEqual([['Tablette', null, 'Marie']]);
    expect(body.data[0].id).toBe(first?.id);
    expect(body.data[0].etag).not.toBe(first?.etag);
  });

  it('is refused about a stranger, or about one participant twice', async () => {
    const { lea, db } = await start();
    const { id } = await db
      .selectFrom('students')
      .select('id')
      .where(
        'id',
        'not in',
        db.selectFrom('enrolments').select('student_id').where('contract_id', '=', contract),
      )
      .executeTakeFirstOrThrow();
    const refused = [
      await decide(lea, { student_id: id }),
      await decide(lea, { name: 'iPad', email: 'a@b.example' }, { name: 'Salle', email: 'A@b.example' }),
      await decide(lea, { name: 'iPad' }, { name: 'iPad ' }),
    ];
    expect(refused.map(({ status, body }) => [status, body.errors.decisions])).toEqual([
      [400, ['must be about students of the contract']],
      [400, ['names a participant twice']],
      [400, ['names a participant twice']],
    ]);
    expect((await dataOf(lea)).decisions).toEqual([]);
  });

  it('can be undone, unless someone else has changed it (DECISION-119)', async () => {
    const { admin, lea, student } = await start();
    const [seen] = (await decide(lea, { name: 'iPad', student_id: student.id })).body.data;
    await decide(admin, { name: 'iPad', student_id: null });
    expect((await undo(lea, seen)).status).toBe(412);
    const [now] = (await dataOf(lea)).decisions;
    if (!now) throw new Error('the decision is gone');
    expect((await undo(lea, now)).status).toBe(200);
    expect((await dataOf(lea)).decisions).toEqual([]);
    expect((await undo(lea, now)).status).toBe(404);
  });

  it('of two people at once, the second one is kept, and both see the whole list', async () => {
    const { admin, lea, student, db } = await start();
    const answers = await Promise.all([
      decide(lea, { name: 'iPad', student_id: student.id }, { name: 'Léa' }),
      decide(admin, { name: 'iPad', student_id: null }, { name: 'Marie' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const lists = answers.map(({ body }) => body.data.map(({ name }: MeetingDecision) => name));
    const later = lists.findIndex((names) => names.length === 3);
    expect(lists[later]).toEqual(['iPad', 'Léa', 'Marie']);
    const [decision] = await db
      .selectFrom('meeting_decisions')
      .select('student_id')
      .where('name', '=', 'iPad')
      .execute();
    expect(decision?.student_id).toBe(later === 0 ? student.id : null);
  });

  it('and its undoing are in the history of the contract, without the address', async () => {
    const { admin, lea, student } = await start();
    const about = { email: 'ines@home.example', name: 'iPad', student_id: student.id };
    const [decision] = (await decide(lea, about)).body.data;
    await undo(admin, decision);
    const { data } = (await admin.get(`history?subject=contract&id=${contract}`)).body;
    const entries = (data as HistoryEntry[])
      .filter(({ noun }) => noun === 'meeting_decision')
      .map(({ who, action, record, changes }) => [
        who.name,
        action,
        record.name,
        changes.map(({ field, before, after }) => [field, before, after]),
      ]);
    const whom = expect.objectContaining({ id: student.id });
    expect(entries).toEqual([
      ['Marie', 'removed', 'iPad', [['student_id', whom, null]]],
      ['Léa', 'added', 'iPad', [['student_id', null, whom]]],
    ]);
    expect(JSON.stringify(data)).not.toContain('ines@home');
  });
});

describe('the meeting address of a contract', () => {
  const change = (sender: Sender, details: object) =>
    sender.send('PATCH', 'courses/update', { body: { course: { id: contract }, course_details: details } });

  it('is kept through a change of the plan, and is read with the contract and its classes (DECISION-121)', async () => {
    const { admin, lea } = await start();
    const link = 'https://zoom.example/j/1?pwd=2';
    expect((await change(admin, { meeting_link: link })).body.data.course_details.meeting_link).toBe(link);
    const { data, course } = (await admin.get(`plans/${contract}`)).body;
    expect(course.meeting_link).toBe(link);
    await admin.send('PUT', `plans/${contract}`, {
      body: { ...data, number_of_classes: 3, ends_on: null, accept_clashes: true },
    });
    await change(admin, { schedule: 'mardi' });
    const [read] = (await lea.get(`courses?courseId=${contract}`)).body.data;
    expect([read.course_details.meeting_link, read.course_details.schedule]).toEqual([link, 'mardi']);
    expect((await lea.get(`plans/${contract}`)).body.course.meeting_link).toBe(link);
  });

  it('is no part of a copy of the contract, whose classes are other meetings', async () => {
    const { admin } = await start();
    await change(admin, { meeting_link: 'https://zoom.example/j/1' });
    const { body } = await admin.send('POST', 'courses/duplicate', { body: { courseId: contract } });
    expect(body.data.course_details.meeting_link).toBeNull();
  });

  it.each(['http://zoom.example', 'javascript:alert(1)', 'https://zoom.example/j 1', '', 'https://a:b:c'])(
    'is refused as %j',
    async (meeting_link) => {
      const { admin } = await start();
      const { status, body } = await change(admin, { meeting_link });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['course_details.meeting_link']]);
    },
  );

  it('is on the link of a student, who otherwise finds the one in the location (DECISION-121)', async () => {
    const { admin, db, openLink } = await start();
    const student = await openLink('student', accounts.student.token);
    await db.updateTable('contracts').set({ location: 'Salle 4', meeting_link: null }).execute();
    const { student_id } = await db
      .selectFrom('enrolments')
      .innerJoin('students', 'students.id', 'enrolments.student_id')
      .select('student_id')
      .where('contract_id', '=', contract)
      .where('students.name', '=', accounts.student.name)
      .executeTakeFirstOrThrow();
    const links = async () =>
      (await student.get('meetingLinks')).body.data.map(
        ({ course, meeting_link }: ListMeetingLinksResponse['data'][number]) => [
          course.contract_number,
          meeting_link,
        ],
      );
    expect(await links()).toEqual([]);
    await change(admin, { location: 'Zoom https://old.example/j' });
    expect(await links()).toEqual([['2026-0412', 'https://old.example/j']]);
    await change(admin, { meeting_link: 'https://zoom.example/j' });
    expect(await links()).toEqual([['2026-0412', 'https://zoom.example/j']]);
    await sql`update enrolments set starts_on = '2026-01-01', ends_on = '2026-11-19'
      where contract_id = ${contract} and student_id = ${student_id}`.execute(db);
    expect(await links()).toEqual([]);
    expect((await admin.get('meetingLinks')).status).toBe(403);
  });
});
