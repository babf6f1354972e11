/** Progress of a contract's attendance. */
export interface AttendanceProgress {
  /** Whether the attendance counts as complete, by rule or by an administrator. */
  complete: boolean;
  /** Active lessons recorded before the change. */
  recorded: number;
  /** Number of classes of the contract; null when it is not known. */
  total: number | null;
}

/** A change to a contract's attendance; restoring a lesson counts as adding it. */
export type AttendanceChange = 'lesson-added' | 'lesson-deleted' | { total: number | null };

/** Returns whether the records reach the total; a total of zero is never reached (DOMAIN-25). */
export function reachesTotal(recorded: number, total: number | null): boolean {
  const needed = total ?? 0;
  return needed > 0 && recorded >= needed;
}

/**
 * Returns whether attendance is complete after a change. Adding a lesson or changing the total can only set it; a
 * delete unsets it only if the records drop below the total (DECISION-16, CON-ATT-17).
 */
export function completeAfter(
  change: AttendanceChange,
  { complete, recorded, total }: AttendanceProgress,
): boolean {
  if (change === 'lesson-added') return complete || reachesTotal(recorded + 1, total);
  if (change === 'lesson-deleted')
    return reachesTotal(recorded, total) && !reachesTotal(recorded - 1, total) ? false : complete;
  return complete || reachesTotal(recorded, change.total);
}

/**
 * Returns whether the contract's tab still allows adding a lesson; the teacher portal always does (CON-ATT-18,
 * OPEN-86).
 */
export function canAddLesson({ recorded, total }: Pick<AttendanceProgress, 'recorded' | 'total'>): boolean {
  return total === null || recorded < total;
}
