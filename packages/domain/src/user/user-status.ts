import type { User } from './user.ts';

/** How a user shows in the list; `invited` goes with the day of the invitation (SET-USER-17 to SET-USER-19). */
export type UserStatus = 'invited' | 'active' | 'inactive';

/** The first that holds, in the printed order (CONFLICT-45). */
export function userStatusOf({
  invitedAt,
  lastLoginAt,
  active,
}: Pick<User, 'invitedAt' | 'lastLoginAt' | 'active'>): UserStatus {
  if (invitedAt !== null && lastLoginAt === null && !active) return 'invited';
  return active ? 'active' : 'inactive';
}

/** Whether an invitation can be sent: only while the user has never signed in (SET-USER-20). */
export function canInvite({ lastLoginAt }: Pick<User, 'lastLoginAt'>): boolean {
  return lastLoginAt === null;
}
