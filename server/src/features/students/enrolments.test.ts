import type { Attendance, CompanySummary, EnrolmentPeriod, ReportRow } from '@portal/api-client/openapi';
import { belongsOn, daysAfter } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type StartedServer, startServer } from '../../testing/startServer.ts';

/** Léa's 2026-0412, with Inès (1) and another student (2). */
const [contract, ines, other] = [1, 1, 2];
const path = `courses/${contract}/students/periods`;
const today = '2026-11-20';

const since = (from: string | null, to: string | null = null): EnrolmentPeriod => ({ from, to });

/** Minutes of a student in a contract, added up class by class. */
type Sums = readonly [taught: number, attended: number];

/**
 * Replaces the enrolments of the samples with many kinds of periods: begun late, ended, with a gap, from the first
 * class.
 */
async function scatterDays({ db, state }: StartedServer): Promise<Map<string, EnrolmentPeriod[]>> {
  const { enrolments, lessons } = await state();
  const periods = new Map<string, EnrolmentPeriod[]>();
  await db.deleteFrom('enrolments').execute();
  for (const { id, contractId, studentId } of enrolments) {
    // A student who has come back has two rows.
    if (periods.has(`${contractId} ${studentId}`)) continue;
    const days = lessons
      .filter((lesson) => lesson.contractId === contractId)
      .map(({ date }) => date)
      .toSorted();
    const at = (part: number) => days[Math.floor(days.length * part)] ?? today;
    const kinds: EnrolmentPeriod[][] = [
      [since(null)],
      [since(at(0.4))],
      [since(null, at(0.6))],
      at(0.2) < at(0.7) ? [since(null, at(0.2)), since(at(0.7))] : [since(null)],
      [since(daysAfter(at(0.3), 1), daysAfter(at(0.8), -1))],
      [since(daysAfter(today, 30))],
    ];
    const those = (kinds[id % kinds.length] ?? []).filter(({ from, to }) => !from || !to || from <= to);
    periods.set(`${contractId} ${studentId}`, those);
    for (const { from, to } of those) {
      const row = { contract_id: contractId, student_id: studentId, starts_on: from, ends_on: to };
      await db.insertInto('enrolments').values(row).execute();
    }
  }
  return periods;
}

describe('sums with days', () => {
  it('agree on the company page, in the list of reports and in attendance with a count of every class (DOMAIN-10, DECISION-79)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const periods = await scatterDays(server);
    const { lessons, companies } = await server.state();
    const slow = (contractId: number, studentId: number): Sums => {
      let [taught, attended] = [0, 0];
      for (const lesson of lessons) {
        const days = periods.get(`${contractId} ${studentId}`) ?? [];
        if (lesson.contractId !== contractId || lesson.status !== 1 || !belongsOn(days, lesson.date))
          continue;
        taught += lesson.minutes;
        if (lesson.absentStudentIds.includes(studentId)) continue;
        const detail = lesson.details?.find((one) => one.studentId === studentId);
        attended += lesson.minutes - (detail?.lateMinutes ?? 0) - (detail?.leftEarlyMinutes ?? 0);
      }
      return [taught, attended];
    };
    let [onPages, partly] = [0, 0];
    for (const { id } of companies) {
      const { data }: { data: CompanySummary } = (await admin.get(`companySummary?companyId=${id}`)).body;
      for (const { course_id, student, attendance, hours_taught_minutes, periods: told } of data.rows) {
        if (attendance === null) continue;
        const right = slow(course_id, student.id);
        expect([attendance.taught_minutes, attendance.attended_minutes]).toEqual(right);
        expect(hours_taught_minutes).toBe(right[1]);
        expect(told).toEqual(periods.get(`${course_id} ${student.id}`));
        onPages += 1;
        const all = lessons.filter((lesson) => lesson.contractId === course_id && lesson.status === 1);
        if (right[0] < all.reduce((sum, { minutes }) => sum + minutes, 0)) partly += 1;
      }
      const taught = data.rows.reduce((sum, { attendance }) => sum + (attendance?.taught_minutes ?? 0), 0);
      expect(data.attendance.taught_minutes).toBe(taught);
    }
    expect(onPages).toBeGreaterThan(100);
    expect(partly).toBeGreaterThan(50);

    const { data: rows }: { data: ReportRow[] } = (await admin.get('reportRows?resourcesPerPage=20000')).body;
    expect(rows.length).toBeGreaterThan(50);
    for (const { course, student, hours_taught_minutes, state } of rows) {
      const days = periods.get(`${course.id} ${student.id}`);
      expect(hours_taught_minutes).toBe(days ? slow(course.id, student.id)[1] : undefined);
      if (state === 'due') expect(days?.some(({ to }) => to === null)).toBe(true);
    }

    const query = `attendance?courseId=${contract}&resourcesPerPage=1000`;
    const { data: listed }: { data: Attendance[] } = (await admin.get(query)).body;
    for (const { id, date_class, member_ids, attendances } of listed) {
      const members = [...periods]
        .filter(([key, days]) => key.startsWith(`${contract} `) && belongsOn(days, date_class))
        .map(([key]) => Number(key.split(' ')[1]));
      expect(member_ids).toEqual(members.toSorted((a, b) => a - b));
      const absent = lessons.find((lesson) => lesson.id === id)?.absentStudentIds ?? [];
      expect(attendances.map(({ student_id }) => student_id)).toEqual(
        absent.filter((one) => members.includes(one)),
      );
    }
  });
});

