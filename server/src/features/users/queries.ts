import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { holds } from '../access.ts';
import { folded } from '../lists.ts';

/** Sort keys of the list of users. */
export const userColumns = {
  id: sql`u.id`,
  name: sql`u.name_folded`,
  last_name: sql`u.last_name_folded`,
  role: sql`u.role collate "C"`,
  phone: folded(sql`u.phone`),
  status: sql`u.status`,
  'users_id.email': folded(sql`u.email`),
  login_date: sql`u.login_at`,
  email_date: sql`u.invited_at`,
};

/** A user with the role of a teacher needs a teacher record to be assigned to contracts. */
export async function letTeach(db: Db, user: Selectable<Schema['users']>): Promise<void> {
  if (user.role !== 'ROLE_TEACHER') return;
  await db
    .insertInto('teachers')
    .values({ user_id: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether anything that others see is by the user. */
export function hasTraces(db: Db, userId: number): Promise<boolean> {
  return holds(
    db,
    sql`exists (select from notes where user_id = ${userId})
      or exists (select from files where user_id = ${userId})
      or exists (select from material_requests where user_id = ${userId})
      or exists (select from contracts c join teachers t on t.id = c.teacher_id where t.user_id = ${userId})
      or exists (select from previous_teachers p join teachers t on t.id = p.teacher_id where t.user_id = ${userId})
      or exists (select from lessons x join teachers t on t.id = x.teacher_id where t.user_id = ${userId})
      or exists (select from statements s join teachers t on t.id = s.teacher_id where t.user_id = ${userId})`,
  );
}

/** Deletes a user without traces, and what is stored about them. */
export async function deleteUserRows(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('teachers').where('user_id', '=', userId).execute();
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
