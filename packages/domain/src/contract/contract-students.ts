import type { Contract } from './contract.ts';

/** Whether the students came with the contract: where a call does not deliver them it says only how many there are. */
export function hasStudents({
  students,
  studentCount,
}: Pick<Contract, 'students' | 'studentCount'>): boolean {
  return students.length > 0 || studentCount === 0;
}
