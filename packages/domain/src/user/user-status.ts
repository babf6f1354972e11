import type { User } from './user.ts';

/**
 * How a user shows in the list; `invited` goes with the day of the invitation (SET-USER-17 to SET-USER-19). Who is
 * archived is `inactive`, even if they were invited.
 */
export type UserStatus = 'invited' | 'active' | 'inactive';

/** The first that holds, in the printed order (CONFLICT-45). */
export function userStatusOf({
  invitedAt,
  lastLoginAt,
  active,
  archived,
}: Pick<User, 'invitedAt' | 'lastLoginAt' | 'active' | 'archived'>): UserStatus {
  if (invitedAt !== null && lastLoginAt === null && !active && !archived) return 'invited';
  return active ? 'active' : 'inactive';
}

/** Whether an invitation can be sent: only while the user has never signed in, and not to who is archived (SET-USER-20). */
export function canInvite({ lastLoginAt, archived }: Pick<User, 'lastLoginAt' | 'archived'>): boolean {
  return lastLoginAt === null && !archived;
}

/** What a user loses by changing their own record: the account, or the administrator role. */
export type AccessLoss = 'account' | 'role';

/** What a change takes from a user; null for any that takes nothing. An account that is closed opens nothing, whatever its role. */
export function accessLossOf(
  user: Pick<User, 'active' | 'role'>,
  changed: Pick<User, 'active' | 'role'>,
): AccessLoss | null {
  if (user.active && !changed.active) return 'account';
  return user.role === 'ROLE_ADMIN' && changed.role !== 'ROLE_ADMIN' ? 'role' : null;
}
