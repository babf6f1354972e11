import type { Db } from '../../database/connect.ts';
import { writeEvents } from '../../webhooks/writeEvent.ts';

/** Tells webhooks of attendance records, as they are now. */
export async function writeClassEvents(
  db: Db,
  type: 'class.recorded' | 'class.corrected' | 'class.deleted',
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const lessons = await db
    .selectFrom('lessons')
    .select(['id', 'contract_id', 'teacher_id', 'held_on', 'minutes'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const told = lessons.map(({ id, contract_id: course_id, teacher_id, held_on: date, minutes }) => ({
    id,
    course_id,
    teacher_id,
    date,
    minutes,
  }));
  await writeEvents(db, type, told, now);
}