async function start() {
  const server = await startServer();
  const admin = await server.signIn();
  const read = async (): Promise<EnrolmentPeriod[]> => {
    const [course] = (await admin.get(`courses?courseId=${contract}`)).body.data;
    const isOther = ({ student_id }: { student_id: number }) => student_id === other;
    return [...course.student_has_course, ...course.former_students].find(isOther)?.periods ?? [];
  };
  const change = (periods: EnrolmentPeriod[], seen: EnrolmentPeriod[]) =>
    admin.send('PUT', path, { body: { students: [{ student_id: other, periods, seen }] } });
  const send = (call: 'assignCourse' | 'unAssignCourse', days: object = {}) =>
    admin.send('POST', `student/${call}`, { body: { courseId: contract, studentId: [other], ...days } });
  return { ...server, admin, read, change, send };
}

describe('the usual days', () => {
  it('end yesterday, or today with a class today, and begin today (DECISION-79)', async () => {
    const { admin, read, send } = await start();
    await send('unAssignCourse');
    expect(await read()).toEqual([since(null, '2026-11-19')]);
    // Added by mistake and removed on the same day, or the other way round: no trace is left.
    await send('assignCourse');
    expect(await read()).toEqual([since(null)]);
    const lesson = { courses_id: contract, date_class: today, absent_student_ids: [], total_hours: 60 };
    await admin.send('POST', 'attendance', { body: lesson });
    await send('unAssignCourse');
    expect(await read()).toEqual([since(null, today)]);
  });

  it('are those of an old client that sends only students, and leave who is there (DECISION-79)', async () => {
    const { read, change, send } = await start();
    await change([since('2026-10-05')], [since(null)]);
    expect((await send('assignCourse')).status).toBe(200);
    expect(await read()).toEqual([since('2026-10-05')]);
    await send('unAssignCourse', { to: '2026-10-30' });
    await send('unAssignCourse');
    expect(await read()).toEqual([since('2026-10-05', '2026-10-30')]);
    await send('assignCourse');
    expect(await read()).toEqual([since('2026-10-05', '2026-10-30'), since(today)]);
  });
});

describe('two people who change the days of one student', () => {
  it('get one result: the second is refused, or removes the student from the corrected day (DECISION-79)', async () => {
    const { read, change, send } = await start();
    const [corrected, removed] = await Promise.all([
      change([since('2026-10-05')], [since(null)]),
      send('unAssignCourse'),
    ]);
    expect(removed.status).toBe(200);
    const periods = await read();
    expect([corrected.status, periods]).toEqual(
      corrected.status === 200
        ? [200, [since('2026-10-05', '2026-11-19')]]
        : [409, [since(null, '2026-11-19')]],
    );
  });

  it('are told in both languages, and the first keeps what was saved (DECISION-79)', async () => {
    const { read, change } = await start();
    await change([since('2026-10-05')], [since(null)]);
    const { status, body } = await change([since('2026-10-12')], [since(null)]);
    expect([status, body.message]).toEqual([
      409,
      'Les jours de cet étudiant ont été modifiés par une autre personne - The days of this student were changed by someone else',
    ]);
    expect(await read()).toEqual([since('2026-10-05')]);
  });
});

describe('who has left', () => {
  it('is in no list of the contract, and the private link of the student keeps it (DECISION-79)', async () => {
    const { admin, signIn, send } = await start();
    await send('unAssignCourse', { to: '2026-10-30' });
    const teacher = await signIn(accounts.teacher.email);
    const [course] = (await admin.get(`courses?courseId=${contract}`)).body.data;
    const names = (list: { student_id: number }[]) => list.map(({ student_id }) => student_id);
    expect(names(course.student_has_course)).not.toContain(other);
    expect(names(course.former_students)).toEqual([other]);
    expect(course.total_students).toBe(course.student_has_course.length);
    for (const sender of [admin, teacher]) {
      const { data } = (await sender.get(`student/manageList?course_id=${contract}`)).body;
      expect(data.map(({ id }: { id: number }) => id)).not.toContain(other);
      expect(data.find(({ id }: { id: number }) => id === ines).periods).toEqual([since(null)]);
    }
    const { data: offered } = (
      await admin.get(`student/manageList?course_id=${contract}&not_in_course=1&resourcesPerPage=2000`)
    ).body;
    expect(offered.map(({ id }: { id: number }) => id)).toContain(other);
    const { data: history } = (await admin.get(`history?subject=contract&id=${contract}`)).body;
    expect(JSON.stringify(history[0])).toContain('"to"');
  });
});
