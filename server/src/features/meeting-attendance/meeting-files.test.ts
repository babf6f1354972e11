import type { HistoryEntry, MeetingFile } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { writeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { aForm } from '../../testing/aForm.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Léa's contract; Andrew (2) teaches another one. Today is 20 November 2026. */
const [contract, andrewsContract, andrewId] = [1, 2, 2];
const [monday, wednesday] = ['2026-11-16', '2026-11-18'];
const report = 'Name,Email,Join time\r\nInès,ines@home.example,12:00\r\n';

/** A contract with two planned classes and no record. */
async function start() {
  const server = await startServer({ data: 'untaught' });
  const { db } = server;
  const planned = await db
    .insertInto('planned_classes')
    .values(
      [monday, wednesday].map((day) => ({
        contract_id: contract,
        slot: `${day} 12:00`,
        held_on: day,
        begins_at: '12:00',
        minutes: 60,
      })),
    )
    .returning('id')
    .execute();
  const [first = 0, second = 0] = planned.map(({ id }) => id).toSorted((one, other) => one - other);
  return {
    ...server,
    first,
    second,
    admin: await server.signIn(),
    lea: await server.signIn(accounts.teacher.email),
    andrew: await server.signIn(accounts.otherTeacher.email),
  };
}

const send = (
  sender: Sender,
  fields: Record<string, number>,
  {
    content = report,
    name = 'meetingAttendanceReport.csv',
  }: { content?: string | Uint8Array<ArrayBuffer>; name?: string } = {},
) => sender.send('POST', 'meetingFiles', { body: aForm(content, name, { course_id: contract, ...fields }) });

const list = async (sender: Sender, query = ''): Promise<MeetingFile[]> =>
  (await sender.get(`meetingFiles?courseId=${contract}${query}`)).body.data;

async function record(sender: Sender, day: string, more = {}): Promise<number> {
  const body = { courses_id: contract, date_class: day, absent_student_ids: [], total_hours: 60, ...more };
  const answer = await sender.send('POST', 'attendance', { body });
  expect([answer.status, answer.body.message]).toEqual([200, 'Attendance updated Successfully.']);
  return answer.body.data.id;
}

describe('the file of a meeting', () => {
  it('is kept with its planned class, and comes back as it was under a safe name (DECISION-120)', async () => {
    const { lea, first } = await start();
    const { status, body } = await send(lea, { planned_class_id: first }, { name: '../../.présences.csv' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      course_id: contract,
      planned_class_id: first,
      attendance_id: null,
      date_class: monday,
      name: 'présences.csv',
      size: Buffer.byteLength(report),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      stored_at: '2026-11-20T12:00:00.000Z',
      stored_by: { id: expect.any(Number), name: 'Léa', last_name: 'Villeneuve' },
      kept_until: '2027-11-20',
    });
    expect(await list(lea, `&plannedClassId=${first}`)).toEqual([body.data]);
    const download = await lea.get(`meetingFiles/${body.data.id}`);
    expect(Buffer.from(download.body).toString()).toBe(report);
    expect(download.headers.get('Content-Disposition')).toBe(
      `attachment; filename="pr_sences.csv"; filename*=UTF-8''pr%C3%A9sences.csv`,
    );
    expect(download.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(download.headers.get('Content-Type')).toBe('application/octet-stream');
  });

  it('goes with the record of its class, by name and by day', async () => {
    const { admin, lea, first, second } = await start();
    await send(lea, { planned_class_id: first });
    await send(lea, { planned_class_id: second });
    const named = await record(lea, monday, { planned_class_id: first });
    const byDay = await record(lea, wednesday);
    const classOf = ({ planned_class_id, attendance_id }: MeetingFile) => [planned_class_id, attendance_id];
    expect((await list(lea)).map(classOf)).toEqual([
      [second, byDay],
      [first, named],
    ]);
    expect((await list(admin, `&attendanceId=${named}`)).map(classOf)).toEqual([[first, named]]);
    // The record is deleted: the class, and its file, wait for another one.
    await admin.send('DELETE', `attendance/${named}`);
    expect((await list(lea, `&plannedClassId=${first}`)).map(classOf)).toEqual([[first, null]]);
  });

  it('can be added to a record without a plan', async () => {
    const { lea, first } = await start();
    const lesson = await record(lea, '2026-11-17');
    const { body } = await send(lea, { attendance_id: lesson });
    expect([body.data.planned_class_id, body.data.attendance_id, body.data.date_class]).toEqual([
      null,
      lesson,
      '2026-11-17',
    ]);
    expect(await list(lea, `&plannedClassId=${first}`)).toEqual([]);
  });

  it('is there once, also if it is sent for the plan and for the record (DECISION-120)', async () => {
    const { admin, lea, first, second } = await start();
    const { body: sent } = await send(lea, { planned_class_id: first });
    const lesson = await record(lea, monday);
    const { body: again } = await send(admin, { attendance_id: lesson }, { name: 'autre nom.csv' });
    expect(again.data).toEqual({ ...sent.data, attendance_id: lesson });
    expect(await list(lea)).toHaveLength(1);
    // Another class, and another content.
    await send(lea, { planned_class_id: second });
    await send(lea, { planned_class_id: first }, { content: `${report}x` });
    expect(await list(lea)).toHaveLength(3);
  });

  it('is there once if two people send it at the same moment', async () => {
    const { admin, lea, first, db } = await start();
    const answers = await Promise.all(
      [admin, lea, admin, lea].map((sender) => send(sender, { planned_class_id: first })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await db.selectFrom('meeting_files').select('id').execute()).toHaveLength(1);
  });

  it('has its record, whichever of the two is stored first', async () => {
    const { lea, first } = await start();
    const [, lesson] = await Promise.all([
      send(lea, { planned_class_id: first }),
      record(lea, monday, { planned_class_id: first }),
    ]);
    expect((await list(lea)).map(({ attendance_id }) => attendance_id)).toEqual([lesson]);
  });

  it('is refused for no class, two classes, and a class of another contract', async () => {
    const { admin, first } = await start();
    const lesson = await record(admin, monday);
    const answers = [
      await send(admin, {}),
      await send(admin, { planned_class_id: first, attendance_id: lesson }),
      await send(admin, { course_id: andrewsContract, planned_class_id: first }),
      await send(admin, { course_id: andrewsContract, attendance_id: lesson }),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
      [400, { attendance_id: ['is required'] }],
      [400, { attendance_id: ['is left out when planned_class_id is given'] }],
      [400, { planned_class_id: ['is not of this contract'] }],
      [400, { attendance_id: ['is not of this contract'] }],
    ]);
    expect(await list(admin)).toEqual([]);
  });

  it('is text or .xlsx by its content, of 5 MB at most', async () => {
    const { lea, first } = await start();
    const sheet = new Uint8Array(await writeSpreadsheet([['Name'], ['Inès']]));
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${report}`, 'utf16le'));
    const program = new Uint8Array(Buffer.from('MZ\u0000\u0001'));
    const sent = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
      const { status, body } = await send(lea, { planned_class_id: first }, { name, content });
      return [status, status === 200 || body.message];
    };
    expect([
      await sent('a.xlsx', sheet),
      await sent('a.csv', utf16),
      await sent('a.tsv', 'Name\tEmail\n'),
      await sent('a.txt', 'Name'),
    ]).toEqual([
      [200, true],
      [200, true],
      [200, true],
      [200, true],
    ]);
    const content = expect.stringContaining('does not match the extension');
    expect([
      await sent('a.csv', program),
      await sent('b.csv', sheet),
      await sent('b.xlsx', report),
      await sent('a.csv', 'a'.repeat(5_242_881)),
      await sent('a.html', '<p>'),
      await sent('a.csv', ''),
    ]).toEqual([
      [400, content],
      [400, content],
      [400, content],
      [413, 'Le fichier dépasse 5 Mo - The file is larger than 5 MB'],
      [400, 'The request was refused'],
      [400, 'The request was refused'],
    ]);
    expect(await list(lea)).toHaveLength(4);
  });
});

describe('who sees the file of a meeting', () => {
  it('is the office and the teacher of that class, and no other teacher (DECISION-120)', async () => {
    const { admin, lea, andrew, first, second, db } = await start();
    const { body: ofMonday } = await send(lea, { planned_class_id: first });
    const { body: ofWednesday } = await send(admin, { planned_class_id: second });
    const seen = async (sender: Sender) => [
      (await sender.get(`meetingFiles?courseId=${contract}`)).body.data?.map(({ id }: MeetingFile) => id) ??
        403,
      (await sender.get(`meetingFiles/${ofMonday.data.id}`)).status,
      (await sender.get(`meetingFiles/${ofWednesday.data.id}`)).status,
    ];
    const [one, other] = [ofMonday.data.id, ofWednesday.data.id];
    expect(await seen(andrew)).toEqual([403, 403, 403]);
    expect(await seen(lea)).toEqual([[other, one], 200, 200]);
    // Andrew is chosen for Wednesday.
    await db
      .updateTable('planned_classes')
      .set({ substitute_id: andrewId })
      .where('id', '=', second)
      .execute();
    expect(await seen(andrew)).toEqual([[other], 403, 200]);
    expect(await seen(lea)).toEqual([[one], 200, 403]);
    // The contract changes hands on Wednesday.
    await db.updateTable('planned_classes').set({ substitute_id: null }).where('id', '=', second).execute();
    await db.updateTable('contracts').set({ teacher_id: andrewId }).where('id', '=', contract).execute();
    await db
      .insertInto('previous_teachers')
      .values({
        contract_id: contract,
        teacher_id: 1,
        hours_done: null,
        motive: null,
        replaced_on: wednesday,
      })
      .execute();
    expect(await seen(andrew)).toEqual([[other], 403, 200]);
    expect(await seen(lea)).toEqual([[one], 200, 403]);
    expect(await seen(admin)).toEqual([[other, one], 200, 200]);
  });

  it('no longer includes a former teacher whose classes of the contract are over', async () => {
    const { lea, first, db } = await start();
    const { body } = await send(lea, { planned_class_id: first });
    await db.updateTable('contracts').set({ teacher_id: andrewId }).where('id', '=', contract).execute();
    await db
      .insertInto('previous_teachers')
      .values({
        contract_id: contract,
        teacher_id: 1,
        hours_done: null,
        motive: null,
        replaced_on: wednesday,
      })
      .execute();
    await sql`update planned_classes set held_on = '2026-09-01', slot = '2026-09-01 12:00' where id = ${first}`.execute(
      db,
    );
    expect((await lea.get(`meetingFiles/${body.data.id}`)).status).toBe(403);
  });

  it('can send one, and the teacher of another contract cannot', async () => {
    const { lea, andrew, first } = await start();
    expect((await send(andrew, { planned_class_id: first })).status).toBe(403);
    expect((await send(lea, { planned_class_id: first })).status).toBe(200);
  });
});

describe('deleting the file of a meeting', () => {
  it('is for the office, and is in the history of the contract', async () => {
    const { admin, lea, first } = await start();
    const { body } = await send(lea, { planned_class_id: first });
    const path = `meetingFiles/${body.data.id}`;
    expect((await lea.send('DELETE', path)).status).toBe(403);
    expect((await admin.send('DELETE', path)).status).toBe(200);
    expect([await list(admin), (await admin.get(path)).status]).toEqual([[], 404]);
    const { data } = (await admin.get(`history?subject=contract&id=${contract}`)).body;
    const told = (data as HistoryEntry[]).filter(({ noun }) => noun === 'meeting_file');
    expect(told.map(({ action, record }) => [action, record.name])).toEqual([
      ['removed', 'meetingAttendanceReport.csv'],
      ['added', 'meetingAttendanceReport.csv'],
    ]);
  });

  it('is not done by a plan that loses the class: the file stays with the contract', async () => {
    const { admin, lea, first, db } = await start();
    await send(lea, { planned_class_id: first });
    await db.deleteFrom('planned_classes').where('id', '=', first).execute();
    const [file] = await list(admin);
    expect([file?.planned_class_id, file?.attendance_id, file?.date_class]).toEqual([null, null, monday]);
    expect(await list(lea)).toEqual([file]);
  });

  it('is refused in an archived contract, as is another file', async () => {
    const { admin, first, db } = await start();
    const { body } = await send(admin, { planned_class_id: first });
    await db.updateTable('contracts').set({ status_id: 4 }).where('id', '=', contract).execute();
    const answers = [
      await admin.send('DELETE', `meetingFiles/${body.data.id}`),
      await send(admin, { planned_class_id: first }, { content: 'Name' }),
    ];
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [409, 'archived'],
      [409, 'archived'],
    ]);
  });
});
