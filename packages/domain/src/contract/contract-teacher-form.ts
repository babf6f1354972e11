/** Reasons why a change of teacher cannot be submitted; the button shows them (CON-SIDE-14, DECISION-34). */
export type TeacherChangeBlocker = 'day' | 'motive' | 'hours';

/**
 * Returns what is still missing before a change of teacher can be submitted, in form order. `from` is undefined if the
 * form has no field for the day.
 */
export function teacherChangeBlockers(typed: {
  motive: string;
  hoursDone: string;
  from?: string | undefined;
}): TeacherChangeBlocker[] {
  const missing: Record<TeacherChangeBlocker, boolean> = {
    day: typed.from?.trim() === '',
    motive: typed.motive.trim() === '',
    hours: typed.hoursDone.trim() === '',
  };
  return (['day', 'motive', 'hours'] as const).filter((field) => missing[field]);
}
