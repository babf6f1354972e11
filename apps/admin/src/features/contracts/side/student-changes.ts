import type { Student } from '@portal/domain';

/** What has to be known of a student to show and to send it. */
export type PickedStudent = Pick<Student, 'id' | 'name' | 'lastName' | 'company'>;

/** Who is to join a contract and who is to leave it, not yet saved. */
export interface StudentChanges {
  /** In the order in which they were picked, the last one first. */
  joining: readonly PickedStudent[];
  leaving: readonly PickedStudent[];
}

export const noChanges: StudentChanges = { joining: [], leaving: [] };

/** Whether there is anything to send. */
export function hasChanges({ joining, leaving }: StudentChanges): boolean {
  return joining.length > 0 || leaving.length > 0;
}

/** The changes after a student was ticked or not: only what differs from the contract is a change (CON-SIDE-19, CON-SIDE-20). */
export function picked(
  changes: StudentChanges,
  student: PickedStudent,
  { isMember, wanted }: { isMember: boolean; wanted: boolean },
): StudentChanges {
  const joining = without(changes.joining, student);
  const leaving = without(changes.leaving, student);
  if (isMember === wanted) return { joining, leaving };
  return wanted ? { joining: [student, ...joining], leaving } : { joining, leaving: [...leaving, student] };
}

function without(students: readonly PickedStudent[], { id }: PickedStudent): readonly PickedStudent[] {
  return students.filter((student) => student.id !== id);
}
