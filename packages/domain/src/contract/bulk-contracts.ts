import type { Contract } from './contract.ts';
import { type ContractStatus, canChangePeople, canMoveTo, isLocked } from './contract-status.ts';

// Why a bulk action skips a contract. The rules are the same as for a single contract.

/**
 * Returns why a contract cannot move to a status from the list; null if it can (CON-LIST-24 to CON-LIST-27,
 * DECISION-15).
 */
export function whyNotMoved(
  { status }: Pick<Contract, 'status'>,
  to: ContractStatus,
): 'locked' | 'already-there' | 'not-from-here' | null {
  if (status === to) return 'already-there';
  if (isLocked(status)) return 'locked';
  return canMoveTo(status, to) ? null : 'not-from-here';
}

/** Returns why a contract cannot be flagged or unflagged; null if it can (CON-LIST-28). */
export function whyNotFlagged({ status }: Pick<Contract, 'status'>): 'locked' | null {
  return isLocked(status) ? 'locked' : null;
}

/** Returns why a contract cannot get a teacher; null if it can (CON-SIDE-08, CON-SIDE-12). */
export function whyNoTeacher({
  status,
  teacher,
}: Pick<Contract, 'status' | 'teacher'>): 'locked' | 'has-teacher' | 'closed-to-teacher' | null {
  if (isLocked(status)) return 'locked';
  if (teacher) return 'has-teacher';
  return canChangePeople('assignTeacher', status) ? null : 'closed-to-teacher';
}
