import { fullName } from '@portal/domain';
import { sql } from 'kysely';
import { WrongSetting } from '../config.ts';
import type { Db } from '../database/connect.ts';

/** A student, or a teacher with the account. */
export interface FoundPerson {
  readonly kind: 'student' | 'teacher';
  /** The id of the student or of the teacher. */
  readonly id: number;
  /** The account of a teacher; null for students. */
  readonly user_id: number | null;
  readonly name: string;
  readonly last_name: string;
  readonly email: string | null;
}

/** Every student and teacher, as a table. */
const people = sql`(
  select 'student' as kind, id, null::bigint as user_id, name, last_name, email from students
  union all select 'teacher', t.id, u.id, u.name, u.last_name, u.email from teachers t join users u on u.id = t.user_id)`;

/**
 * Finds a student or teacher by email address, or by `student:12` or `teacher:7`. Locks the record until the
 * transaction ends. Throws if there is none, or more than one.
 */
export async function findPerson(db: Db, words: string): Promise<FoundPerson> {
  const [, kind, id] = /^(student|teacher):(\d{1,15})$/.exec(words.trim()) ?? [];
  const condition =
    kind === undefined
      ? sql`lower(p.email) = ${words.trim().toLowerCase()} or p.id::text = ${words.trim()}`
      : sql`p.kind = ${kind} and p.id = ${Number(id)}`;
  const { rows } =
    await sql<FoundPerson>`select p.* from ${people} as p where ${condition} order by p.kind`.execute(db);
  const [person, other] = rows;
  if (!person) throw new WrongSetting(`There is no student or teacher ${words}: ${allowed}`);
  if (other) {
    const names = rows.map((row) => `${row.kind}:${row.id} is ${nameOf(row)}`).join(', ');
    throw new WrongSetting(`There are several of ${words}: ${names}. Name one by its kind and number`);
  }
  // Locks the user before the teacher, in the same order as the calls.
  if (person.user_id !== null)
    await sql`select from users where id = ${person.user_id} for update`.execute(db);
  const table = person.kind === 'student' ? 'students' : 'teachers';
  await sql`select from ${sql.table(table)} where id = ${person.id} for update`.execute(db);
  return person;
}

const allowed = 'name an email address, student:12 or teacher:7';

/** Formats the name of a person for the output of a command. */
export function nameOf({ name, last_name, email }: Omit<FoundPerson, 'kind' | 'id' | 'user_id'>): string {
  return `${fullName({ name, lastName: last_name })}${email === null ? '' : ` <${email}>`}`;
}
