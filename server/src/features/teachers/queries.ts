import type { CalendarDate } from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { ratePeriods } from '../hours/rates.ts';
import { courseOfPersonJson, namedJson } from '../json.ts';
import { folded, thenBy } from '../lists.ts';
import { oneRow, recordOf } from '../records.ts';
import type { TeacherRow } from './answers.ts';
import { writeOnlyRates } from './rates.ts';

/** The tables for searching and sorting teachers. */
export const teacherTables = sql`teachers t join users u on u.id = t.user_id`;

/** Sort keys of the list of teachers. */
export const teacherColumns = {
  id: sql`t.id`,
  name: sql`u.name_folded`,
  last_name: thenBy(sql`u.last_name_folded`, sql`u.name_folded`),
  email: folded(sql`u.email`),
  city: folded(sql`t.city`),
  user_status: sql`t.user_status`,
};

/** The statuses of the list (CONFLICT-45): active, otherwise invited, otherwise inactive. */
export const listStatuses: Readonly<Record<'0' | '1' | 'invited', Sql>> = {
  '1': sql`u.status = 1`,
  invited: sql`u.status = 0 and u.invited_at is not null and u.login_at is null`,
  '0': sql`u.status = 0 and not (u.invited_at is not null and u.login_at is null)`,
};

/** Selects the columns of a `TeacherRow`. The rates are those of today. */
export const teacherSelect = (
  today: CalendarDate,
): Sql => sql`t.*, u.name, u.last_name, u.email, u.phone, u.invited_at, u.login_at,
  u.status as account_status,
  (select json_agg(${namedJson('l')} order by tl.place)
    from teacher_languages tl join languages l on l.id = tl.language_id where tl.teacher_id = t.id) as languages,
  (select json_agg(${courseOfPersonJson} order by c.id)
    from contracts c left join course_types ct on ct.id = c.course_type_id where c.teacher_id = t.id) as courses,
  (select json_agg(json_build_object('course_types_id', tr.course_type_id, 'rate', tr.rate) order by tr.place)
    from ${ratePeriods} tr where tr.teacher_id = t.id and tr.rate is not null
      and tr.starts_on <= ${today} and ${today} < tr.ends_before) as rates`;

/** Returns the teacher with this id. */
export async function teacherRow(db: Db, id: number, today: CalendarDate): Promise<TeacherRow> {
  return oneRow(
    await sql<TeacherRow>`select ${teacherSelect(today)} from ${teacherTables} where t.id = ${id}`.execute(
      db,
    ),
  );
}

/** The lists of a teacher that a request replaces. */
export interface TeacherLists {
  readonly languageIds?: readonly number[];
  /** Rates without dates (`withOnlyRate`). */
  readonly rates?: readonly { readonly course_types_id: number; readonly rate: number }[];
}

/** Replaces the given lists of a teacher. */
export async function writeLists(
  db: Db,
  teacherId: number,
  { languageIds, rates }: TeacherLists,
  today: CalendarDate,
): Promise<void> {
  if (languageIds) {
    await db.deleteFrom('teacher_languages').where('teacher_id', '=', teacherId).execute();
    const rows = languageIds.map((language_id, place) => ({ teacher_id: teacherId, language_id, place }));
    if (rows.length > 0) await db.insertInto('teacher_languages').values(rows).execute();
  }
  if (rates) {
    const given = rates.map(({ course_types_id, rate }) => ({ courseTypeId: course_types_id, rate }));
    await writeOnlyRates(db, teacherId, given, today);
  }
}

/** Returns a teacher and their user account, both locked until the transaction ends. */
export async function lockTeacher(
  db: Db,
  id: number | undefined,
): Promise<{
  readonly teacher: Selectable<Schema['teachers']>;
  readonly user: Selectable<Schema['users']>;
}> {
  const { user_id } = await recordOf(db, 'teachers', id);
  // Locks the user first, as the calls about users do, so that two calls cannot deadlock.
  const user = await recordOf(db, 'users', user_id, { isLocked: true });
  return { user, teacher: await recordOf(db, 'teachers', id, { isLocked: true }) };
}
