/** A teacher chosen for a contract that has none (CON-SIDE-15). */
export interface TeacherAssignmentValues {
  teacherId: number;
}

/** A teacher chosen instead of another, why, and how far the other had come (CON-SIDE-14, DOMAIN-48). */
export interface TeacherChangeValues extends TeacherAssignmentValues {
  motive: string;
  /** Hours that the teacher who leaves has done. */
  hoursDone: number;
}

/** What keeps a change of teacher from being sent: the button says so instead of falling silent (CON-SIDE-14, DECISION-34). */
export type TeacherChangeBlocker = 'motive' | 'hours';

/** What is still to be given before a change of teacher can be submitted, in the order of the form. */
export function teacherChangeBlockers(typed: { motive: string; hoursDone: string }): TeacherChangeBlocker[] {
  const missing: Record<TeacherChangeBlocker, boolean> = {
    motive: typed.motive.trim() === '',
    hours: typed.hoursDone.trim() === '',
  };
  return (['motive', 'hours'] as const).filter((field) => missing[field]);
}
