import { sql } from 'kysely';
import type { Sql } from '../database/Sql.ts';

// The days on which students belong to contracts, as `belongsOn` of the domain says (ADR-0053). A row of `enrolments` is
// one period; the periods of a student in a contract share no day.

/** Whether the period `e` has no last day: the student is in the contract. */
export const isStillIn = sql`e.ends_on is null`;

/** Whether a day is in the period `e`. */
export function isInPeriod(day: Sql): Sql {
  return sql`(${day} between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity'))`;
}

const ofStudent = (contractId: Sql, studentId: Sql) =>
  sql`e.contract_id = ${contractId} and e.student_id = ${studentId}`;

/** Whether the days of a student in a contract are known: not of who was removed before they were kept. */
export function hasPeriods(contractId: Sql, studentId: Sql): Sql {
  return sql`exists (select from enrolments e where ${ofStudent(contractId, studentId)})`;
}

/** Whether a record about a student counts on a day: within the student's periods, or if these are unknown. */
export function countsOn(contractId: Sql, studentId: Sql, day: Sql): Sql {
  return sql`(exists (select from enrolments e where ${ofStudent(contractId, studentId)} and ${isInPeriod(day)})
    or not ${hasPeriods(contractId, studentId)})`;
}

/** The periods of a student in a contract as the wire carries them, by first day. */
export function periodsJson(contractId: Sql, studentId: Sql): Sql {
  return sql`(select coalesce(json_agg(json_build_object('from', e.starts_on, 'to', e.ends_on)
      order by e.starts_on nulls first), '[]')
    from enrolments e where ${ofStudent(contractId, studentId)})`;
}
