import { hoursSums, ratedClasses } from '@portal/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';

/** Léa, whose contract is of the first course type. */
const [lea, contract] = [1, 1];

interface Period {
  from: string | null;
  rate: number | null;
}

async function start() {
  const server = await startServer();
  await server.db.deleteFrom('statements').execute();
  await server.db.updateTable('lessons').set({ status: 0 }).execute();
  const { course_type_id: type } = await server.db
    .selectFrom('contracts')
    .select('course_type_id')
    .where('id', '=', contract)
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom('teacher_rates').where('teacher_id', '=', lea).execute();
  const admin = await server.signIn();
  const teacher = await server.signIn(accounts.teacher.email);
  return { ...server, admin, teacher, rates: ratesOf(admin, type ?? 0), type: type ?? 0 };
}

/** Reads and changes the rates of Léa's course type. */
function ratesOf(admin: Sender, type: number) {
  const read = async (): Promise<Period[]> => {
    const { data } = (await admin.get(`teacher/${lea}/rates`)).body;
    return data.rates
      .filter((one: { course_types_id: number }) => one.course_types_id === type)
      .map(({ from, rate }: Period) => ({ from, rate }));
  };
  const preview = async (rates: Period[]) =>
    (await admin.send('POST', `teacher/${lea}/rates/preview`, { body: { course_types_id: type, rates } }))
      .body.data;
  const change = (rates: Period[], seen: Period[], months: object[]) =>
    admin.send('PUT', `teacher/${lea}/rates`, { body: { course_types_id: type, rates, seen, months } });
  /** Changes rates and confirms every month that the preview names. */
  const set = async (rates: Period[]) => {
    const seen = await read();
    const answer = await change(rates, seen, await preview(rates));
    expect(answer.status).toBe(200);
  };
  return { read, preview, change, set };
}

const lesson = (date: string, minutes = 60) => ({
  body: { courses_id: contract, date_class: date, absent_student_ids: [], total_hours: minutes },
});

async function teach(admin: Sender, ...days: string[]) {
  for (const day of days) expect((await admin.send('POST', 'attendance', lesson(day))).status).toBe(200);
}

