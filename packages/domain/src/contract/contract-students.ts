import type { Contract } from './contract.ts';

/** Returns whether the contract includes its students; some calls return only their number. */
export function hasStudents({
  students,
  studentCount,
}: Pick<Contract, 'students' | 'studentCount'>): boolean {
  return students.length > 0 || studentCount === 0;
}
