/** The lengths of a class that a form offers, in minutes (CON-ATT-14, PORTAL-ATT-05). */
export const classLengths = [30, 60, 90, 120] as const;

/** Most minutes of a recorded class (DECISION-66). */
export const maxLessonMinutes = 720;

/** Returns the lengths to offer for a lesson, including an unusual length of an old record (DECISION-16). */
export function classLengthsFor(minutes: number | null): number[] {
  return [...new Set(minutes === null ? classLengths : [...classLengths, minutes])].sort((a, b) => a - b);
}
