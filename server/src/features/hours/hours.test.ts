import type { ContractHours, ContractHoursSum, HoursClass, HoursRow } from '@portal/api-client/openapi';
import {
  hoursGroupings,
  hoursSums,
  periodsOfType,
  rateCentsOf,
  rateOn,
  type TaughtClass,
  totalHours,
} from '@portal/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts, type DataSet } from '../../../samples/index.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';

/** Léa’s contract, and Andrew’s. */
const contract = 1;
const [lea, andrew] = [1, 2];

const rowsOf = async (sender: Sender, query: string): Promise<HoursRow[]> =>
  (await sender.get(`hours?${query}`)).body.data;

const lesson = (date: string, minutes = 90, courses_id = contract) => ({
  body: { courses_id, date_class: date, absent_student_ids: [], total_hours: minutes },
});

async function start() {
  const server = await startServer();
  return {
    ...server,
    admin: await server.signIn(),
    teacher: await server.signIn(accounts.teacher.email),
  };
}

/** A server on which Léa and Andrew gave exactly these classes in March 2025. */
async function startEmpty() {
  const server = await start();
  await server.db.deleteFrom('statements').execute();
  await server.db.updateTable('lessons').set({ status: 0 }).execute();
  return server;
}

describe('the hours of a month', () => {
  it('have a row for each teacher and contract, with rate and amount', async () => {
    const { admin } = await startEmpty();
    await admin.send('POST', 'attendance', lesson('2026-10-02'));
    await admin.send('POST', 'attendance', lesson('2026-10-31', 31));
    await admin.send('POST', 'attendance', lesson('2026-11-01'));
    const rows = await rowsOf(admin, 'from=2026-10&to=2026-10');
    expect(rows.find(({ classes }) => classes > 0)).toEqual({
      teacher: { id: lea, name: 'Léa', last_name: 'Villeneuve' },
      course: { id: contract, contract_number: '2026-0412' },
      company: { id: expect.any(Number), name: 'Aéro Beauséjour inc.' },
      language: { id: 1, name: 'Français' },
      course_type: { id: expect.any(Number), name: expect.any(String), name_en: expect.any(String) },
      month: null,
      week: null,
      classes: 2,
      minutes: 121,
      billed_minutes: 121,
      planned_minutes: expect.any(Number),
      rate_cents: 3450,
      // 121 minutes at 34.50 $ are 6957.5 cents.
      amount_cents: 6958,
      unrated_minutes: 0,
      rates: null,
    });
  });

  it('agree with the rule by every grouping, to the minute and the cent', async () => {
    const { admin, db, state } = await start();
    // With these lengths and rates, nearly every line needs rounding.
    await sql`update lessons set minutes = 1 + (id * 37) % 239`.execute(db);
    await sql`update teacher_rates set rate = 30 + (teacher_id * 37 + course_type_id * 11) % 997 / 50.0
      where rate is not null`.execute(db);
    // Rates that change within a month, and rates that end.
    await sql`insert into teacher_rates (teacher_id, course_type_id, place, starts_on, rate)
      select teacher_id, course_type_id, place, d.day::date,
        case when (teacher_id + d.ago) % 7 > 0 then coalesce(rate, 20) + 1.37 * d.ago end
      from teacher_rates cross join (values ('2025-06-11', 1), ('2026-03-01', 2), ('2026-11-09', 3)) as d (day, ago)
      where starts_on is null`.execute(db);
    const span = { from: '2024-12', to: '2026-11' };
    const classes = taughtClasses(await state()).filter(({ date }) => date >= '2024-12-01');
    expect(classes.length).toBeGreaterThan(500);
    const total = totalHours([...hoursSums(classes, 'teacher').values()]);
    for (const grouping of hoursGroupings) {
      const rows = await rowsOf(admin, `from=${span.from}&to=${span.to}&groupBy=${grouping}`);
      const taught = rows.filter((row) => row.classes > 0);
      const sums = taught.map((row): [string, object] => [keyOf(row, grouping), sumOf(row)]);
      expect(new Map(sums)).toEqual(hoursSums(classes, grouping));
      expect(totalHours(taught.map(sumOf))).toEqual(total);
    }
  });

  it.each([
    ['teacherId', 'teacher'],
    ['companyId', 'company'],
    ['languageId', 'language'],
    ['courseTypeId', 'course_type'],
  ] as const)('are limited by %s', async (filter, field) => {
    const { admin } = await start();
    const all = await rowsOf(admin, 'from=2026-08&to=2026-11');
    const id = all.find((row) => row[field] !== null)?.[field]?.id;
    const rows = await rowsOf(admin, `from=2026-08&to=2026-11&${filter}=${id}`);
    expect(rows).toEqual(all.filter((row) => row[field]?.id === id));
    expect(rows.length).toBeLessThan(all.length);
  });

  it('stay with whoever taught when the teacher of a contract changes', async () => {
    const { admin } = await startEmpty();
    await admin.send('POST', 'attendance', lesson('2026-11-02'));
    const change = { courseId: contract, teacherId: andrew, removeMotive: 'Congé', hoursDone: 1.5 };
    expect((await admin.send('POST', 'teacher/change', { body: change })).status).toBe(200);
    await admin.send('POST', 'attendance', lesson('2026-11-20', 60));
    const rows = await rowsOf(admin, 'from=2026-11&to=2026-11&groupBy=teacher');
    const taught = rows.filter(({ classes }) => classes > 0);
    expect(taught.map(({ teacher, minutes }) => [teacher?.id, minutes])).toEqual([
      [andrew, 60],
      [lea, 90],
    ]);
  });

  it('count minutes without a rate, and no amount for them', async () => {
    const { admin, db } = await startEmpty();
    await db.deleteFrom('teacher_rates').where('teacher_id', '=', lea).execute();
    await admin.send('POST', 'attendance', lesson('2026-11-02'));
    const [row] = (await rowsOf(admin, `from=2026-11&to=2026-11&teacherId=${lea}`)).filter(
      ({ classes }) => classes > 0,
    );
    expect(row).toMatchObject({ rate_cents: null, amount_cents: 0, minutes: 90, unrated_minutes: 90 });
  });

  it('compare with the plan: not with cancelled classes, and null without one', async () => {
    const { admin, db } = await startEmpty();
    await db.deleteFrom('class_plans').where('contract_id', '<>', contract).execute();
    await db.deleteFrom('planned_classes').execute();
    const planned = (slot: string, more = {}) => ({
      contract_id: contract,
      slot,
      held_on: slot.slice(0, 10),
      begins_at: '12:00',
      minutes: 90,
      cancelled_at: null,
      cancel_reason: null,
      ...more,
    });
    const cancelled = { cancelled_at: '2026-11-01T12:00:00Z', cancel_reason: 'Congé' };
    await db
      .insertInto('planned_classes')
      .values([
        planned('2026-11-02 12:00'),
        planned('2026-11-04 12:00', cancelled),
        planned('2026-11-09 12:00'),
        planned('2026-12-01 12:00'),
      ])
      .execute();
    await admin.send('POST', 'attendance', lesson('2026-11-02'));
    await admin.send('POST', 'attendance', lesson('2026-11-03', 60, 2));
    const rows = await rowsOf(admin, 'from=2026-11&to=2026-11');
    expect(
      rows.map(({ course, minutes, planned_minutes }) => [course?.id, minutes, planned_minutes]),
    ).toEqual([
      [2, 60, null],
      [contract, 90, 180],
    ]);
    const [month] = await rowsOf(admin, 'from=2026-11&to=2026-11&groupBy=month');
    expect(month).toMatchObject({ month: '2026-11', minutes: 150, planned_minutes: 180 });
  });

  it('take a planned class for the teacher who recorded it', async () => {
    const { admin, db } = await startEmpty();
    await db.deleteFrom('planned_classes').execute();
    const { id } = await db
      .insertInto('planned_classes')
      .values({
        contract_id: contract,
        slot: '2026-11-02 12:00',
        held_on: '2026-11-02',
        begins_at: '12:00',
        minutes: 90,
        cancelled_at: null,
        cancel_reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = lesson('2026-11-02');
    await admin.send('POST', 'attendance', { body: { ...body, planned_class_id: id } });
    await db.updateTable('contracts').set({ teacher_id: andrew }).where('id', '=', contract).execute();
    const rows = await rowsOf(admin, 'from=2026-11&to=2026-11&groupBy=teacher');
    expect(rows.map(({ teacher, planned_minutes }) => [teacher?.id, planned_minutes])).toEqual([[lea, 90]]);
  });
});

describe('planned classes of an archived contract', () => {
  async function startArchived() {
    const server = await startEmpty();
    await setUp(server.db);
    await server.admin.send('POST', 'attendance', lesson('2026-11-20'));
    await server.db.updateTable('contracts').set({ status_id: 4 }).where('id', '=', contract).execute();
    return server;
  }

  it.each(hoursGroupings)(
    'count by %s when they are recorded, because nobody gives the others',
    async (grouping) => {
      const { admin } = await startArchived();
      const rows = await rowsOf(admin, `from=2026-11&to=2026-12&groupBy=${grouping}`);
      expect(rows.map(({ minutes, planned_minutes }) => [minutes, planned_minutes])).toEqual([[90, 90]]);
    },
  );

  it('are none in the hours of the contract', async () => {
    const { admin } = await startArchived();
    const { data } = (await admin.get('hours/contracts?statusId=4&resourcesPerPage=500')).body;
    expect(data.find(({ course }: ContractHours) => course.id === contract)).toMatchObject({
      taught_minutes: 90,
      planned_minutes: 0,
      unplanned_minutes: 810,
    });
  });
});

describe('planned classes of which the records name none', () => {
  /** Classes in the morning and in the afternoon of a day. */
  const addTwo = (db: StartedServer['db'], held_on: string) =>
    db
      .insertInto('planned_classes')
      .values(
        [['09:00', 90] as const, ['13:00', 60] as const].map(([begins_at, minutes]) => ({
          contract_id: contract,
          slot: `${held_on} ${begins_at}`,
          held_on,
          begins_at,
          minutes,
          cancelled_at: null,
          cancel_reason: null,
        })),
      )
      .execute();

  it('count one by one for the teacher who recorded them', async () => {
    const { admin, db } = await startEmpty();
    await db.deleteFrom('planned_classes').execute();
    await addTwo(db, '2026-11-02');
    await admin.send('POST', 'attendance', lesson('2026-11-02'));
    await db.updateTable('contracts').set({ teacher_id: andrew }).where('id', '=', contract).execute();
    const plannedOf = async () =>
      (await rowsOf(admin, 'from=2026-11&to=2026-11&groupBy=teacher')).map((row) => [
        row.teacher?.id,
        row.classes,
        row.planned_minutes,
      ]);
    expect(await plannedOf()).toEqual([
      [andrew, 0, 60],
      [lea, 1, 90],
    ]);
    await admin.send('POST', 'attendance', lesson('2026-11-02'));
    expect(await plannedOf()).toEqual([
      [andrew, 1, 60],
      [lea, 1, 90],
    ]);
  });

  it('are recorded one by one in the hours of their contract', async () => {
    const { admin, db } = await startEmpty();
    await setUp(db);
    await db.deleteFrom('planned_classes').execute();
    await addTwo(db, '2026-11-20');
    await admin.send('POST', 'attendance', lesson('2026-11-20'));
    const { data } = (await admin.get('hours/contracts?resourcesPerPage=500')).body;
    const { planned_minutes } = data.find(({ course }: ContractHours) => course.id === contract);
    expect(planned_minutes).toBe(60);
  });
});

describe('the classes of a month', () => {
  it('come by date, with the day on which they were recorded', async () => {
    const { admin, teacher } = await startEmpty();
    await admin.send('POST', 'attendance', lesson('2026-11-04'));
    await admin.send('POST', 'attendance', lesson('2026-11-02', 60));
    await admin.send('POST', 'attendance', lesson('2026-11-03', 60, 2));
    const own: HoursClass[] = (await teacher.get('hours/classes?month=2026-11')).body.data;
    expect(own.map(({ date, minutes, recorded_on, change }) => [date, minutes, recorded_on, change])).toEqual(
      [
        ['2026-11-02', 60, '2026-11-20', null],
        ['2026-11-04', 90, '2026-11-20', null],
      ],
    );
    const all: HoursClass[] = (await admin.get('hours/classes?month=2026-11')).body.data;
    expect(all.map(({ teacher: by }) => by?.id)).toEqual([lea, andrew, lea]);
    const ofOne = await admin.get(`hours/classes?month=2026-11&teacherId=${andrew}`);
    expect(ofOne.body.data).toEqual(all.filter(({ teacher: by }) => by?.id === andrew));
  });
});

describe('rates', () => {
  it('are shown to administrators and to the teacher alone', async () => {
    const { admin, teacher, openLink, anonymous } = await start();
    const company = await openLink('company', accounts.company.token);
    const student = await openLink('student', accounts.student.token);
    const own = (await teacher.get('hours/own?month=2026-10')).body;
    expect(new Set(own.data.map((row: HoursRow) => row.teacher?.id))).toEqual(new Set([lea]));
    expect(own.data.find((row: HoursRow) => row.course?.id === contract).rate_cents).toBe(3450);
    // What clients pay is for the office alone (DECISION-133).
    const ofOffice = await rowsOf(admin, `from=2026-10&to=2026-10&teacherId=${lea}`);
    expect(own.data).toEqual(ofOffice.map(({ billed_minutes: _, ...row }) => row));
    expect(own.statement).toMatchObject({ teacher: { id: lea }, status: 'submitted' });
    expect((await teacher.get(`hours/classes?month=2026-10&teacherId=${lea}`)).status).toBe(200);
    const forbidden: [Sender, string][] = [
      [teacher, 'hours?from=2026-10&to=2026-10'],
      [teacher, `hours?from=2026-10&to=2026-10&teacherId=${lea}`],
      [teacher, `hours/classes?month=2026-10&teacherId=${andrew}`],
      [teacher, 'hours/contracts'],
      [teacher, 'statements?month=2026-10'],
      [admin, 'hours/own?month=2026-10'],
      ...[company, student].flatMap((link) =>
        ['hours?from=2026-10&to=2026-10', 'hours/classes?month=2026-10', 'hours/own?month=2026-10']
          .concat(['hours/contracts', 'statements?month=2026-10'])
          .map((path): [Sender, string] => [link, path]),
      ),
    ];
    for (const [sender, path] of forbidden)
      expect([path, (await sender.get(path)).status]).toEqual([path, 403]);
    expect((await anonymous.get('hours?from=2026-10&to=2026-10')).status).toBe(401);
  });
});

describe('contracts with their hours', () => {
  it('tell what is sold, taught, planned, left and not billed', async () => {
    const { admin, db } = await startEmpty();
    await setUp(db);
    await admin.send('POST', 'attendance', lesson('2026-11-20'));
    await admin.send('POST', 'attendance', lesson('2026-11-02', 60));
    const { data } = (await admin.get('hours/contracts?resourcesPerPage=500')).body;
    expect(data.find(({ course }: HoursRow) => course?.id === contract)).toMatchObject({
      course_status_id: 2,
      ends_on: '2026-12-31',
      contracted_minutes: 900,
      taught_minutes: 150,
      // The class of today is recorded; one is cancelled, and one lies after the end date.
      planned_minutes: 180,
      unplanned_minutes: 570,
      ends_before_hours: 1,
      unbilled_minutes: 150,
    });
    await db.updateTable('contracts').set({ invoice: 'F-1' }).where('id', '=', contract).execute();
    const billed = (await admin.get('hours/contracts?statusId=2&resourcesPerPage=500')).body.data;
    expect(billed.find(({ course }: HoursRow) => course?.id === contract).unbilled_minutes).toBe(0);
    expect(new Set(billed.map((row: { course_status_id: number }) => row.course_status_id))).toEqual(
      new Set([2]),
    );
  });

  it.each(['company', 'month'])('are summed by %s as the list says', async (groupBy) => {
    const { admin, db } = await startEmpty();
    await setUp(db);
    await admin.send('POST', 'attendance', lesson('2026-11-20'));
    const listed: ContractHours[] = (await admin.get('hours/contracts?resourcesPerPage=500')).body.data;
    const groupOf = ({ company, ends_on }: ContractHours) =>
      groupBy === 'company' ? (company?.id ?? null) : (ends_on?.slice(0, 7) ?? null);
    const { data } = (await admin.get(`hours/contracts/sums?groupBy=${groupBy}`)).body;
    expect(data.length).toBeGreaterThan(1);
    for (const row of data as ContractHoursSum[]) {
      const group = groupBy === 'company' ? (row.company?.id ?? null) : row.month;
      const own = listed.filter((one) => groupOf(one) === group);
      const sum = (of: (one: ContractHours) => number) => own.reduce((total, one) => total + of(one), 0);
      expect(row).toMatchObject({
        contracts: own.length,
        contracted_minutes: sum((one) => one.contracted_minutes ?? 0),
        taught_minutes: sum((one) => one.taught_minutes),
        left_minutes: sum((one) => Math.max(0, (one.contracted_minutes ?? 0) - one.taught_minutes)),
        ends_before_hours: sum((one) => one.ends_before_hours),
        unbilled_minutes: sum((one) => one.unbilled_minutes),
      });
    }
    expect(data.reduce((total: number, { contracts }: ContractHoursSum) => total + contracts, 0)).toBe(
      listed.length,
    );
    expect(data.some(({ ends_before_hours }: ContractHoursSum) => ends_before_hours > 0)).toBe(true);
  });

  it('are summed when one is as large as contracts may be', async () => {
    const { admin, db } = await startEmpty();
    const largest = { hours_per_class: 999_999, number_of_classes: 999, company_id: 1 };
    await db.updateTable('contracts').set(largest).where('id', '=', contract).execute();
    await db
      .updateTable('contracts')
      .set({ hours_per_class: null })
      .where('company_id', '=', 1)
      .where('id', '<>', contract)
      .execute();
    const { data } = (await admin.get('hours/contracts/sums?groupBy=company&companyId=1')).body;
    expect(data).toMatchObject([{ contracted_minutes: 59_939_940_060, left_minutes: 59_939_940_060 }]);
  });

  it.each([
    [1.3333, 15, 1200],
    [0.8333, 12, 600],
    [0.2775, 30, 500],
  ])('have whole minutes in the list and in the sums: %d h x %d', async (hours, classes, minutes) => {
    const { admin, db } = await startEmpty();
    const sold = { hours_per_class: hours, number_of_classes: classes, company_id: 1 };
    await db.updateTable('contracts').set({ company_id: null }).where('company_id', '=', 1).execute();
    await db.updateTable('contracts').set(sold).where('id', '=', contract).execute();
    const answers = ['hours/contracts?companyId=1', 'hours/contracts/sums?groupBy=company&companyId=1'];
    for (const path of answers)
      expect((await admin.get(path)).body.data).toMatchObject([{ contracted_minutes: minutes }]);
  });

  it('are listed by the month in which they end', async () => {
    const { admin, db } = await startEmpty();
    await setUp(db);
    const { data } = (await admin.get('hours/contracts?endsIn=2026-12')).body;
    expect(data.map(({ course }: ContractHours) => course.id)).toContain(contract);
    expect(data.every(({ ends_on }: ContractHours) => ends_on?.startsWith('2026-12'))).toBe(true);
  });

  it('are summed for one company, and not for a teacher', async () => {
    const { admin, teacher } = await start();
    const [first] = (await admin.get('hours/contracts/sums?groupBy=company')).body.data;
    const { data } = (await admin.get(`hours/contracts/sums?groupBy=company&companyId=${first.company.id}`))
      .body;
    expect(data).toEqual([first]);
    expect((await teacher.get('hours/contracts/sums?groupBy=month')).status).toBe(403);
    expect((await admin.get('hours/contracts/sums?groupBy=year')).status).toBe(400);
  });
});

async function setUp(db: StartedServer['db']) {
  await db.deleteFrom('planned_classes').execute();
  const change = { hours_per_class: 1.5, number_of_classes: 10, ends_on: '2026-12-31', invoice: ' ' };
  await db.updateTable('contracts').set(change).where('id', '=', contract).execute();
  const days = ['2026-11-19', '2026-11-20', '2026-12-01', '2026-12-02', '2026-12-03', '2027-01-04'];
  await db
    .insertInto('planned_classes')
    .values(
      days.map((held_on) => ({
        contract_id: contract,
        slot: `${held_on} 12:00`,
        held_on,
        begins_at: '12:00',
        minutes: 90,
        cancelled_at: held_on === '2026-12-02' ? '2026-11-01T12:00:00Z' : null,
        cancel_reason: null,
      })),
    )
    .execute();
}

/**
 * The classes of a data set with the rates that apply: the rates of an approved statement, otherwise the present ones.
 */
function taughtClasses({ lessons, contracts, teachers, statements }: DataSet): TaughtClass[] {
  return lessons
    .filter(({ status }) => status === 1)
    .flatMap(({ date, minutes, contractId, teacherId }) => {
      const found = contracts.find(({ id }) => id === contractId);
      if (!found) return [];
      const by = teacherId === undefined ? found.teacherId : teacherId;
      const periods = (teachers.find(({ id }) => id === by)?.rates ?? []).map((one) => ({
        from: null,
        ...one,
      }));
      const rate = rateOn(periodsOfType(periods, found.courseTypeId ?? 0), date);
      const line = statements
        .find(
          (one) =>
            one.teacherId === by &&
            one.month.slice(0, 7) === date.slice(0, 7) &&
            (one.status === 'approved' || one.status === 'exported'),
        )
        ?.lines.find((one) => one.contractId === contractId);
      const { companyId, languageId, courseTypeId } = found;
      const rateCents = line ? line.rateCents : rate === null ? null : rateCentsOf(rate);
      return [{ date, minutes, teacherId: by, contractId, companyId, languageId, courseTypeId, rateCents }];
    });
}

function keyOf(row: HoursRow, grouping: (typeof hoursGroupings)[number]): string {
  if (grouping === 'contract') return `${row.teacher?.id ?? null} ${row.course?.id}`;
  if (grouping === 'month' || grouping === 'week') return String(row[grouping]);
  const field = grouping === 'courseType' ? 'course_type' : grouping;
  return String(row[field]?.id ?? null);
}

function sumOf({ classes, minutes, amount_cents, unrated_minutes }: HoursRow) {
  return { classes, minutes, amountCents: amount_cents, unratedMinutes: unrated_minutes };
}
