import type { StoredFile } from '@portal/api-client/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { namedJson, reportCourseFields, studentNameJson } from '../json.ts';
import { folded } from '../lists.ts';

export type FileRow = Selectable<Schema['files']>;

/** Tables in which files are searched and sorted; `fl` is the language of the file. */
export const fileTables = sql`files f
  left join contracts c on c.id = f.contract_id
  left join students s on s.id = f.student_id
  left join languages fl on fl.id = f.language_id`;

/** Joins for the details of a file `f`. */
export const fileJoins = sql`
  left join contracts c on c.id = f.contract_id
  left join languages l on l.id = c.language_id left join course_types ct on ct.id = c.course_type_id
  left join students s on s.id = f.student_id
  left join languages fl on fl.id = f.language_id`;

/** A file as JSON in the API's shape. */
export const fileJson = sql`json_build_object(
  'id', f.id, 'title', f.title, 'name', f.name, 'type', f.ref_type, 'size', f.size,
  'stored_at', iso(f.stored_at), 'tag_date', f.tag_date,
  'courses_id', f.contract_id, 'student_id', f.student_id, 'languages_id', f.language_id,
  'courses', case when c.id is null then null
    else json_build_object(${reportCourseFields}, 'course_status_id', c.status_id) end,
  'students', ${studentNameJson},
  'languages', ${namedJson('fl')},
  'status', f.status)`;

/** Sort keys of the list of files. */
export const fileColumns = {
  id: sql`f.id`,
  title: sql`f.title_folded`,
  name: sql`f.name_folded`,
  type: folded(sql`f.ref_type`),
  size: sql`f.size`,
  stored_at: sql`f.stored_at`,
  tag_date: sql`f.tag_date`,
  status: sql`f.status`,
  'courses.contract_number': sql`c.number_folded`,
  'students.name': sql`s.name_folded`,
  'students.last_name': sql`s.last_name_folded`,
  'languages.name': sql`fl.name_folded`,
};

/** Returns the files with these ids in the API's shape, in the order of the ids. */
export async function fileAnswers(db: Db, ids: readonly number[]): Promise<StoredFile[]> {
  const { rows } = await sql<{ answer: StoredFile }>`select ${fileJson} as answer
    from files f ${fileJoins} where f.id = any (${ids}::bigint[])
    order by array_position(${ids}::bigint[], f.id)`.execute(db);
  return rows.map(({ answer }) => answer);
}

/** Returns the names of files of archived contracts, which are read-only with their documents (DECISION-40). */
export async function namesOfArchived(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select coalesce(f.title, f.name) as name
    from files f join contracts c on c.id = f.contract_id
    where f.id = any (${ids}::bigint[]) and c.status_id = 4
    order by array_position(${ids}::bigint[], f.id)`.execute(db);
  return rows.map(({ name }) => name);
}

/** Locks the contracts of the files before and after the change, so that they cannot be archived in the meantime. */
export async function lockContractsOf(db: Db, ids: readonly number[], target: number | null): Promise<void> {
  await sql`select 1 from contracts c
    where c.id = ${target} or c.id in (select contract_id from files where id = any (${ids}::bigint[]))
    order by c.id for no key update`.execute(db);
}
