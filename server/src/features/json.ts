import { sql } from 'kysely';
import type { Sql } from '../database/Sql.ts';

// JSON fragments that several responses share. The parameters are aliases of tables in the surrounding query.

/** Id and name of a joined record; null if there is none. */
export function namedJson(alias: 'l' | 'co' | 'fl'): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return markedJson(sql`'id', ${column('id')}, 'name', ${column('name')}`, {
    isThere: sql`${column('id')} is not null`,
    isArchived: sql`${column('status')} = 0`,
  });
}

/** An object of these fields, with `archived` if the record is archived; null if there is no record. */
export function markedJson(
  fields: Sql,
  { isThere = sql`true`, isArchived }: { isThere?: Sql; isArchived: Sql },
): Sql {
  return sql`case when ${isThere} then case when ${isArchived} then json_build_object(${fields}, 'archived', 1)
    else json_build_object(${fields}) end end`;
}

/** Id and names of a joined course type `ct`; null if there is none. */
export const courseTypeJson = sql`case when ct.id is null then null
  else json_build_object('id', ct.id, 'name', ct.name, 'name_en', ct.name_en) end`;

/** Id and names of a student `s`; null if there is none. */
export const studentNameJson = markedJson(sql`'id', s.id, 'name', s.name, 'last_name', s.last_name`, {
  isThere: sql`s.id is not null`,
  isArchived: sql`s.status = 0`,
});

/** Id and names of a teacher `t` whose account is `u`; null if there is none. */
export const teacherNameJson = teacherNameOf('t', 'u');

/** Id and names of a teacher by the aliases of the two tables. */
export function teacherNameOf(teacher: 't' | 'pt' | 'dt' | 'st', user: 'u' | 'pu' | 'du' | 'su'): Sql {
  const id = sql.ref(`${teacher}.id`);
  const fields = sql`'id', ${id}, 'name', ${sql.ref(`${user}.name`)}, 'last_name', ${sql.ref(`${user}.last_name`)}`;
  return markedJson(fields, {
    isThere: sql`${id} is not null`,
    isArchived: sql`${sql.ref(`${teacher}.user_status`)} = 0`,
  });
}

/**
 * Id and names of a user, by the alias of the table; null if there is none. An account without a password
 * that nobody has signed in to is waiting for its invitation. It does not count as archived, unless its teacher is.
 */
export function userNameOf(alias: 'a' | 'b' | 'u'): Sql {
  return markedJson(
    sql`'id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}, 'last_name', ${sql.ref(`${alias}.last_name`)}`,
    { isThere: sql`${sql.ref(`${alias}.id`)} is not null`, isArchived: isUserArchived(alias) },
  );
}

/** Condition: the user is archived, by the alias of the table. */
export function isUserArchived(alias: 'a' | 'b' | 'u'): Sql {
  return sql`${sql.ref(`${alias}.status`)} = 0 and (${sql.ref(`${alias}.password`)} is not null or ${sql.ref(`${alias}.login_at`)} is not null
    or exists (select from teachers where user_id = ${sql.ref(`${alias}.id`)} and user_status = 0))`;
}

/** A contract `c` in the API's shape for students and teachers; `ct` is its course type. */
export const courseOfPersonJson = sql`json_build_object(
  'id', c.id, 'course_status_id', c.status_id,
  'client_details', json_build_object('contract_number', c.number),
  'course_type', ${courseTypeJson},
  'complementary_description_type', c.complementary_description,
  'course_details', json_build_object('start_date', c.starts_on, 'end_date', c.ends_on))`;

/** The fields of a contract `c` in reports and files; `l` is its language, `ct` its course type. */
export const reportCourseFields = sql`'id', c.id, 'contract_number', c.number,
  'start_date', c.starts_on, 'end_date', c.ends_on,
  'language', ${namedJson('l')}, 'course_type', ${courseTypeJson}`;
