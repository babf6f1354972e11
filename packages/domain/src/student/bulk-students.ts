import { type ContractStatus, canChangePeople } from '../contract/contract-status.ts';
import type { Student } from './student.ts';

/** The facts about a student that determine whether they can join a contract. */
type Joining = Pick<Student, 'active'> & { contracts: readonly Pick<Student['contracts'][number], 'id'>[] };

/** Returns why a student cannot join a contract; null if they can (CON-SIDE-13, OPEN-61). */
export function whyNotJoining(
  { active, contracts }: Joining,
  contract: { id: number; status: ContractStatus },
): 'archived' | 'already-in' | 'closed' | null {
  if (contracts.some(({ id }) => id === contract.id)) return 'already-in';
  if (!active) return 'archived';
  return canChangePeople('manageStudents', contract.status) ? null : 'closed';
}
