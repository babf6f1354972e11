import type { Contract } from './contract.ts';
import { type ContractStatus, canChangePeople, canMoveTo, isLocked } from './contract-status.ts';

// What of several chosen contracts is left as it is, by the rules that hold for each of them alone.

/** Why a contract does not go to a status from the list; null when it does (CON-LIST-24 to CON-LIST-27, DECISION-15). */
export function whyNotMoved(
  { status }: Pick<Contract, 'status'>,
  to: ContractStatus,
): 'locked' | 'already-there' | 'not-from-here' | null {
  if (status === to) return 'already-there';
  if (isLocked(status)) return 'locked';
  return canMoveTo(status, to) ? null : 'not-from-here';
}

/** Why a contract is neither flagged nor unflagged; null when it can be (CON-LIST-28). */
export function whyNotFlagged({ status }: Pick<Contract, 'status'>): 'locked' | null {
  return isLocked(status) ? 'locked' : null;
}

/** Why a contract is not given a teacher; null when it can be (CON-SIDE-08, CON-SIDE-12). */
export function whyNoTeacher({
  status,
  teacher,
}: Pick<Contract, 'status' | 'teacher'>): 'locked' | 'has-teacher' | 'closed-to-teacher' | null {
  if (isLocked(status)) return 'locked';
  if (teacher) return 'has-teacher';
  return canChangePeople('assignTeacher', status) ? null : 'closed-to-teacher';
}
