import type { AttendanceDetail } from '@portal/api-client/treaty';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import type { Sql } from '../lists.ts';
import { oneRow } from '../records.ts';
import type { LessonRow } from './answers.ts';

/** The absences of the lesson `x`, limited to students `s` that match the condition. */
export function absencesOf(isVisible: Sql): Sql {
  return sql`(select json_agg(json_build_object('student_id', s.id,
      'student', json_build_object('id', s.id, 'name', s.name, 'last_name', s.last_name)) order by a.place)
    from absences a join students s on s.id = a.student_id where a.lesson_id = x.id and ${isVisible})`;
}

/** The details of the lesson `x`, limited to students `s` that match the condition. */
export function detailsOf(isVisible: Sql): Sql {
  return sql`(select json_agg(json_build_object('student_id', d.student_id, 'late_minutes', d.late_minutes,
      'left_early_minutes', d.left_early_minutes, 'excused', d.excused) order by d.student_id)
    from lesson_details d join students s on s.id = d.student_id where d.lesson_id = x.id and ${isVisible})`;
}

export function findLesson(db: Db, id: number): Promise<Selectable<Schema['lessons']> | undefined> {
  return db.selectFrom('lessons').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Who gave a lesson, by the teacher's id; null if nobody is known to have given it. */
export function giverOf(teacherId: Sql): Sql {
  return sql`(select json_build_object('id', t.id, 'name', u.name, 'last_name', u.last_name)
    from teachers t join users u on u.id = t.user_id where t.id = ${teacherId})`;
}

/** Returns the lesson with its absentees and details. */
export async function lessonRow(db: Db, id: number): Promise<LessonRow> {
  return oneRow(
    await sql<LessonRow>`select x.*, ${giverOf(sql`x.teacher_id`)} as teacher, ${absencesOf(sql`true`)} as absences,
      ${detailsOf(sql`true`)} as details from lessons x where x.id = ${id}`.execute(db),
  );
}

/** Returns who may be in a record: the contract's students, and those who were absent, late or left early in it before. */
export async function membersOf(
  db: Db,
  contractId: number,
  lessonId: number | undefined,
): Promise<Set<number>> {
  const { rows } = await sql<{ student_id: number }>`
    select student_id from enrolments where contract_id = ${contractId}
    union select student_id from absences where lesson_id = ${lessonId ?? null}
    union select student_id from lesson_details where lesson_id = ${lessonId ?? null}`.execute(db);
  return new Set(rows.map(({ student_id }) => student_id));
}

/** Forgets who was absent. */
export async function deleteAbsences(db: Db, lessonId: number): Promise<void> {
  await db.deleteFrom('absences').where('lesson_id', '=', lessonId).execute();
}

/** Notes who was absent, each once. */
export async function writeAbsences(db: Db, lessonId: number, studentIds: readonly number[]): Promise<void> {
  const absences = [...new Set(studentIds)].map((student_id, place) => ({
    lesson_id: lessonId,
    student_id,
    place,
  }));
  if (absences.length > 0) await db.insertInto('absences').values(absences).execute();
}

/** Forgets who was late, left early or was excused. */
export async function deleteDetails(db: Db, lessonId: number): Promise<void> {
  await db.deleteFrom('lesson_details').where('lesson_id', '=', lessonId).execute();
}

/** Notes who was late, left early or was excused. */
export async function writeDetails(
  db: Db,
  lessonId: number,
  details: readonly AttendanceDetail[],
): Promise<void> {
  const rows = details.map((detail) => ({ lesson_id: lessonId, ...detail }));
  if (rows.length > 0) await db.insertInto('lesson_details').values(rows).execute();
}
