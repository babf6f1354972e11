import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
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
  await writeEvents(db, type, lessons.map(classData), now);
}

/** Returns the event data of an attendance record. */
export function classData(lesson: LessonOfEvent) {
  const { id, contract_id: course_id, teacher_id, held_on: date, minutes } = lesson;
  return { id, course_id, teacher_id, date, minutes };
}

type LessonOfEvent = Pick<
  Selectable<Schema['lessons']>,
  'id' | 'contract_id' | 'teacher_id' | 'held_on' | 'minutes'
>;
