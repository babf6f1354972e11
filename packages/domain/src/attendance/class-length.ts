/** The lengths of a class that a form offers, in minutes (CON-ATT-14, PORTAL-ATT-05). */
export const classLengths = [30, 60, 90, 120] as const;

/** The lengths to choose from for a lesson: an old record of another length keeps it through an edit (DECISION-16). */
export function classLengthsFor(minutes: number | null): number[] {
  return [...new Set(minutes === null ? classLengths : [...classLengths, minutes])].sort((a, b) => a - b);
}
