import { belongsOn, minutesAttended } from '@portal/domain';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import type { Schema } from '../../database/schema.ts';
import { startServer } from '../../testing/startServer.ts';

interface Minutes {
  taught_minutes: number;
  attended_minutes: number;
}

interface Row {
  course_id: number;
  student: { id: number };
  last_pr: { form: { id: number } | null } | null;
  level_at_start: string | null;
  level_now: string | null;
  scale_levels: { scale: string; at_start: object; now: object }[];
  hours_taught_minutes: number | null;
  attendance: (Minutes & Record<string, number>) | null;
  months: (Minutes & { month: string })[];
  levels: { date: string; level: string; from: string }[];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

async function withLink() {
  const server = await startServer();
  const company = await server.openLink('company', accounts.company.token);
  const read = async (query = '') => (await company.get(`companySummary${query}`)).body.data;
  return { ...server, company, read };
}

/** Returns a contract of the link's company with one student and no classes yet. */
async function withCourse(course: { starts_on?: string; ends_on?: string; language_id?: number } = {}) {
  const server = await withLink();
  const { id: companyId } = (await server.read()).company;
  const student = await server.db
    .insertInto('students')
    .values({ name: 'Zoé', last_name: 'Ayotte' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const addCourse = async (differing: Partial<typeof course> & { company_id?: number } = {}) => {
    const { id } = await server.db
      .insertInto('contracts')
      .values({
        number: `T-${Math.round(performance.now() * 1000)}`,
        status_id: 2,
        company_id: companyId,
        language_id: 1,
        hours_per_class: 1.5,
        number_of_classes: 20,
        starts_on: '2024-03-01',
        ends_on: '2024-06-30',
        ...course,
        ...differing,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.insertInto('enrolments').values({ contract_id: id, student_id: student.id }).execute();
    return id;
  };
  const courseId = await addCourse();
  const addLesson = async (held_on: string, minutes: number, status: 0 | 1 = 1) =>
    (
      await server.db
        .insertInto('lessons')
        .values({ contract_id: courseId, held_on, minutes, status })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const addTest = (level: string, tested_on: string | null, language_id = 1) =>
    server.db
      .insertInto('level_tests')
      .values({ student_id: student.id, language_id, level, tested_on })
      .execute();
  const rowOf = async (query = '', id = courseId): Promise<Row | undefined> =>
    (await server.read(query)).rows.find((row: Row) => row.course_id === id && row.student.id === student.id);
  return { ...server, companyId, courseId, studentId: student.id, addCourse, addLesson, addTest, rowOf };
}

describe('the minutes of a company', () => {
  it('are those that the rules count, for every student of every sample company', async () => {
    const { signIn, state } = await startServer();
    const admin = await signIn();
    const { companies, contracts, enrolments, lessons } = await state();
    let compared = 0;
    for (const { id } of companies) {
      const { data } = (await admin.get(`companySummary?companyId=${id}`)).body;
      const own = contracts.filter(({ companyId }) => companyId === id);
      const members = enrolments.filter(({ contractId }) => own.some((one) => one.id === contractId));
      const periodsOf = Map.groupBy(members, ({ contractId, studentId }) => `${contractId} ${studentId}`);
      const expected = [...periodsOf.values()].flatMap(([member, ...others]) => {
        if (!member) return [];
        const { contractId, studentId } = member;
        const periods = [member, ...others].map(({ startsOn: from = null, endsOn: to = null }) => ({
          from,
          to,
        }));
        const given = lessons.filter(
          (one) => one.contractId === contractId && one.status === 1 && belongsOn(periods, one.date),
        );
        const attended = given.map(({ minutes, absentStudentIds, details = [] }) =>
          minutesAttended(studentId, {
            minutes,
            absentees: absentStudentIds.map((absent) => ({ id: absent, name: '', lastName: '' })),
            details: details.map((detail) => ({ ...detail, isExcused: detail.excused === 1 })),
          }),
        );
        return [contractId, studentId, sumOf(given.map(({ minutes }) => minutes)), sumOf(attended)].join();
      });
      const rows: Row[] = data.rows.filter(({ attendance }: Row) => attendance !== null);
      expect(
        rows
          .map(({ course_id, student, attendance: sums }) =>
            [course_id, student.id, sums?.taught_minutes, sums?.attended_minutes].join(),
          )
          .toSorted(),
      ).toEqual(expected.toSorted());
      // The sums agree with the rows, and the rows with their months.
      expect(data.attendance.attended_minutes).toBe(
        sumOf(rows.map(({ attendance: sums }) => sums?.attended_minutes ?? 0)),
      );
      for (const { months, attendance: sums } of rows)
        expect(sumOf(months.map(({ taught_minutes }) => taught_minutes))).toBe(sums?.taught_minutes);
      compared += rows.length;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('leave out what was missed, and tell it', async () => {
    const { db, studentId, addLesson, rowOf } = await withCourse();
    const [late, absent] = [await addLesson('2024-03-31', 90), await addLesson('2024-04-01', 60)];
    await addLesson('2024-04-02', 45, 0);
    const detail = { student_id: studentId, late_minutes: 0, left_early_minutes: 0, excused: 0 as const };
    await db
      .insertInto('lesson_details')
      .values([
        { ...detail, lesson_id: late, late_minutes: 20, left_early_minutes: 10 },
        { ...detail, lesson_id: absent, excused: 1 },
      ])
      .execute();
    await db.insertInto('absences').values({ lesson_id: absent, student_id: studentId, place: 1 }).execute();
    expect(await rowOf()).toMatchObject({
      hours_taught_minutes: 60,
      attendance: {
        taught_minutes: 150,
        attended_minutes: 60,
        excused_minutes: 60,
        late_minutes: 20,
        left_early_minutes: 10,
      },
      months: [
        { month: '2024-03', taught_minutes: 90, attended_minutes: 60 },
        { month: '2024-04', taught_minutes: 60, attended_minutes: 0 },
      ],
    });
  });

  it('are those of the period, the hours used those of the contract', async () => {
    const { courseId, read, addLesson, rowOf } = await withCourse();
    await addLesson('2024-03-31', 90);
    await addLesson('2024-04-01', 60);
    const april = '?from=2024-04-01&to=2024-04-30';
    expect(await rowOf(april)).toMatchObject({
      hours_taught_minutes: 150,
      attendance: { taught_minutes: 60, attended_minutes: 60 },
      months: [{ month: '2024-04' }],
    });
    const { courses } = await read(april);
    expect(courses).toMatchObject([
      { id: courseId, contracted_minutes: 1800, taught_minutes: 150, taught_in_period_minutes: 60 },
    ]);
  });

  it('are summed for contracts as large as they may be', async () => {
    const { db, companyId, courseId, read } = await withCourse();
    const largest = { hours_per_class: 999_999, number_of_classes: 999 };
    await db.updateTable('contracts').set(largest).where('id', '=', courseId).execute();
    await db
      .updateTable('contracts')
      .set({ hours_per_class: null })
      .where('company_id', '=', companyId)
      .where('id', '<>', courseId)
      .execute();
    const { contracted_minutes, courses } = await read();
    expect(contracted_minutes).toBe(59_939_940_060);
    expect(courses.find(({ id }: { id: number }) => id === courseId).contracted_minutes).toBe(59_939_940_060);
  });

  it('are unknown for a student who has left the contract with a report', async () => {
    const { db, courseId, studentId, addLesson, rowOf } = await withCourse();
    await addLesson('2024-03-31', 90);
    const report = { student_id: studentId, contract_id: courseId };
    const form = await db
      .insertInto('report_forms')
      .values({
        ...report,
        status: 1,
        answers: JSON.stringify({ next_level: 'B1' }),
        saved_at: '2024-06-30T16:00:00Z',
        changed_at: '2024-06-30T16:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('reports')
      .values({ ...report, status: 1, reported_on: '2024-06-30', form_id: form.id, file_id: null })
      .execute();
    await db.deleteFrom('enrolments').where('student_id', '=', studentId).execute();
    expect(await rowOf()).toMatchObject({ hours_taught_minutes: null, attendance: null, months: [] });
    expect((await rowOf())?.last_pr?.form?.id).toBe(form.id);
    // Without the report in this period, the student has no row.
    expect(await rowOf('?from=2024-03-01&to=2024-03-31')).toBeUndefined();
  });
});

describe('the period', () => {
  it('shows the contracts that run in it, and all years whatever it is', async () => {
    const { read, rowOf } = await withCourse({ starts_on: '2024-12-20', ends_on: '2025-01-10' });
    const { years, courses } = await read('?from=2023-01-01&to=2023-12-31');
    expect(years.slice(-2)).toEqual([2025, 2024]);
    expect(courses).toEqual([]);
    for (const [from, to, isShown] of [
      ['2024-01-01', '2024-12-19', false],
      ['2024-01-01', '2024-12-20', true],
      ['2025-01-10', '2025-12-31', true],
      ['2025-01-11', '2025-12-31', false],
    ])
      expect((await rowOf(`?from=${from}&to=${to}`)) !== undefined, `${from}..${to}`).toBe(isShown);
  });

  it('shows a contract without dates when it has a class in it', async () => {
    const { addLesson, db, courseId, rowOf } = await withCourse();
    await db
      .updateTable('contracts')
      .set({ starts_on: null, ends_on: null })
      .where('id', '=', courseId)
      .execute();
    await addLesson('2023-05-05', 60);
    expect(await rowOf('?from=2023-01-01&to=2023-12-31')).toBeDefined();
    expect(await rowOf('?from=2024-01-01&to=2024-12-31')).toBeUndefined();
    expect(await rowOf()).toBeDefined();
  });
});

describe('the levels of a student', () => {
  it('are the one tested last before the start, and what was tested since', async () => {
    const { addTest, rowOf } = await withCourse();
    await addTest('Pre-A1', '2023-01-10');
    await addTest('A1', '2024-02-28');
    await addTest('A2', '2024-05-02');
    await addTest('C2', '2024-05-03', 2);
    expect(await rowOf()).toMatchObject({
      level_at_start: 'A1',
      level_now: 'A2',
      levels: [
        { date: '2024-02-28', level: 'A1', from: 'test' },
        { date: '2024-05-02', level: 'A2', from: 'test' },
      ],
    });
  });

  it('begin with the first test if none was before the start', async () => {
    const { addTest, rowOf } = await withCourse();
    await addTest('A1', '2024-03-05');
    await addTest('B1', '2024-06-05');
    expect(await rowOf()).toMatchObject({ level_at_start: 'A1', level_now: 'B1' });
  });

  it('end before the next contract, and show nothing of another employer (DECISION-42)', async () => {
    const { db, addCourse, addTest, read, rowOf, companyId } = await withCourse();
    const other = await db
      .selectFrom('companies')
      .select('id')
      .where('id', '<>', companyId)
      .executeTakeFirstOrThrow();
    const elsewhere = await addCourse({
      starts_on: '2024-09-01',
      ends_on: '2024-12-01',
      company_id: other.id,
    });
    await addTest('A1', '2024-02-28');
    await addTest('A2', '2024-06-28');
    await addTest('B2', '2024-11-28');
    const before = await read();
    expect(await rowOf()).toMatchObject({ level_at_start: 'A1', level_now: 'A2' });
    expect((await rowOf())?.levels).toHaveLength(2);
    expect(before.courses.map(({ id }: { id: number }) => id)).not.toContain(elsewhere);
    expect(await rowOf('', elsewhere)).toBeUndefined();
  });

  it.each([
    ['its own contract', { starts_on: null, ends_on: null }, { starts_on: '2024-09-01' }],
    ['its own contract, which has an end', { starts_on: null }, { starts_on: '2024-09-01' }],
    [
      'the other contract',
      { starts_on: '2024-03-01' },
      { starts_on: null, created_at: '2024-09-01T12:00:00Z' },
    ],
  ])('show nothing of another employer if %s has no start date (DECISION-42)', async (_case, own, other) => {
    const { db, companyId, courseId, addCourse, addTest, rowOf } = await withCourse();
    const employer = await db
      .selectFrom('companies')
      .select('id')
      .where('id', '<>', companyId)
      .executeTakeFirstOrThrow();
    const elsewhere = await addCourse({ ends_on: '2024-12-01', company_id: employer.id });
    await addTest('A1', '2024-02-28');
    await addTest('B2', '2024-11-28');
    const change = (id: number, changes: object) =>
      db.updateTable('contracts').set(changes).where('id', '=', id).execute();
    await change(courseId, own);
    await change(elsewhere, other);
    expect(await rowOf()).toMatchObject({
      level_at_start: 'A1',
      level_now: 'A1',
      levels: [{ date: '2024-02-28', level: 'A1' }],
    });
    // A second contract of the same company must not hide anything.
    await change(elsewhere, { company_id: companyId, starts_on: '2024-09-01' });
    if (own.starts_on === null) expect((await rowOf())?.level_now).toBe('B2');
  });

  it('go on after a contract of the same company that has no start date yet', async () => {
    const { db, addCourse, addTest, rowOf } = await withCourse();
    const draft = { starts_on: null, ends_on: null, created_at: '2024-05-25T12:00:00Z' };
    await db
      .updateTable('contracts')
      .set(draft)
      .where('id', '=', await addCourse())
      .execute();
    await addTest('A1', '2024-02-28');
    await addTest('A2', '2024-05-20');
    await addTest('B1', '2024-09-15');
    expect(await rowOf()).toMatchObject({ level_at_start: 'A1', level_now: 'B1' });
    expect((await rowOf())?.levels.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1']);
  });

  it('count once for a student of several contracts, from the first to the last', async () => {
    const { addCourse, addTest, read } = await withCourse();
    await addCourse({ starts_on: '2024-09-01', ends_on: '2024-12-01' });
    await addTest('A1', '2024-02-28');
    await addTest('A2', '2024-06-28');
    await addTest('B1', '2024-11-28');
    const { levels, levels_gained } = await read('?from=2024-01-01&to=2024-12-31');
    const counted = levels.filter(
      ({ at_start, now }: { at_start: number; now: number }) => at_start + now > 0,
    );
    expect(counted).toEqual([
      { level: 'A1', at_start: 1, now: 0 },
      { level: 'B1', at_start: 0, now: 1 },
    ]);
    expect(levels_gained).toBe(2);
  });
});

describe('the levels on the scales of clients', () => {
  const none = { listening: null, speaking: null, reading: null, writing: null, oral: null };

  async function withResults() {
    const server = await withCourse();
    const add = (result: Partial<Insertable<Schema['scale_results']>> & { tested_on: string }) =>
      server.db
        .insertInto('scale_results')
        .values({ student_id: server.studentId, language_id: 1, scale: 'sle', source: 'CFP', ...result })
        .execute();
    return { ...server, add };
  }

  it('are by skill the one tested last by the start, else the first one after it, and the latest one', async () => {
    const { add, rowOf } = await withResults();
    await add({ tested_on: '2023-01-10', reading: 'X', writing: 'A' });
    await add({ tested_on: '2024-03-01', reading: 'A' });
    await add({ tested_on: '2024-04-10', reading: 'B', oral: 'A' });
    await add({ tested_on: '2024-06-10', oral: 'X' });
    await add({ tested_on: '2024-06-10', oral: 'C' });
    // Another language than that of the contract.
    await add({ tested_on: '2024-06-11', language_id: 2, reading: 'E' });
    const row = await rowOf();
    expect(row?.scale_levels).toEqual([
      {
        scale: 'sle',
        at_start: { ...none, reading: 'A', writing: 'A', oral: 'A' },
        now: { ...none, reading: 'B', writing: 'A', oral: 'C' },
      },
    ]);
    // Neither source nor day of a test leaves the office.
    expect(JSON.stringify(row)).not.toMatch(/CFP|2024-04-10/);
  });

  it('are apart for each scale, and nothing rises from one to the other', async () => {
    const { add, read, rowOf } = await withResults();
    const gainsBefore = (await read()).levels_gained;
    await add({ tested_on: '2024-02-10', scale: 'quebec', reading: '3', listening: '4' });
    await add({ tested_on: '2024-06-10', reading: 'C', oral: 'B' });
    const scales = (await rowOf())?.scale_levels;
    expect(scales).toEqual([
      {
        scale: 'sle',
        at_start: { ...none, reading: 'C', oral: 'B' },
        now: { ...none, reading: 'C', oral: 'B' },
      },
      {
        scale: 'quebec',
        at_start: { ...none, listening: '4', reading: '3' },
        now: { ...none, listening: '4', reading: '3' },
      },
    ]);
    expect((await read()).levels_gained).toBe(gainsBefore);
  });

  it('end with the period and before the contract of another employer (DECISION-42)', async () => {
    const { db, add, addCourse, companyId, rowOf } = await withResults();
    const other = await db
      .selectFrom('companies')
      .select('id')
      .where('id', '<>', companyId)
      .executeTakeFirstOrThrow();
    await addCourse({ starts_on: '2025-02-01', ends_on: '2025-06-01', company_id: other.id });
    await add({ tested_on: '2024-02-10', reading: 'A' });
    await add({ tested_on: '2025-01-31', reading: 'B' });
    await add({ tested_on: '2025-02-01', reading: 'C', writing: 'C' });
    const levels = (at_start: string, now: string) => [
      { scale: 'sle', at_start: { ...none, reading: at_start }, now: { ...none, reading: now } },
    ];
    expect((await rowOf())?.scale_levels).toEqual(levels('A', 'B'));
    expect((await rowOf('?from=2024-01-01&to=2024-12-31'))?.scale_levels).toEqual(levels('A', 'A'));
  });

  it('are those of its own students only', async () => {
    const { db, add, read, studentId, courseId } = await withResults();
    await add({ tested_on: '2024-05-10', reading: 'B' });
    const withLevels = async () =>
      (await read()).rows
        .filter(({ scale_levels }: Row) => scale_levels.length > 0)
        .map(({ course_id, student }: Row) => [course_id, student.id]);
    expect(await withLevels()).toEqual([[courseId, studentId]]);
    await db.updateTable('contracts').set({ company_id: null }).where('id', '=', courseId).execute();
    expect(await withLevels()).toEqual([]);
  });
});

describe('the reports of the summary', () => {
  it('are those of the list of reports, the same students first', async () => {
    const { company, read } = await withLink();
    const { body } = await company.get('courses/byCompanyReports?resourcesPerPage=100');
    const listed = body.data.map(({ student }: { student: { last_pr: object } }) => student.last_pr);
    const { rows, students_with_report } = await read();
    const shown = rows.flatMap(({ last_pr }: Row) => last_pr ?? []);
    expect(shown).toHaveLength(listed.length);
    expect(shown).toEqual(expect.arrayContaining(listed));
    const people = new Set(body.data.map(({ student }: { student: { id: number } }) => student.id));
    expect(students_with_report).toBe(people.size);
  });

  it('are no drafts and no removed files', async () => {
    const { db, read } = await withLink();
    await db.updateTable('report_forms').set({ status: 0 }).execute();
    await db.updateTable('files').set({ status: 0 }).execute();
    const { rows, students_with_report } = await read();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ last_pr }: Row) => last_pr)).toEqual([]);
    expect(students_with_report).toBe(0);
  });
});

describe('who may read the summary', () => {
  it('is the company and an administrator, who names it', async () => {
    const { company, read, signIn, openLink, anonymous } = await withLink();
    const { id } = (await read()).company;
    const admin = await signIn();
    const statuses = async (path: string) =>
      Promise.all(
        [
          company,
          admin,
          await signIn(accounts.teacher.email),
          await openLink('student', accounts.student.token),
          anonymous,
        ].map(async (sender) => (await sender.get(path)).status),
      );
    expect(await statuses('companySummary')).toEqual([200, 400, 403, 403, 401]);
    expect(await statuses(`companySummary?companyId=${id}`)).toEqual([200, 200, 403, 403, 401]);
    expect(await statuses(`companySummary?companyId=${id + 1}`)).toEqual([403, 200, 403, 403, 401]);
    expect(await statuses('companySummary?companyId=1999999999')).toEqual([403, 404, 403, 403, 401]);
    const own = (await company.get('companySummary')).body;
    expect((await admin.get(`companySummary?companyId=${id}`)).body).toEqual(own);
  });
});
