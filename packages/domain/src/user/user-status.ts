import type { User } from './user.ts';

/**
 * The status of a user in the list; `invited` is shown with the day of the invitation (SET-USER-17 to SET-USER-19). An
 * archived user is `inactive`, even if invited before.
 */
export type UserStatus = 'invited' | 'active' | 'inactive';

/** Returns the first status that applies, in the order of the specification (CONFLICT-45). */
export function userStatusOf({
  invitedAt,
  lastLoginAt,
  active,
  archived,
}: Pick<User, 'invitedAt' | 'lastLoginAt' | 'active' | 'archived'>): UserStatus {
  if (invitedAt !== null && lastLoginAt === null && !active && !archived) return 'invited';
  return active ? 'active' : 'inactive';
}

/**
 * Returns whether an invitation can be sent: only if the user has never signed in and is not archived (SET-USER-20).
 */
export function canInvite({ lastLoginAt, archived }: Pick<User, 'lastLoginAt' | 'archived'>): boolean {
  return lastLoginAt === null && !archived;
}

/** What users lose by changing their own record: the account, or the administrator role. */
export type AccessLoss = 'account' | 'role';

/**
 * Returns what a change takes away from a user; null if nothing. A closed account gives no access, whatever its role.
 */
export function accessLossOf(
  user: Pick<User, 'active' | 'role'>,
  changed: Pick<User, 'active' | 'role'>,
): AccessLoss | null {
  if (user.active && !changed.active) return 'account';
  return user.role === 'ROLE_ADMIN' && changed.role !== 'ROLE_ADMIN' ? 'role' : null;
}
