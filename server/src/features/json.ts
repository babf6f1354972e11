import { sql } from 'kysely';
import type { Sql } from './lists.ts';

// Parts of answers that are told in several places, as JSON. A name in capitals is an alias of a table around it.

/** Id and name of a joined record, null when there is none. */
export function namedJson(alias: 'l' | 'ct' | 'co'): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when ${column('id')} is null then null
    else json_build_object('id', ${column('id')}, 'name', ${column('name')}) end`;
}

/** Id and names of a student `s`. */
export const studentNameJson = sql`json_build_object('id', s.id, 'name', s.name, 'last_name', s.last_name)`;

/** A contract `c` as its people carry it; its type is `ct`. */
export const courseOfPersonJson = sql`json_build_object(
  'id', c.id, 'course_status_id', c.status_id,
  'client_details', json_build_object('contract_number', c.number),
  'course_type', ${namedJson('ct')},
  'complementary_description_type', c.complementary_description,
  'course_details', json_build_object('start_date', c.starts_on, 'end_date', c.ends_on))`;

/** The fields of a contract `c` that reports and files carry; its language is `l`, its type `ct`. */
export const reportCourseFields = sql`'id', c.id, 'contract_number', c.number,
  'start_date', c.starts_on, 'end_date', c.ends_on,
  'language', ${namedJson('l')}, 'course_type', ${namedJson('ct')}`;
