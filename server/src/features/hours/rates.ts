import type { CalendarDate } from '@portal/domain';
import { sql } from 'kysely';
import type { Sql } from '../../database/Sql.ts';

/**
 * The first day of the month of a day. Computed with dates instead of timestamps, so that a clock change never moves a
 * class into another month.
 */
export const monthOfDay = (day: Sql): Sql => sql`(${day} - extract(day from ${day})::integer + 1)`;

/**
 * The rates of teachers as periods of days, from `starts_on` to the day before `ends_before`, in cents with half cents
 * rounded up. `rateOn` of the domain has the same rule. All queries about rates use it.
 */
export const ratePeriods: Sql = sql`(select teacher_id, course_type_id, place, rate,
    (round(rate::numeric, 2) * 100)::integer as rate_cents, coalesce(starts_on, '-infinity') as starts_on,
    lead(starts_on, 1, 'infinity') over (partition by teacher_id, course_type_id order by starts_on nulls first)
      as ends_before
  from teacher_rates)`;

/** Joins the period `r` of the rate on a day. */
export function joinRateOn(teacher: Sql, courseType: Sql, day: Sql | CalendarDate): Sql {
  return sql`left join ${ratePeriods} r on r.teacher_id = ${teacher} and r.course_type_id = ${courseType}
    and r.starts_on <= ${day} and ${day} < r.ends_before`;
}

/** Joins the tables that `rateOfClass` needs for the class `x` of `countedClasses` and the contract `c`. */
export const joinRateOfClass: Sql = sql`${joinRateOn(sql`x.teacher_id`, sql`c.course_type_id`, sql`x.held_on`)}
  left join statements s on s.teacher_id = x.teacher_id and s.month = ${monthOfDay(sql`x.held_on`)}
    and s.status in ('approved', 'exported')
  left join statement_classes h on h.statement_id = s.id and h.class_key = x.class_key and h.contract_id = x.contract_id
  left join statement_lines k on k.statement_id = h.statement_id and k.contract_id = h.contract_id and k.part = h.part`;

/** Condition: an approved statement determines the rate of the class `x`. */
export const isRateSettled: Sql = sql`(k.statement_id is not null or s.id is not null
  and exists (select from statement_lines o where o.statement_id = s.id and o.contract_id = x.contract_id))`;

/**
 * The rate of the class `x` in cents. An approved statement keeps the rates of its classes. A class that was added
 * later gets the rate of the class before it in the statement, or else of the class after it.
 */
export const rateOfClass: Sql = sql`case when k.statement_id is not null then k.rate_cents
  when ${isRateSettled} then (select o.rate_cents from statement_lines o
    left join statement_classes g on g.statement_id = o.statement_id and g.contract_id = o.contract_id and g.part = o.part
    where o.statement_id = s.id and o.contract_id = x.contract_id
    order by g.held_on <= x.held_on desc nulls last, abs(g.held_on - x.held_on), o.part limit 1)
  else r.rate_cents end`;
