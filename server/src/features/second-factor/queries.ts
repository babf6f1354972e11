import type { SecondFactorRule, SecondStep } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { holds } from '../access.ts';

/** The parts of a user on which the second step depends. */
interface Person {
  readonly id: number;
  readonly role: 'ROLE_ADMIN' | 'ROLE_TEACHER';
}

/** Returns the authenticator of a user; undefined without one. */
export function authenticatorOf(db: Db, userId: number) {
  return db.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Whether a user has a passkey, which counts as a second factor. */
export function hasPasskey(db: Db, userId: number): Promise<boolean> {
  return holds(db, sql`exists (select from passkeys where user_id = ${userId} and is_usable)`);
}

/** Whether a user has codes of an authenticator app or a passkey. */
export function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  return holds(
    db,
    sql`exists (select from authenticators where user_id = ${userId}
      union all select from passkeys where user_id = ${userId} and is_usable)`,
  );
}

/** Returns what a user does after the first step of a sign-in; null if that completes it. */
export async function secondStepOf(db: Db, user: Person): Promise<SecondStep | null> {
  if (await hasSecondFactor(db, user.id)) return 'code';
  return (await requiresSecondFactor(db, user)) ? 'enrolment' : null;
}

/** Whether the settings of the organisation require a second factor of this user. */
export async function requiresSecondFactor(db: Db, { role }: Pick<Person, 'role'>): Promise<boolean> {
  const row = await db.selectFrom('organisation').select('second_factor_for').executeTakeFirst();
  return isRequiredOf(row?.second_factor_for ?? 'nobody', role);
}

function isRequiredOf(rule: SecondFactorRule, role: Person['role']): boolean {
  return rule === 'everybody' || (rule === 'administrators' && role === 'ROLE_ADMIN');
}

/** SQL for whether the settings require a second factor of the user `u`. */
export const isRequiredOfUser: Sql = sql`exists (select from organisation o where o.second_factor_for = 'everybody'
  or o.second_factor_for = 'administrators' and u.role = 'ROLE_ADMIN')`;

/** SQL for whether the user `u` has neither codes of an authenticator app nor a usable passkey. */
export const lacksSecondFactor: Sql = sql`not exists (select from authenticators a where a.user_id = u.id
  union all select from passkeys p where p.user_id = u.id and p.is_usable)`;

/**
 * Makes the complete sessions of users partial whose sign-in had no second factor, if the settings require one. Called
 * after a change of the settings, or of the role of a user. `userId` limits it to one user; `kept` is left complete.
 */
export async function askForSecondFactor(
  db: Db,
  { userId = null, kept = null }: { readonly userId?: number | null; readonly kept?: string | null },
): Promise<void> {
  await sql`update sessions s set second_step = case when exists (select from authenticators a where a.user_id = u.id
      union all select from passkeys p where p.user_id = u.id and p.is_usable) then 'code' else 'enrolment' end
    from users u where s.user_id = u.id and s.ended_at is null and s.second_step is null and not s.has_second_factor
      and s.id is distinct from ${kept}::uuid and (${userId}::bigint is null or u.id = ${userId})
      and ${isRequiredOfUser}`.execute(db);
}
