import { canInvite } from '../user/user-status.ts';
import type { Teacher } from './teacher.ts';

/** The status of a teacher in the list (TEA-LIST-08 to TEA-LIST-10). */
export type TeacherListStatus = 'invited' | 'active' | 'inactive';

/** The status of a teacher on the card of the edit page (TEA-EDIT-18 to TEA-EDIT-23). */
export type TeacherCardStatus =
  | 'inactive'
  | 'invited'
  | 'signed-in'
  | 'registration-completed'
  | 'active'
  | 'archived';

/** Whether a teacher has any class (TEA-LIST-11, TEA-LIST-12). */
export type AssignStatus = 'assigned' | 'unassigned';

/** Returns the status for the list: the first one that applies, in the order of the specification (CONFLICT-45). */
export function teacherListStatus({ account }: Pick<Teacher, 'account'>): TeacherListStatus {
  if (account?.active) return 'active';
  return account?.invitedAt && account.lastLoginAt === null ? 'invited' : 'inactive';
}

/**
 * Returns the status for the card: `archived` before all others, then the first one that applies, in the order of the
 * specification; null if none does (CONFLICT-10).
 */
export function teacherCardStatus({
  account,
  registration,
}: Pick<Teacher, 'account' | 'registration'>): TeacherCardStatus | null {
  if (registration === 'archived') return 'archived';
  if (!account?.invitedAt) return 'inactive';
  if (account.active === false) return 'invited';
  if (registration === 'signed-in') return 'signed-in';
  if (registration === 'completed') return 'registration-completed';
  return account.active ? 'active' : null;
}

/** Returns `assigned` if the teacher has any contract. */
export function assignStatusOf({ contracts }: Pick<Teacher, 'contracts'>): AssignStatus {
  return contracts.length > 0 ? 'assigned' : 'unassigned';
}

/** Returns whether a teacher is archived and can no longer sign in. */
export function isArchivedTeacher({ registration }: Pick<Teacher, 'registration'>): boolean {
  return registration === 'archived';
}

/**
 * Returns whether an invitation can be sent: the account exists, was never used to sign in, and is not archived
 * (CON-SIDE-21, SET-USER-20).
 */
export function canInviteTeacher(teacher: Pick<Teacher, 'account' | 'registration'>): boolean {
  const { account } = teacher;
  return account !== null && canInvite({ ...account, archived: isArchivedTeacher(teacher) });
}

/** Returns the present contracts of a teacher: neither done nor archived. */
export function contractsInProgress({ contracts }: Pick<Teacher, 'contracts'>): Teacher['contracts'] {
  return contracts.filter(({ status }) => status === 'pending' || status === 'activated');
}
