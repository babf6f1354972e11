import type {
  ContractHours,
  ContractHoursSum,
  HoursBalance,
  HoursClass,
  HoursRow,
} from '@portal/api-client/openapi';
import {
  type CalendarMonth,
  type ContractHoursGrouping,
  contractedHours,
  contractStatusOf,
  endsBeforeHours,
  firstDayOf,
  type HoursGrouping,
  lastDayOf,
  minutesOf,
  unplannedMinutes,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { billedMinutes, countedClasses, countedMinutes } from '../cancellations/countedClasses.ts';
import { courseTypeJson, namedJson, teacherNameJson } from '../json.ts';
import { all, equals } from '../lists.ts';
import { fulfilledClasses } from '../planned-classes/fulfilledClasses.ts';
import { joinFormerOn, joinTeacherOn, teacherOfPlanned } from '../teaching/teaching-periods.ts';
import { joinRateOfClass, joinRateOn, monthOfDay, rateOfClass } from './rates.ts';

/** The months, teacher and other filters of the hours to read. */
export interface HoursAsked {
  readonly from: CalendarMonth;
  readonly to: CalendarMonth;
  readonly teacherId?: number;
  readonly companyId?: number;
  readonly languageId?: number;
  readonly courseTypeId?: number;
}

/** Id and number of a contract `c`. */
export const courseNumberJson = sql`json_build_object('id', c.id, 'contract_number', c.number)`;

const mondayOfDay = (day: Sql) => sql`(${day} - extract(isodow from ${day})::integer + 1)`;

/**
 * SQL for the amount in cents of some minutes at an hourly rate in cents, with half cents rounded up. The integer
 * division drops the remainder.
 */
export function amountOf(minutes: Sql, rate: Sql): Sql {
  return sql`((${minutes}::bigint * coalesce(${rate}, 0)::bigint + 30) / 60)`;
}

/** The columns of `summed` by which rows are grouped. */
const groupings = {
  contract: ['teacher_id', 'contract_id', 'company_id', 'language_id', 'course_type_id'],
  teacher: ['teacher_id'],
  company: ['company_id'],
  language: ['language_id'],
  courseType: ['course_type_id'],
  month: ['month'],
  week: ['week'],
} as const satisfies Record<HoursGrouping, readonly string[]>;

const keys = [...groupings.contract, 'month', 'week'] as const;

/**
 * Sums the paid classes of a range of months, and the billed minutes beside them. A line is what one teacher is paid for
 * in one contract, in one month, at one rate; it is rounded once. In a grouping by week, each part of a line gets the
 * amount that it adds to the rounded amount of the line, so that the weeks add up to it.
 */
export async function readHours(
  db: Db,
  asked: HoursAsked,
  grouping: HoursGrouping = 'contract',
): Promise<HoursRow[]> {
  const days = sql`between ${firstDayOf(asked.from)} and ${lastDayOf(asked.to)}`;
  const isByWeek = grouping === 'week';
  const week = (day: Sql) => (isByWeek ? mondayOfDay(day) : sql`null::date`);
  const where = all([
    equals(sql`p.teacher_id`, asked.teacherId),
    equals(sql`c.company_id`, asked.companyId),
    equals(sql`c.language_id`, asked.languageId),
    equals(sql`c.course_type_id`, asked.courseTypeId),
  ]);
  const ofTeacher = all([equals(sql`x.teacher_id`, asked.teacherId)]);
  const line = sql`partition by p.teacher_id, p.contract_id, p.month, p.rate order by p.week`;
  const amount = isByWeek
    ? sql`${amountOf(sql`sum(p.minutes) over (${line})`, sql`p.rate`)}
        - ${amountOf(sql`(sum(p.minutes) over (${line}) - p.minutes)`, sql`p.rate`)}`
    : amountOf(sql`p.minutes`, sql`p.rate`);
  const grouped = groupings[grouping];
  const isKey = (key: string) => grouped.some((one) => one === key);
  const selected = keys.map((key) => {
    const empty = key === 'month' || key === 'week' ? sql`null::date` : sql`null::bigint`;
    return sql`${isKey(key) ? sql.ref(`p.${key}`) : empty} as ${sql.ref(key)}`;
  });
  const isByContract = grouping === 'contract';
  const giver = sql`coalesce(p.recorded_for, ${teacherOfPlanned})`;
  // If nothing was taught in a month yet, its planned classes decide the rate.
  const rate = sql`case when count(distinct coalesce(p.rate, -1)) filter (where p.classes > 0) = 1
      then max(p.rate) filter (where p.classes > 0)
    when count(*) filter (where p.classes > 0) = 0 and count(distinct coalesce(p.rate, -1)) = 1 then max(p.rate) end`;
  const { rows } = await sql<HoursRow>`with parts as (
      select x.teacher_id, x.contract_id, ${monthOfDay(sql`x.held_on`)} as month, ${week(sql`x.held_on`)} as week,
        ${rateOfClass} as rate, count(*) filter (where x.paid = 1) as classes,
        coalesce(sum(x.minutes) filter (where x.paid = 1), 0) as minutes, 0::bigint as planned,
        coalesce(sum(x.minutes) filter (where x.billed = 1), 0) as billed,
        min(x.held_on) filter (where x.paid = 1) as first_on
      from ${countedClasses(sql`d.held_on ${days}`)} x join contracts c on c.id = x.contract_id ${joinRateOfClass}
      where x.paid + x.billed > 0 and ${ofTeacher} group by 1, 2, 3, 4, 5
      union all
      select ${giver}, p.contract_id, ${monthOfDay(sql`p.held_on`)}, ${week(sql`p.held_on`)},
        r.rate_cents, 0, 0, sum(p.minutes), 0, null
      from ${fulfilledClasses(sql`d.held_on ${days}`)} p join contracts c on c.id = p.contract_id
        ${joinFormerOn(sql`p.contract_id`, sql`p.held_on`)}
        ${joinRateOn(giver, sql`c.course_type_id`, sql`p.held_on`)}
      where c.status_id <> 4 or p.lesson_id is not null group by 1, 2, 3, 4, 5
    ), merged as (
      select teacher_id, contract_id, month, week, rate, sum(classes) as classes, sum(minutes)::bigint as minutes,
        sum(planned) as planned, sum(billed) as billed, min(first_on) as first_on from parts group by 1, 2, 3, 4, 5
    ), rated as (
      select p.*, c.company_id, c.language_id, c.course_type_id,
        exists (select from class_plans cp where cp.contract_id = p.contract_id) as has_plan
      from merged p join contracts c on c.id = p.contract_id
      where ${where}
    ), lines as (
      select p.*, ${amount} as amount from rated p
    ), several as (${isByContract ? severalRates : sql`select null::json as rates where false`}
    ), summed as (
      select ${sql.join(selected)}, sum(p.classes)::integer as classes, sum(p.minutes)::integer as minutes,
        case when bool_or(p.has_plan) then coalesce(sum(p.planned) filter (where p.has_plan), 0)::integer end
          as planned_minutes,
        ${isByContract ? rate : sql`null::integer`} as rate_cents,
        sum(p.amount)::bigint as amount_cents,
        coalesce(sum(p.minutes) filter (where p.rate is null), 0)::integer as unrated_minutes,
        sum(p.billed)::integer as billed_minutes
      from lines p group by ${sql.join(grouped.map((key) => sql.ref(`p.${key}`)))}
    )
    select ${teacherNameJson} as teacher, case when c.id is null then null else ${courseNumberJson} end as course,
      ${namedJson('co')} as company, ${namedJson('l')} as language, ${courseTypeJson} as course_type,
      to_char(g.month, 'YYYY-MM') as month, g.week, g.classes, g.minutes, g.planned_minutes, g.rate_cents,
      g.amount_cents, g.unrated_minutes, g.billed_minutes, ${isByContract ? sql`v.rates` : sql`null`} as rates
    from summed g ${
      isByContract
        ? sql`left join several v on v.teacher_id is not distinct from g.teacher_id and v.contract_id = g.contract_id`
        : sql``
    } left join teachers t on t.id = g.teacher_id left join users u on u.id = t.user_id
      left join contracts c on c.id = g.contract_id left join companies co on co.id = g.company_id
      left join languages l on l.id = g.language_id left join course_types ct on ct.id = g.course_type_id
    order by u.last_name_folded nulls last, u.name_folded, t.id, c.number_folded, co.name_folded nulls last,
      l.name_folded nulls last, ct.name_folded nulls last, g.month, g.week`.execute(db);
  return rows;
}

/** For each teacher and contract with several rates: the rates, ordered by their first class. */
const severalRates = sql`select o.teacher_id, o.contract_id, json_agg(json_build_object('rate_cents', o.rate,
      'classes', o.classes, 'minutes', o.minutes, 'amount_cents', o.amount) order by o.first_on, o.rate) as rates
    from (select p.teacher_id, p.contract_id, p.rate, sum(p.classes)::integer as classes,
        sum(p.minutes)::integer as minutes, sum(p.amount)::bigint as amount, min(p.first_on) as first_on
      from lines p where p.classes > 0 group by 1, 2, 3) o
    group by 1, 2 having count(*) > 1`;

/** Reads the single classes of a month. Includes classes that a statement holds but that no longer count. */
export async function readHoursClasses(
  db: Db,
  month: CalendarMonth,
  teacherId: number | undefined,
): Promise<HoursClass[]> {
  const { rows } = await sql<HoursClass>`with present as (
      select x.class_key, x.teacher_id, x.contract_id, x.held_on, x.minutes, ${rateOfClass} as rate
      from ${countedClasses(sql`d.held_on between ${firstDayOf(month)} and ${lastDayOf(month)}`)} x
        join contracts c on c.id = x.contract_id ${joinRateOfClass}
      where x.paid = 1 and ${all([equals(sql`x.teacher_id`, teacherId)])}
    ), held as (
      select h.*, s.teacher_id, k.rate_cents as rate from statements s
        join statement_classes h on h.statement_id = s.id
        join statement_lines k on k.statement_id = h.statement_id and k.contract_id = h.contract_id and k.part = h.part
      where s.month = ${firstDayOf(month)} and ${all([equals(sql`s.teacher_id`, teacherId)])}
    ), compared as (
      select coalesce(p.class_key, h.class_key) as class_key, coalesce(p.teacher_id, h.teacher_id) as teacher_id,
        coalesce(p.contract_id, h.contract_id) as contract_id, coalesce(p.held_on, h.held_on) as held_on,
        coalesce(p.minutes, h.minutes) as minutes, h.minutes as statement_minutes,
        case when p.class_key is null then h.rate else p.rate end as rate_cents,
        case when h.statement_id is null then 'added' when p.class_key is null then 'removed'
          when (p.contract_id, p.held_on, p.minutes) <> (h.contract_id, h.held_on, h.minutes) then 'changed' end as change
      from present p full join held h on h.class_key = p.class_key and h.teacher_id = p.teacher_id
    )
    select x.id as attendance_id, q.id as planned_class_id, ${courseNumberJson} as course, ${namedJson('co')} as company, ${teacherNameJson} as teacher,
      d.held_on as date, d.minutes, coalesce(x.recorded_at, q.cancelled_at)::text as recorded_on,
      case when exists (select from statements s where s.teacher_id = d.teacher_id and s.month = ${firstDayOf(month)})
        then d.change end as change, d.statement_minutes, d.rate_cents
    from compared d left join lessons x on x.id = d.class_key left join planned_classes q on q.id = -d.class_key
      join contracts c on c.id = d.contract_id
      left join companies co on co.id = c.company_id
      left join teachers t on t.id = d.teacher_id left join users u on u.id = t.user_id
    order by d.held_on, u.last_name_folded, u.name_folded, d.class_key`.execute(db);
  return rows;
}

/** A contract in the list of contracts with their hours. */
export interface ContractHoursRow {
  readonly course: ContractHours['course'];
  readonly course_status_id: 1 | 2 | 3 | 4;
  readonly company: ContractHours['company'];
  readonly teacher: ContractHours['teacher'];
  readonly ends_on: string | null;
  readonly hours_per_class: number | null;
  readonly number_of_classes: number | null;
  readonly invoice: string | null;
  /** Minutes that count against the hours of the contract. */
  readonly taught_minutes: number;
  readonly billed_minutes: number;
  readonly planned_minutes: number | null;
}

/** Selects a `ContractHoursRow`. */
export function contractHoursSelect(today: string): Sql {
  const classes = fulfilledClasses(sql`d.contract_id = c.id and d.held_on >= ${today}`);
  return sql`${courseNumberJson} as course, c.status_id as course_status_id, ${namedJson('co')} as company,
    ${teacherNameJson} as teacher, c.ends_on, c.hours_per_class, c.number_of_classes, c.invoice,
    ${countedMinutes} as taught_minutes, ${billedMinutes} as billed_minutes,
    case when exists (select from class_plans cp where cp.contract_id = c.id) then
      (select coalesce(sum(p.minutes), 0)::integer from ${classes} p
        where p.lesson_id is null and c.status_id <> 4 and (c.ends_on is null or p.held_on <= c.ends_on))
      end as planned_minutes`;
}

/** The joins of `contractHoursSelect` to the contract `c`. */
export function contractHoursJoins(today: string): Sql {
  return sql`left join companies co on co.id = c.company_id ${joinTeacherOn(today)}`;
}

/** The columns by which sums of contracts are grouped. */
const sumGroups = {
  company: sql`r.company_id`,
  month: sql`${monthOfDay(sql`r.ends_on`)}`,
} as const satisfies Record<ContractHoursGrouping, Sql>;

/**
 * Sums the contracts that are not archived. The results equal what the domain's rules give for the list of contracts.
 */
export async function readContractHoursSums(
  db: Db,
  grouping: ContractHoursGrouping,
  companyId: number | undefined,
  today: string,
): Promise<ContractHoursSum[]> {
  const { rows } = await sql<ContractHoursSum>`with listed as (
      select c.company_id, c.status_id, ${contractHoursSelect(today)},
        round(coalesce(c.hours_per_class, 0)::numeric * coalesce(c.number_of_classes, 0) * 60)::bigint as sold
      from contracts c ${contractHoursJoins(today)}
      where c.status_id <> 4 and ${all([equals(sql`c.company_id`, companyId)])}
    ), rated as (
      select r.*, greatest(0, r.sold - r.taught_minutes) as left_minutes,
        (r.status_id <> 3 and (r.planned_minutes is not null or r.ends_on < ${today}) and r.ends_on is not null
          and r.sold > r.taught_minutes + coalesce(r.planned_minutes, 0)) as ends_before
      from listed r
    ), summed as (
      select ${grouping === 'company' ? sumGroups.company : sql`null::bigint`} as company_id,
        ${grouping === 'month' ? sumGroups.month : sql`null::date`} as month,
        count(*)::integer as contracts, sum(r.sold)::bigint as contracted_minutes,
        sum(r.taught_minutes)::integer as taught_minutes, sum(r.left_minutes)::bigint as left_minutes,
        (count(*) filter (where r.ends_before))::integer as ends_before_hours,
        coalesce(sum(r.billed_minutes) filter (where coalesce(btrim(r.invoice), '') = ''), 0)::integer
          as unbilled_minutes
      from rated r group by 1, 2
    )
    select ${namedJson('co')} as company, to_char(s.month, 'YYYY-MM') as month, s.contracts, s.contracted_minutes,
      s.taught_minutes, s.left_minutes, s.ends_before_hours, s.unbilled_minutes
    from summed s left join companies co on co.id = s.company_id
    order by co.name_folded nulls last, s.month nulls last`.execute(db);
  return rows;
}

/** Converts a contract with its hours to the API's shape. */
export function contractHoursAnswer(
  row: ContractHoursRow,
  today: string,
  balance: HoursBalance | undefined,
): ContractHours {
  const { course, course_status_id, company, teacher, ends_on, taught_minutes, planned_minutes } = row;
  const hours = contractedHours({
    hoursPerClass: row.hours_per_class,
    numberOfClasses: row.number_of_classes,
  });
  const contracted = hours > 0 ? minutesOf(hours) : null;
  const known = {
    contractedMinutes: contracted,
    taughtMinutes: taught_minutes,
    plannedMinutes: planned_minutes,
    endsOn: ends_on,
    status: contractStatusOf(course_status_id) ?? 'pending',
  };
  return {
    course,
    course_status_id,
    company,
    teacher,
    ends_on,
    taught_minutes,
    planned_minutes,
    contracted_minutes: contracted,
    unplanned_minutes: unplannedMinutes(known),
    ends_before_hours: endsBeforeHours(known, today) ? 1 : 0,
    unbilled_minutes: row.invoice?.trim() ? 0 : row.billed_minutes,
    ...(balance && { hours_balance: balance }),
  };
}
