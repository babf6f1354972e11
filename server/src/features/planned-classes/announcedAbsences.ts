import type { AnnouncedAbsence } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { fulfilledClasses } from './fulfilledClasses.ts';

/**
 * Whether the announced absence `a` from the planned class `p` counts: it is not withdrawn, and the class still begins
 * at that time.
 */
const isInForce = sql`(a.withdrawn_at is null and a.held_on = p.held_on and a.begins_at = p.begins_at)`;

/**
 * Reads the announced absences that count from planned classes, by the id of the class, earliest announcement first.
 */
export async function readAnnouncedAbsences(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, AnnouncedAbsence[]>> {
  const { rows } = await sql<AnnouncedAbsence & { planned_class_id: number }>`
    select a.planned_class_id, a.student_id, iso(a.announced_at) as announced_at, a.word
    from announced_absences a join planned_classes p on p.id = a.planned_class_id
    where a.planned_class_id = any (${ids}::bigint[]) and ${isInForce} order by a.announced_at, a.id`.execute(
    db,
  );
  const byClass = new Map<number, AnnouncedAbsence[]>();
  for (const { planned_class_id, ...absence } of rows)
    byClass.set(planned_class_id, [...(byClass.get(planned_class_id) ?? []), absence]);
  return byClass;
}

/**
 * Selects the students who had announced their absence from the planned class of an attendance record, as `lesson_id`
 * and `student_id`. `where` is the condition of `fulfilledClasses`.
 */
export function announcedForRecords(where: Sql): Sql {
  return sql`(select f.lesson_id, a.student_id
    from ${fulfilledClasses(where)} f join planned_classes p on p.id = f.id
      join announced_absences a on a.planned_class_id = p.id and ${isInForce}
    where f.lesson_id is not null)`;
}
