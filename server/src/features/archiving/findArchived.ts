import type { ArchivedRecord, FindArchivedData } from '@portal/api-client/openapi';
import { plainEmail } from '@portal/domain';
import { sql } from 'kysely';
import type { Clock } from '../../calendar/Clock.ts';
import { dayInSql } from '../../calendar/dayInSql.ts';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';

type Kind = FindArchivedData['body']['kind'];

/** The last time at which a column of a row was set to 0, from the history. */
const archivedAt = (
  table: string,
  id: Sql,
  column: string,
): Sql => sql`(select max(h.changed_at) from history h
  where h.table_name = ${table} and h.record_id = ${id} and h.after ->> ${column}::text = '0')`;

/**
 * Archived users: teachers by their own state, administrators by an inactive account with a password. An account
 * without a password that nobody has signed in to is waiting for its invitation.
 */
const people = (emails: Sql): Sql => sql`select lower(u.email) as text,
    case when t.id is null then 'user' else 'teacher' end as kind,
    coalesce(t.id, u.id) as id, u.name, u.last_name,
    greatest(${archivedAt('users', sql`u.id`, 'status')},
      ${archivedAt('teachers', sql`t.id`, 'user_status')}) as at
  from users u left join teachers t on t.user_id = u.id
  where lower(u.email) = ${emails} and u.status = 0
    and (t.user_status = 0 or (u.role = 'ROLE_ADMIN' and (u.password is not null or u.login_at is not null)))`;

/** Selects archived records by their texts, with the time of archiving. */
const selects: Readonly<Record<Kind, (texts: Sql) => Sql>> = {
  student: (emails) => sql`select lower(s.email) as text, 'student' as kind, s.id, s.name, s.last_name,
      ${archivedAt('students', sql`s.id`, 'status')} as at
    from students s where lower(s.email) = ${emails} and s.status = 0`,
  user: people,
  company: (names) => named('company', 'companies', names),
  language: (names) => named('language', 'languages', names),
};

function named(kind: 'company' | 'language', table: 'companies' | 'languages', names: Sql): Sql {
  return sql`select n.name as text, ${kind}::text as kind, n.id, n.name, null::text as last_name,
      ${archivedAt(table, sql`n.id`, 'status')} as at
    from ${sql.table(table)} n where n.name = ${names} and n.status = 0`;
}

/** Finds the archived records that have one of these addresses (in lower case) or names. Returns them by that text. */
export async function archivedByText(
  db: Db,
  clock: Clock,
  kind: Kind,
  texts: readonly string[],
): Promise<Map<string, ArchivedRecord>> {
  if (texts.length === 0) return new Map();
  const { rows } = await sql<
    ArchivedRecord & { text: string }
  >`select x.text, x.kind, x.id, x.name, x.last_name,
      ${dayInSql(sql`x.at`, clock)} as archived_on
    from (${selects[kind](sql`any (${texts}::text[])`)}) x`.execute(db);
  return new Map(rows.map(({ text, ...record }) => [text, record]));
}

/** Finds the archived record that has an address or a name; null if there is none. */
export async function findArchived(
  db: Db,
  clock: Clock,
  { kind, text }: FindArchivedData['body'],
): Promise<ArchivedRecord | null> {
  const sought = kind === 'student' || kind === 'user' ? plainEmail(text) : text.trim();
  return (await archivedByText(db, clock, kind, [sought])).get(sought) ?? null;
}
