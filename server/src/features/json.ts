import { sql } from 'kysely';
import type { Sql } from './lists.ts';

// JSON for parts of several answers. Capitals are the alias of a table in the surrounding query.

/** Id and name of a joined record; null if there is none. */
export function namedJson(alias: 'l' | 'co'): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when ${column('id')} is null then null
    else json_build_object('id', ${column('id')}, 'name', ${column('name')}) end`;
}

/** Id and names of a joined course type `ct`; null if there is none. */
export const courseTypeJson = sql`case when ct.id is null then null
  else json_build_object('id', ct.id, 'name', ct.name, 'name_en', ct.name_en) end`;

/** Id and names of a student `s`. */
export const studentNameJson = sql`json_build_object('id', s.id, 'name', s.name, 'last_name', s.last_name)`;

/** A contract `c` as students and teachers carry it; `ct` is its type. */
export const courseOfPersonJson = sql`json_build_object(
  'id', c.id, 'course_status_id', c.status_id,
  'client_details', json_build_object('contract_number', c.number),
  'course_type', ${courseTypeJson},
  'complementary_description_type', c.complementary_description,
  'course_details', json_build_object('start_date', c.starts_on, 'end_date', c.ends_on))`;

/** The fields of a contract `c` that reports and files carry; `l` is its language, `ct` its type. */
export const reportCourseFields = sql`'id', c.id, 'contract_number', c.number,
  'start_date', c.starts_on, 'end_date', c.ends_on,
  'language', ${namedJson('l')}, 'course_type', ${courseTypeJson}`;
