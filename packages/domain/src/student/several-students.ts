import { type ContractStatus, canChangePeople } from '../contract/contract-status.ts';
import type { Student } from './student.ts';

/** What of a student says whether a contract can be joined. */
type Joining = Pick<Student, 'active'> & { contracts: readonly Pick<Student['contracts'][number], 'id'>[] };

/** Why a student does not join a contract; null when the student does (CON-SIDE-13, OPEN-61). */
export function whyNotJoining(
  { active, contracts }: Joining,
  contract: { id: number; status: ContractStatus },
): 'archived' | 'already-in' | 'closed' | null {
  if (contracts.some(({ id }) => id === contract.id)) return 'already-in';
  if (!active) return 'archived';
  return canChangePeople('manageStudents', contract.status) ? null : 'closed';
}
