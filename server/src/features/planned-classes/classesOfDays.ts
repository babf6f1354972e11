import { fulfilments, type TakenClass } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Reads the planned classes of a contract on a day, and on the day of one of its classes, each with its record. */
export async function classesOfDays(
  db: Db,
  contractId: number,
  plannedClassId: number,
  day: string,
): Promise<TakenClass[]> {
  const { rows } = await sql<Omit<TakenClass, 'lessonId' | 'isNamed'> & { contractId: number }>`
    select id, contract_id as "contractId", held_on as date, left(begins_at::text, 5) as time, minutes,
      cancelled_at is not null as "isCancelled", substitute_id as "substituteId"
    from planned_classes where contract_id = ${contractId}
      and held_on in (${day}, (select held_on from planned_classes where id = ${plannedClassId}))
    order by held_on, begins_at, id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const days = [...new Set(rows.map(({ date }) => date))];
  const { rows: lessons } = await sql<{ id: number; date: string; plannedClassId: number | null }>`
    select id, held_on as date, planned_class_id as "plannedClassId" from lessons
    where contract_id = ${contractId} and status = 1
      and (held_on = any (${days}::date[]) or planned_class_id = any (${ids}::bigint[]))`.execute(db);
  const found = fulfilments(
    rows,
    lessons.map((lesson) => ({ ...lesson, contractId, status: 'active' })),
  );
  const named = new Set(lessons.map((lesson) => lesson.plannedClassId));
  return rows.map((row) => ({
    ...row,
    lessonId: found.get(row.id) ?? null,
    isNamed: named.has(row.id),
  }));
}
