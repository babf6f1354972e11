import { randomUUID } from 'node:crypto';
import type { Attendance, MeetingDecision, MeetingFile } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { aForm } from '../../testing/aForm.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { untilLocked } from '../../testing/untilLocked.ts';

/** Léa's contract, with three students. Today is 20 November 2026. */
const [contract, day] = [1, '2026-11-18'];
const report = 'Name,Email,Join time,Leave time\r\niPad,,2026-11-18 12:12,2026-11-18 13:30\r\n';

/** A contract with one planned class, and what the apps send when someone fills it in from the file of its meeting. */
async function start() {
  const server = await startServer({ data: 'untaught' });
  const { db } = server;
  const planned = await db
    .insertInto('planned_classes')
    .values({ contract_id: contract, slot: `${day} 12:00`, held_on: day, begins_at: '12:00', minutes: 90 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const members = await db
    .selectFrom('enrolments')
    .select('student_id')
    .where('contract_id', '=', contract)
    .orderBy('student_id')
    .execute();
  const [late = 0, absent = 0] = members.map(({ student_id }) => student_id);
  const class_ = { courses_id: contract, date_class: day, total_hours: 90, planned_class_id: planned.id };
  const proposed = {
    ...class_,
    absent_student_ids: [absent],
    details: [{ student_id: late, late_minutes: 12, left_early_minutes: 0, excused: 0 }],
  };
  const admin = await server.signIn();
  return {
    ...server,
    late,
    absent,
    proposed,
    admin,
    lea: await server.signIn(accounts.teacher.email),
    record: (sender: Sender, given: object = {}, key: string = randomUUID()) =>
      sender.send('POST', 'attendance', {
        body: { ...proposed, ...given },
        headers: { 'Idempotency-Key': key },
      }),
    remember: (sender: Sender, studentId: number | null = late, key: string = randomUUID()) =>
      sender.send('PUT', `meetingAttendance/${contract}/decisions`, {
        body: { decisions: [{ email: null, name: 'iPad', student_id: studentId }] },
        headers: { 'Idempotency-Key': key },
      }),
    keep: (sender: Sender, key: string = randomUUID()) =>
      sender.send('POST', 'meetingFiles', {
        body: aForm(report, 'participants.csv', { course_id: contract, planned_class_id: planned.id }),
        headers: { 'Idempotency-Key': key },
      }),
    /** Everything that an import writes. */
    stored: async () => {
      const attendance = (await admin.get(`attendance?courseId=${contract}&resourcesPerPage=1000`)).body.data;
      const meetings = (await admin.get(`meetingAttendance/${contract}`)).body.data;
      return {
        records: (attendance as Attendance[]).filter(({ status }) => status === 1),
        decisions: meetings.decisions as MeetingDecision[],
        files: (await admin.get(`meetingFiles?courseId=${contract}`)).body.data as MeetingFile[],
      };
    },
  };
}

const absentOf = ({ attendances }: Attendance) => attendances.map(({ student_id }) => student_id);

const recordedAlready =
  'Les présences de ce cours sont déjà inscrites - The attendance of this class has been recorded already';

describe('the attendance of a class from the file of its meeting', () => {
  it('is not changed by the same file a second time', async () => {
    const { admin, lea, record, remember, keep, stored } = await start();
    for (const answer of [await record(lea), await remember(lea), await keep(lea)])
      expect(answer.status).toBe(200);
    const before = await stored();
    expect([before.records.length, before.decisions.length, before.files.length]).toEqual([1, 1, 1]);
    const again = [await record(admin), await remember(admin), await keep(admin)];
    expect(again.map(({ status }) => status)).toEqual([409, 200, 200]);
    expect(again[0]?.body.message).toBe(recordedAlready);
    expect(again[2]?.body.data.id).toBe(before.files[0]?.id);
    expect(await stored()).toEqual(before);
  });

  it('keeps its corrections when the file is sent again', async () => {
    const { admin, lea, proposed, record, keep, stored } = await start();
    const { id } = (await record(lea)).body.data;
    await keep(lea);
    const corrected = { ...proposed, absent_student_ids: [], details: [], note: 'Absente par erreur' };
    expect((await admin.send('PUT', `attendance/${id}`, { body: corrected })).status).toBe(200);
    expect([(await record(lea)).status, (await keep(lea)).status]).toEqual([409, 200]);
    const { records, files } = await stored();
    expect(records.map((one) => [one.id, absentOf(one), one.details, one.note])).toEqual([
      [id, [], [], 'Absente par erreur'],
    ]);
    expect(files.map(({ attendance_id }) => attendance_id)).toEqual([id]);
  });

  it('is that of the first of two people at once: the second is told, and what both decided and sent is kept once', async () => {
    const server = await start();
    const { admin, lea, late, absent, db, record, remember, keep, stored } = server;
    const blocking = await db.startTransaction().execute();
    await sql`select from contracts where id = ${contract} for no key update`.execute(blocking);
    const first = record(lea);
    await untilLocked(server);
    const second = record(admin, { absent_student_ids: [], details: [] });
    await untilLocked(server, 2);
    await blocking.commit().execute();
    const [recorded, refused] = await Promise.all([first, second]);
    expect([recorded.status, refused.status, refused.body.message]).toEqual([200, 409, recordedAlready]);
    await Promise.all([remember(lea), remember(admin), keep(lea), keep(admin)]);
    const { records, decisions, files } = await stored();
    expect(records.map((one) => [one.id, absentOf(one)])).toEqual([[recorded.body.data.id, [absent]]]);
    expect(decisions.map(({ name, student_id }) => [name, student_id])).toEqual([['iPad', late]]);
    expect(files.map(({ attendance_id }) => attendance_id)).toEqual([recorded.body.data.id]);
  });

  it('is stored once if an answer is lost and the same request is sent again', async () => {
    const { lea, admin, record, remember, keep, stored } = await start();
    const [key, decisionKey, fileKey] = [randomUUID(), randomUUID(), randomUUID()];
    const answers = [
      [await record(lea, {}, key), await record(lea, {}, key)],
      [await remember(lea, undefined, decisionKey), await remember(lea, undefined, decisionKey)],
      [await keep(lea, fileKey), await keep(lea, fileKey)],
    ];
    for (const [first, again] of answers) {
      expect(first?.status).toBe(200);
      expect(again?.body).toEqual(first?.body);
    }
    const { records, files } = await stored();
    expect([records.length, files.length]).toEqual([1, 1]);
    // The answer to the first request arrives late: what someone else decided since stays.
    await remember(admin, null);
    await remember(lea, undefined, decisionKey);
    expect((await stored()).decisions.map(({ student_id }) => student_id)).toEqual([null]);
  });
});
