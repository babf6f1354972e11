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

/** An account without a teacher: an administrator who does not teach. Its id is that of the account. */
export interface FoundAccount extends Omit<FoundPerson, 'kind'> {
  readonly kind: 'user';
}

/** Every student, teacher and other account, as a table. */
const people = sql`(
  select 'student' as kind, id, null::bigint as user_id, name, last_name, email from students
  union all select 'teacher', t.id, u.id, u.name, u.last_name, u.email from teachers t join users u on u.id = t.user_id
  union all select 'user', u.id, u.id, u.name, u.last_name, u.email from users u
    where not exists (select from teachers t where t.user_id = u.id))`;

/**
 * Finds a person by email address, or by `student:12`, `teacher:7`, or `user:3` for an administrator who does not teach.
 * Locks the record until the transaction ends. Throws if there is none, or more than one.
 */
export async function findPerson(db: Db, words: string): Promise<FoundPerson | FoundAccount> {
  const [, kind, id] = /^(student|teacher|user):(\d{1,15})$/.exec(words.trim()) ?? [];
  const condition =
    kind === undefined
      ? sql`lower(p.email) = ${words.trim().toLowerCase()} or p.id::text = ${words.trim()}`
      : sql`p.kind = ${kind} and p.id = ${Number(id)}`;
  const { rows } = await sql<
    FoundPerson | FoundAccount
  >`select p.* from ${people} as p where ${condition} order by p.kind`.execute(db);
  const [person, other] = rows;
  if (!person) throw new WrongSetting(`There is no student, teacher or administrator ${words}: ${allowed}`);
  if (other) {
    const names = rows.map((row) => `${row.kind}:${row.id} is ${nameOf(row)}`).join(', ');
    throw new WrongSetting(`There are several of ${words}: ${names}. Name one by its kind and number`);
  }
  // Locks the user before the teacher, in the same order as the calls.
  if (person.user_id !== null)
    await sql`select from users where id = ${person.user_id} for update`.execute(db);
  if (person.kind !== 'user') {
    const table = person.kind === 'student' ? 'students' : 'teachers';
    await sql`select from ${sql.table(table)} where id = ${person.id} for update`.execute(db);
  }
  return person;
}

const allowed = 'name an email address, student:12, teacher:7 or user:3';

/** Formats the name of a person for the output of a command. */
export function nameOf({ name, last_name, email }: Omit<FoundPerson, 'kind' | 'id' | 'user_id'>): string {
  return `${fullName({ name, lastName: last_name })}${email === null ? '' : ` <${email}>`}`;
}
