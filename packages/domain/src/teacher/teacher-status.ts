import { canInvite } from '../user/user-status.ts';
import type { Teacher } from './teacher.ts';

/** How a teacher shows in the list (TEA-LIST-08 to TEA-LIST-10). */
export type TeacherListStatus = 'invited' | 'active' | 'inactive';

/** How a teacher shows on the card of the edit page (TEA-EDIT-18 to TEA-EDIT-23). */
export type TeacherCardStatus =
  | 'inactive'
  | 'invited'
  | 'signed-in'
  | 'registration-completed'
  | 'active'
  | 'archived';

/** Whether a teacher has any class (TEA-LIST-11, TEA-LIST-12). */
export type AssignStatus = 'assigned' | 'unassigned';

/** The list's word: the first that holds, in the printed order (CONFLICT-45). */
export function teacherListStatus({ account }: Pick<Teacher, 'account'>): TeacherListStatus {
  if (account?.active) return 'active';
  return account?.invitedAt && account.lastLoginAt === null ? 'invited' : 'inactive';
}

/** Returns the card's word: archived before all others, then the first that holds in the printed order; null when none does (CONFLICT-10). */
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

/** Assigned with any contract at all. */
export function assignStatusOf({ contracts }: Pick<Teacher, 'contracts'>): AssignStatus {
  return contracts.length > 0 ? 'assigned' : 'unassigned';
}

/** Whether a teacher has been archived, and can no longer sign in. */
export function isArchivedTeacher({ registration }: Pick<Teacher, 'registration'>): boolean {
  return registration === 'archived';
}

/** Whether an invitation can be sent: the account exists, was never used to sign in, and is not archived (CON-SIDE-21, SET-USER-20). */
export function canInviteTeacher(teacher: Pick<Teacher, 'account' | 'registration'>): boolean {
  const { account } = teacher;
  return account !== null && canInvite({ ...account, archived: isArchivedTeacher(teacher) });
}

/** The contracts that a teacher has at present: neither done nor archived. */
export function contractsInProgress({ contracts }: Pick<Teacher, 'contracts'>): Teacher['contracts'] {
  return contracts.filter(({ status }) => status === 'pending' || status === 'activated');
}
