import type { Student } from '@portal/domain';

/** The fields needed to show and send a student. */
export type PickedStudent = Pick<Student, 'id' | 'name' | 'lastName' | 'company'>;

/** The unsaved students to add to a contract and to remove from it. */
export interface StudentChanges {
  /** Most recently picked first. */
  joining: readonly PickedStudent[];
  leaving: readonly PickedStudent[];
}

export const noChanges: StudentChanges = { joining: [], leaving: [] };

export function hasChanges({ joining, leaving }: StudentChanges): boolean {
  return joining.length > 0 || leaving.length > 0;
}

/**
 * Returns the changes after a student is selected or deselected. Only differences from the contract count (CON-SIDE-19,
 * CON-SIDE-20).
 */
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
