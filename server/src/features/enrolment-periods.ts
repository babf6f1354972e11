import { sql } from 'kysely';
import type { Sql } from '../database/Sql.ts';

// SQL for the days on which students belong to contracts; `belongsOn` of the domain has the same rule (ADR-0053). A row
// of `enrolments` is one period. The periods of a student in a contract never overlap.

/** Condition: the period `e` has no last day, so the student is still in the contract. */
export const isStillIn = sql`e.ends_on is null`;

/** Condition: a day is in the period `e`. */
export function isInPeriod(day: Sql): Sql {
  return sql`(${day} between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity'))`;
}

const ofStudent = (contractId: Sql, studentId: Sql) =>
  sql`e.contract_id = ${contractId} and e.student_id = ${studentId}`;

/**
 * Condition: the days of a student in a contract are known. They are unknown if the student was removed before days
 * were stored.
 */
export function hasPeriods(contractId: Sql, studentId: Sql): Sql {
  return sql`exists (select from enrolments e where ${ofStudent(contractId, studentId)})`;
}

/**
 * Condition: a record about a student counts on this day, because it is within one of the student's periods, or the
 * periods are unknown.
 */
export function countsOn(contractId: Sql, studentId: Sql, day: Sql): Sql {
  return sql`(exists (select from enrolments e where ${ofStudent(contractId, studentId)} and ${isInPeriod(day)})
    or not ${hasPeriods(contractId, studentId)})`;
}

/** The periods of a student in a contract as JSON in the API's shape, by first day. */
export function periodsJson(contractId: Sql, studentId: Sql): Sql {
  return sql`(select coalesce(json_agg(json_build_object('from', e.starts_on, 'to', e.ends_on)
      order by e.starts_on nulls first), '[]')
    from enrolments e where ${ofStudent(contractId, studentId)})`;
}
