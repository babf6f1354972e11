import { sql } from 'kysely';
import type { Sql } from '../../database/Sql.ts';

/**
 * Selects the records and the cancelled classes from which something follows (ADR-0072), each with whether it is paid,
 * billed and counted. Every sum of pay, invoices and hours used reads them here. `where` limits days and contracts of both,
 * called `d`. `class_key` tells them apart: the id of the record, or that of the planned class with a minus.
 */
export function countedClasses(where: Sql = sql`true`): Sql {
  return sql`(select d.id as class_key, d.id as lesson_id, null::bigint as planned_class_id, d.contract_id, d.held_on,
      d.minutes, d.teacher_id, d.paid::integer, d.billed::integer, d.counted::integer
    from lessons d where d.status = 1 and ${where}
    union all select -d.id, null::bigint, d.id, d.contract_id, d.held_on,
      d.minutes::integer, d.cancel_teacher_id, d.cancel_paid::integer, d.cancel_billed::integer, d.cancel_counted::integer
    from planned_classes d where d.cancel_paid + d.cancel_billed + d.cancel_counted > 0 and ${where})`;
}

/** The minutes of the contract `c` that count against its hours. */
export const countedMinutes: Sql = sql`(select coalesce(sum(x.minutes), 0)::integer
  from ${countedClasses(sql`d.contract_id = c.id`)} x where x.counted = 1)`;

/** The minutes of the contract `c` that are billed to its client. */
export const billedMinutes: Sql = sql`(select coalesce(sum(x.minutes), 0)::integer
  from ${countedClasses(sql`d.contract_id = c.id`)} x where x.billed = 1)`;
