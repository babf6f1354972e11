/** Reasons why a change of teacher cannot be submitted; the button shows them (CON-SIDE-14, DECISION-34). */
export type TeacherChangeBlocker = 'motive' | 'hours';

/** Returns what is still missing before a change of teacher can be submitted, in form order. */
export function teacherChangeBlockers(typed: { motive: string; hoursDone: string }): TeacherChangeBlocker[] {
  const missing: Record<TeacherChangeBlocker, boolean> = {
    motive: typed.motive.trim() === '',
    hours: typed.hoursDone.trim() === '',
  };
  return (['motive', 'hours'] as const).filter((field) => missing[field]);
}
