import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { holds } from '../access.ts';
import { folded, thenBy } from '../lists.ts';
import { deleteRecord, oneRow } from '../records.ts';
import { isRequiredOfUser, lacksSecondFactor } from '../second-factor/queries.ts';
import type { UserRow } from './answers.ts';

/** Sort keys of the list of users. */
export const userColumns = {
  id: sql`u.id`,
  name: sql`u.name_folded`,
  last_name: thenBy(sql`u.last_name_folded`, sql`u.name_folded`),
  role: sql`u.role collate "C"`,
  phone: folded(sql`u.phone`),
  status: sql`u.status`,
  'users_id.email': folded(sql`u.email`),
  login_date: sql`u.login_at`,
  email_date: sql`u.invited_at`,
};

/** Selects the columns of a `UserRow`. */
export const userSelect = sql`u.*,
  exists (select from teachers t where t.user_id = u.id and t.user_status = 0) as is_archived,
  (select a.set_up_at from authenticators a where a.user_id = u.id) as second_factor_at,
  (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as recovery_codes_left,
  (select count(*)::int from passkeys p where p.user_id = u.id and p.is_usable) as passkeys,
  (select max(p.used_at) from passkeys p where p.user_id = u.id and p.is_usable) as passkey_used_at,
  ${isRequiredOfUser}::int as needs_second_factor,
  (select coalesce(json_agg(json_build_object('issuer', i.issuer, 'role', i.told_role) order by i.id), '[]')
    from identities i where i.user_id = u.id) as identities`;

/** Condition on the user `u` for the filter of the list by second factor; undefined without one. */
export function bySecondFactor(filter: 'none' | 'missing' | undefined): Sql | undefined {
  if (filter === undefined) return undefined;
  return filter === 'none' ? lacksSecondFactor : sql`${lacksSecondFactor} and ${isRequiredOfUser}`;
}

/** Returns the user with this id, who must exist. */
export async function userRow(db: Db, id: number): Promise<UserRow> {
  return oneRow(await sql<UserRow>`select ${userSelect} from users u where u.id = ${id}`.execute(db));
}

/** Archives or restores the teacher of a user, according to the status of the user (OPEN-61). */
export async function moveTeacher(db: Db, user: Selectable<Schema['users']>): Promise<void> {
  const teacher = db.updateTable('teachers').where('user_id', '=', user.id);
  // Whoever signs in with a provider only has no password.
  const restored = user.password === null && user.login_at === null ? null : 3;
  await (user.status === 0
    ? teacher.set({ user_status: 0 })
    : teacher.set({ user_status: restored }).where('user_status', '=', 0)
  ).execute();
}

/** Creates the teacher record of a user with the role of a teacher, which is needed to assign contracts. */
export async function letTeach(db: Db, user: Selectable<Schema['users']>): Promise<void> {
  if (user.role !== 'ROLE_TEACHER') return;
  await db
    .insertInto('teachers')
    .values({ user_id: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The columns by which others see what a user did. */
const tracesOfUser = [
  ['attestations', 'issued_by'],
  ['attestations', 'withdrawn_by'],
  ['company_link_mails', 'sent_by'],
  ['files', 'user_id'],
  ['imports', 'imported_by'],
  ['api_keys', 'created_by'],
  ['api_keys', 'ended_by'],
  ['imports', 'undone_by'],
  ['lessons', 'recorded_by'],
  ['material_requests', 'user_id'],
  ['meeting_decisions', 'decided_by'],
  ['meeting_files', 'stored_by'],
  ['notes', 'user_id'],
  ['private_links', 'revoked_by'],
  ['reminders', 'sent_by'],
  ['sent_papers', 'sent_by'],
] as const;

/** The columns by which others see what the teacher of a user did. */
const tracesOfTeacher = [
  ['contracts', 'teacher_id'],
  ['initials', 'teacher_id'],
  ['lessons', 'teacher_id'],
  ['planned_classes', 'cancel_teacher_id'],
  ['planned_classes', 'substitute_id'],
  ['planned_classes', 'proposed_by'],
  ['planned_classes', 'proposed_substitute_id'],
  ['previous_teachers', 'teacher_id'],
  ['reminders', 'teacher_id'],
  ['statements', 'teacher_id'],
] as const;

/** Returns whether others see anything that the user did. */
export function hasTraces(db: Db, userId: number): Promise<boolean> {
  const ofUser = tracesOfUser.map(
    ([table, column]) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${userId})`,
  );
  const ofTeacher = tracesOfTeacher.map(
    ([table, column]) => sql`exists (select from ${sql.table(table)} x
      join teachers t on t.id = x.${sql.ref(column)} where t.user_id = ${userId})`,
  );
  return holds(db, sql.join([...ofUser, ...ofTeacher], sql` or `));
}

/** Deletes a user without traces, with everything that is stored about them. */
export async function deleteUserRows(db: Db, userId: number): Promise<void> {
  const teacher = db.selectFrom('teachers').select('id').where('user_id', '=', userId);
  await db.deleteFrom('absence_mails').where('teacher_id', 'in', teacher).execute();
  await db.deleteFrom('digest_refusals').where('teacher_id', 'in', teacher).execute();
  await db.deleteFrom('teachers').where('user_id', '=', userId).execute();
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).execute();
  await deleteRecord(db, 'users', userId);
}