async function submit(teacher: Sender, month: string, minutes: number) {
  const answer = await teacher.send('POST', 'statements', { body: { month, minutes, note: null } });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

const approve = (admin: Sender, { id, minutes }: { id: number; minutes: number }) =>
  admin.send('PUT', `statements/${id}`, { body: { status: 'approved', minutes } });

const monthOf = async (admin: Sender, month: string) =>
  (await admin.get(`hours?from=${month}&to=${month}&teacherId=${lea}`)).body.data.find(
    (row: { classes: number }) => row.classes > 0,
  );

describe('rates with their days', () => {
  it('leave the months before a raise as they were, and split the month in which it begins (DECISION-69)', async () => {
    const { admin, teacher, rates } = await start();
    await teach(admin, '2026-10-15', '2026-11-02', '2026-11-16', '2026-11-17');
    await rates.set([{ from: null, rate: 40 }]);
    await rates.set([
      { from: null, rate: 40 },
      { from: '2026-11-16', rate: 44.5 },
    ]);
    expect(await monthOf(admin, '2026-10')).toMatchObject({
      rate_cents: 4000,
      amount_cents: 4000,
      rates: null,
    });
    const november = await monthOf(admin, '2026-11');
    expect(november).toMatchObject({ rate_cents: null, amount_cents: 12_900, unrated_minutes: 0 });
    expect(november.rates).toEqual([
      { rate_cents: 4000, classes: 1, minutes: 60, amount_cents: 4000 },
      { rate_cents: 4450, classes: 2, minutes: 120, amount_cents: 8900 },
    ]);
    const own = (await teacher.get('hours/own?month=2026-11')).body.data;
    const { billed_minutes: _, ...shownToTeacher } = november;
    expect(own.find(({ classes }: { classes: number }) => classes > 0)).toEqual(shownToTeacher);
    const classes = (await teacher.get('hours/classes?month=2026-11')).body.data;
    expect(classes.map((one: { date: string; rate_cents: number }) => [one.date, one.rate_cents])).toEqual([
      ['2026-11-02', 4000],
      ['2026-11-16', 4450],
      ['2026-11-17', 4450],
    ]);
    const statement = await submit(teacher, '2026-11', 180);
    expect(
      statement.lines.map((line: { minutes: number; rate_cents: number; amount_cents: number }) => [
        line.minutes,
        line.rate_cents,
        line.amount_cents,
      ]),
    ).toEqual([
      [60, 4000, 4000],
      [120, 4450, 8900],
    ]);
    expect(statement).toMatchObject({ amount_cents: 12_900, added: 0, changed: 0, removed: 0 });
  });

  it('name the months that change; a month handed in only with its status, an approved one never (DECISION-69)', async () => {
    const { admin, teacher, rates } = await start();
    await teach(admin, '2026-09-01', '2026-10-01', '2026-11-02');
    await rates.set([{ from: null, rate: 40 }]);
    const september = await submit(teacher, '2026-09', 60);
    expect((await approve(admin, september)).status).toBe(200);
    const seen = await rates.read();
    const raised = [{ from: null, rate: 50 }];
    const months = await rates.preview(raised);
    expect(months).toEqual([
      { month: '2026-09', status: 'approved', before_cents: 4000, after_cents: 5000 },
      { month: '2026-10', status: 'open', before_cents: 4000, after_cents: 5000 },
      { month: '2026-11', status: 'open', before_cents: 4000, after_cents: 5000 },
    ]);
    // October is submitted after the preview, so the change must be refused and previewed again.
    const october = await submit(teacher, '2026-10', 60);
    expect((await rates.change(raised, seen, months)).status).toBe(409);
    expect(await rates.read()).toEqual(seen);
    await rates.set(raised);
    expect((await monthOf(admin, '2026-09')).amount_cents).toBe(4000);
    expect((await monthOf(admin, '2026-10')).amount_cents).toBe(5000);
    expect((await approve(admin, october)).body.data.amount_cents).toBe(5000);
    // A class that is added to the approved month gets the rate of the other classes, as before.
    await teach(admin, '2026-09-02');
    expect(await monthOf(admin, '2026-09')).toMatchObject({
      minutes: 120,
      rate_cents: 4000,
      amount_cents: 8000,
    });
  });

  it('give a class that is added to an approved month with two rates that of the class before it', async () => {
    const { admin, teacher, rates } = await start();
    await teach(admin, '2026-10-05', '2026-10-20');
    await rates.set([
      { from: null, rate: 40 },
      { from: '2026-10-16', rate: 44 },
    ]);
    expect((await approve(admin, await submit(teacher, '2026-10', 120))).status).toBe(200);
    await rates.set([{ from: null, rate: 99 }]);
    await teach(admin, '2026-10-01', '2026-10-19', '2026-10-30');
    const { data } = (await admin.get(`hours/classes?month=2026-10&teacherId=${lea}`)).body;
    expect(data.map((one: { date: string; rate_cents: number }) => [one.date, one.rate_cents])).toEqual([
      ['2026-10-01', 4000],
      ['2026-10-05', 4000],
      ['2026-10-19', 4000],
      ['2026-10-20', 4400],
      ['2026-10-30', 4400],
    ]);
    expect((await monthOf(admin, '2026-10')).amount_cents).toBe(3 * 4000 + 2 * 4400);
  });

  it('are refused for whoever read them before someone else changed them (DECISION-69)', async () => {
    const { rates } = await start();
    await rates.set([{ from: null, rate: 40 }]);
    const seen = await rates.read();
    const both = await Promise.all(
      [44, 45].map((rate) => rates.change([...seen, { from: '2027-01-01', rate }], seen, [])),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const saved = (await rates.read()).at(-1)?.rate;
    expect(saved).toBe(both[0]?.status === 200 ? 44 : 45);
  });

  it('never overlap, whatever writes them', async () => {
    const { db, rates, type } = await start();
    await rates.set([{ from: null, rate: 40 }]);
    const again = db
      .insertInto('teacher_rates')
      .values({ teacher_id: lea, course_type_id: type, starts_on: null, rate: 41, place: 0 })
      .execute();
    await expect(again).rejects.toThrow('teacher_rates_from_day');
  });

  it('without a day count after the months that were handed in, and change none of them (DECISION-69)', async () => {
    const { admin, teacher, rates, type } = await start();
    await teach(admin, '2026-09-01', '2026-10-01', '2026-11-02');
    await rates.set([{ from: null, rate: 40 }]);
    await submit(teacher, '2026-10', 60);
    const update = (rate: number) =>
      admin.send('PUT', 'teacher/update', {
        body: { teacher: { id: lea }, teacherRates: [{ course_types_id: type, rate }] },
      });
    expect((await update(44)).body.data.teacher_rates).toEqual([{ course_types_id: type, rate: 44 }]);
    expect(await rates.read()).toEqual([
      { from: null, rate: 40 },
      { from: '2026-11-01', rate: 44 },
    ]);
    const amounts = async () =>
      Promise.all(
        ['2026-09', '2026-10', '2026-11'].map(async (month) => (await monthOf(admin, month)).amount_cents),
      );
    expect(await amounts()).toEqual([4000, 4000, 4400]);
    // Now November is submitted too: the new rate starts in December, and today's rate stays.
    await submit(teacher, '2026-11', 60);
    expect((await update(50)).body.data.teacher_rates).toEqual([{ course_types_id: type, rate: 44 }]);
    expect((await rates.read()).at(-1)).toEqual({ from: '2026-12-01', rate: 50 });
    expect(await amounts()).toEqual([4000, 4000, 4400]);
  });

  it('are in the history with who changed which rate from which day (DECISION-69)', async () => {
    const { admin, rates } = await start();
    await rates.set([{ from: null, rate: 40 }]);
    await rates.set([
      { from: null, rate: 40 },
      { from: '2026-11-01', rate: 44 },
    ]);
    await rates.set([
      { from: null, rate: 40 },
      { from: '2026-11-01', rate: 45 },
    ]);
    const { data } = (await admin.get(`history?subject=teacher&id=${lea}`)).body;
    type Change = { field: string; before: unknown; after: unknown };
    type Entry = { noun: string; action: string; who: { last_name: string } | null; changes: Change[] };
    const told = (data as Entry[])
      .filter(({ noun }) => noun === 'teacher_rate')
      .slice(0, 4)
      .map(({ action, changes }) => [
        action,
        ...changes
          .toSorted((one, other) => one.field.localeCompare(other.field))
          .map(({ before, after }) => before ?? after),
      ]);
    expect(told).toEqual([
      ['added', '2026-11-01', 45],
      ['removed', '2026-11-01', 44],
      ['added', '2026-11-01', 44],
      ['added', 40],
    ]);
  });

  it('agree with the rule to the cent for every class of the samples', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const found = await months(server);
    for (const [teacherId, periods, classes] of found) {
      const sums = hoursSums(ratedClasses(classes, periods), 'month');
      const { data } = (await admin.get(`hours?from=2024-12&to=2026-11&teacherId=${teacherId}&groupBy=month`))
        .body;
      const shown = data
        .filter(({ classes: count }: { classes: number }) => count > 0)
        .map((row: { month: string; amount_cents: number }) => [row.month, row.amount_cents]);
      expect(shown).toEqual([...sums].map(([month, sum]) => [month, sum.amountCents]).toSorted());
    }
    expect(found.length).toBeGreaterThan(3);
  });
});

/**
 * The rates and classes of each teacher, with raises within a month. Deletes all statements, so that no rate is
 * settled.
 */
async function months({ db }: StartedServer) {
  await db.deleteFrom('statements').execute();
  await sql`insert into teacher_rates (teacher_id, course_type_id, place, starts_on, rate)
    select teacher_id, course_type_id, place, ('2025-01-01'::date + (teacher_id * 53 + course_type_id * 11)::integer),
      rate + 3.33
    from teacher_rates where starts_on is null`.execute(db);
  const { rows } = await sql<{
    teacherId: number;
    periods: { courseTypeId: number; from: string | null; rate: number | null }[];
    classes: Parameters<typeof ratedClasses>[0][number][];
  }>`select t.id as "teacherId",
      (select json_agg(json_build_object('courseTypeId', course_type_id, 'from', starts_on, 'rate', rate))
        from teacher_rates where teacher_id = t.id) as periods,
      (select json_agg(json_build_object('date', x.held_on, 'minutes', x.minutes, 'teacherId', t.id,
          'contractId', c.id, 'companyId', c.company_id, 'languageId', c.language_id, 'courseTypeId', c.course_type_id))
        from lessons x join contracts c on c.id = x.contract_id
        where x.teacher_id = t.id and x.status = 1 and x.held_on between '2024-12-01' and '2026-11-30') as classes
    from teachers t`.execute(db);
  return rows
    .filter(({ periods, classes }) => periods && classes)
    .map(({ teacherId, periods, classes }) => [teacherId, periods, classes] as const);
}
