import type { ImportUse } from '@portal/api-client/openapi';
import type { ImportKind } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';

/** Returns how people of an import are in use, by id, without those who are not in use. */
export async function usesOf(
  db: Db,
  kind: ImportKind,
  ids: readonly number[],
  importedAt: string,
): Promise<ReadonlyMap<number, readonly ImportUse[]>> {
  const people = sql`${ids}::bigint[]`;
  const statements = kind === 'student' ? usesOfStudents(people) : usesOfTeachers(people);
  const mailed = sql`select p.id, 'mail' from ${personsOf[kind]} join mails m on lower(m.recipient) = lower(p.email)
    where p.id = any (${people}) and m.written_at >= ${importedAt}`;
  const { rows } = await sql<{ id: number; uses: ImportUse[] }>`
    select id, array_agg(distinct use order by use) as uses
    from (${sql.join([...statements, mailed], sql` union all `)}) as u(id, use) group by id`.execute(db);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

const personsOf: Readonly<Record<ImportKind, Sql>> = {
  student: sql`students p`,
  teacher: sql`(select t.id, u.email from teachers t join users u on u.id = t.user_id) p`,
};

function usesOfStudents(people: Sql): Sql[] {
  const rowsIn = (table: string, use: ImportUse) =>
    sql`select student_id, ${sql.lit(use)} from ${sql.table(table)} where student_id = any (${people})`;
  return [
    ...[
      'enrolments',
      'absences',
      'announced_absences',
      'attestations',
      'handled_absences',
      'initials',
      'lesson_details',
      'meeting_decisions',
    ].map((table) => rowsIn(table, 'contract')),
    // Levels that the import itself stored are no use.
    ...['level_tests', 'scale_results'].map(
      (table) => sql`${rowsIn(table, 'level')} and not exists (select from history h
        where h.table_name = ${table} and h.record_id = ${sql.table(table)}.id and h.action = 'insert'
          and h.call = 'importStudents')`,
    ),
    rowsIn('student_needs', 'needs'),
    ...['report_forms', 'reports'].map((table) => rowsIn(table, 'report')),
    rowsIn('files', 'file'),
    ...['sessions', 'dead_links'].map((table) => rowsIn(table, 'link')),
    // The import itself creates version 1 of the link.
    sql`${rowsIn('private_links', 'link')} and (times_opened > 0 or version > 1)`,
    sql`select link_student_id, 'mail' from mails where link_student_id = any (${people})`,
    notesAbout('students', people),
    // An earlier version of the server recorded in the history when it encrypted links with a new secret; that is not a
    // use.
    sql`select record_id, 'change' from history
      where table_name = 'students' and record_id = any (${people}) and action <> 'insert'
        and (role is not null or after is distinct from '{"link_sealed": "***"}')`,
  ];
}

/**
 * Uses of teachers. What teachers do themselves, such as a statement of hours, is left out: it needs an account with a
 * password, which is a use of its own.
 */
function usesOfTeachers(people: Sql): Sql[] {
  const rowsIn = (table: string, use: ImportUse) =>
    sql`select teacher_id, ${sql.lit(use)} from ${sql.table(table)} where teacher_id = any (${people})`;
  const account = sql`teachers t join users u on u.id = t.user_id`;
  return [
    ...['contracts', 'previous_teachers', 'lessons', 'initials'].map((table) => rowsIn(table, 'contract')),
    ...['cancel_teacher_id', 'substitute_id', 'proposed_by', 'proposed_substitute_id'].map((column) => {
      const person = sql.ref(column);
      return sql`select ${person}, 'contract' from planned_classes where ${person} = any (${people})`;
    }),
    ...['reminders', 'absence_mails'].map((table) => rowsIn(table, 'mail')),
    sql`select t.id, 'invitation' from ${account} where t.id = any (${people})
      and (u.invited_at is not null or exists (select from password_links l where l.user_id = u.id))`,
    sql`select t.id, 'account' from ${account} where t.id = any (${people})
      and (u.login_at is not null or u.password is not null or exists (select from sessions s where s.user_id = u.id))`,
    notesAbout('teachers', people),
    sql`select teacher_id, 'change' from history where teacher_id = any (${people})
      and table_name in ('users', 'teachers', 'teacher_languages', 'teacher_rates', 'teacher_unavailability')
      and call is distinct from 'importTeachers'`,
  ];
}

function notesAbout(type: 'students' | 'teachers', people: Sql): Sql {
  return sql`select ref_id, 'note' from notes where note_type = ${type} and ref_id = any (${people})`;
}
