import {
  arePeriodsEqual,
  type CalendarDate,
  type CalendarMonth,
  type MonthStatus,
  monthOf,
  periodsOfType,
  type RateMonth,
  type RatePeriod,
  rateMonths,
  type TeacherRate,
  type TeacherRatePeriods,
  type UnratedClass,
  usualFirstDay,
  withOnlyRate,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { countedClasses } from '../cancellations/countedClasses.ts';
import { isRateSettled, joinRateOfClass, rateOfClass } from '../hours/rates.ts';

/** Reads the rates of a teacher, by course type and then by day. */
export async function readPeriods(db: Db, teacherId: number): Promise<TeacherRatePeriods> {
  const { rows } = await sql<{ course_type_id: number; starts_on: CalendarDate | null; rate: number | null }>`
    select course_type_id, starts_on, rate from teacher_rates where teacher_id = ${teacherId}
    order by min(place) over (partition by course_type_id), course_type_id, starts_on nulls first`.execute(
    db,
  );
  return rows.map(({ course_type_id, starts_on, rate }) => ({
    courseTypeId: course_type_id,
    from: starts_on,
    rate,
  }));
}

/** Reads the months that a teacher has submitted and that were not returned. */
export async function readHandedIn(db: Db, teacherId: number): Promise<CalendarMonth[]> {
  const rows = await db
    .selectFrom('statements')
    .select('month')
    .where('teacher_id', '=', teacherId)
    .where('status', '<>', 'returned')
    .execute();
  return rows.map(({ month }) => monthOf(month));
}

/**
 * Replaces the rates of one course type. Does not rewrite unchanged rates, so that the history shows only real changes.
 */
export async function writePeriods(
  db: Db,
  teacherId: number,
  courseTypeId: number,
  before: readonly RatePeriod[],
  after: readonly RatePeriod[],
): Promise<void> {
  const isIn = (periods: readonly RatePeriod[], { from, rate }: RatePeriod) =>
    periods.some((other) => other.from === from && other.rate === rate);
  for (const { from } of before.filter((period) => !isIn(after, period))) {
    await sql`delete from teacher_rates where teacher_id = ${teacherId} and course_type_id = ${courseTypeId}
      and starts_on is not distinct from ${from}::date`.execute(db);
  }
  for (const { from, rate } of after.filter((period) => !isIn(before, period))) {
    // Course types keep the order in which they got their first rate.
    await sql`insert into teacher_rates (teacher_id, course_type_id, starts_on, rate, place)
      select ${teacherId}, ${courseTypeId}, ${from}::date, ${rate}, coalesce(
        min(place) filter (where course_type_id = ${courseTypeId}), max(place) + 1, 0)
      from teacher_rates where teacher_id = ${teacherId}`.execute(db);
  }
}

/**
 * Stores one rate without dates for each course type that has one (`withOnlyRate`). The teacher must be new or locked.
 */
export async function writeOnlyRates(
  db: Db,
  teacherId: number,
  rates: readonly TeacherRate[],
  today: CalendarDate,
): Promise<void> {
  const stored = await readPeriods(db, teacherId);
  const handedIn = await readHandedIn(db, teacherId);
  const types = [...rates, ...stored].map(({ courseTypeId }) => courseTypeId);
  for (const courseTypeId of new Set(types)) {
    const before = periodsOfType(stored, courseTypeId);
    const rate = rates.find((one) => one.courseTypeId === courseTypeId)?.rate ?? null;
    const after = withOnlyRate(before, rate, { from: usualFirstDay(before, handedIn, today), today });
    if (!arePeriodsEqual(before, after)) await writePeriods(db, teacherId, courseTypeId, before, after);
  }
}

/** Returns the months of a teacher whose amounts would change with other rates. */
export async function readRateMonths(
  db: Db,
  teacherId: number,
  before: TeacherRatePeriods,
  after: TeacherRatePeriods,
): Promise<RateMonth[]> {
  const statements = await db
    .selectFrom('statements')
    .select(['month', 'status'])
    .where('teacher_id', '=', teacherId)
    .execute();
  const statuses = new Map(statements.map(({ month, status }) => [monthOf(month), status]));
  const statusOf = (month: CalendarMonth): MonthStatus => statuses.get(month) ?? 'open';
  return rateMonths(await readUnrated(db, teacherId), statusOf, before, after);
}

/** Reads the classes of a teacher, with the rates from approved statements. */
async function readUnrated(db: Db, teacherId: number): Promise<UnratedClass[]> {
  const { rows } = await sql<{
    contract_id: number;
    company_id: number | null;
    language_id: number | null;
    course_type_id: number | null;
    held_on: CalendarDate;
    minutes: number;
    rate: number | null;
    is_settled: boolean;
  }>`select x.contract_id, c.company_id, c.language_id, c.course_type_id, x.held_on, x.minutes, ${rateOfClass} as rate,
      ${isRateSettled} as is_settled
    from ${countedClasses()} x join contracts c on c.id = x.contract_id ${joinRateOfClass}
    where x.paid = 1 and x.teacher_id = ${teacherId}`.execute(db);
  return rows.map((row) => ({
    date: row.held_on,
    minutes: row.minutes,
    teacherId,
    contractId: row.contract_id,
    companyId: row.company_id,
    languageId: row.language_id,
    courseTypeId: row.course_type_id,
    ...(row.is_settled ? { settledRateCents: row.rate } : {}),
  }));
}
