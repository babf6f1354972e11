import { type CancellationRule, type ClassOutcome, fullOutcome, termsFor } from './cancellation-rule.ts';

/** Who was to attend a recorded class, and who did not. */
export interface ClassPresence {
  /** The ids of the students who belong to the contract on that day. */
  memberIds: readonly number[];
  absentIds: readonly number[];
  /** The absent students who had announced it. */
  excusedIds: readonly number[];
}

/** Returns whether every student of a recorded class was absent and none had announced it. */
export function isNoShow({ memberIds, absentIds, excusedIds }: ClassPresence): boolean {
  return memberIds.length > 0 && memberIds.every((id) => absentIds.includes(id) && !excusedIds.includes(id));
}

/**
 * Returns the outcome of a recorded class: a no-show is a late cancellation of the students (DECISION-130). Any other
 * class was given. Without a rule, a no-show counts as a class that was given.
 */
export function outcomeOfRecord(presence: ClassPresence, rule: CancellationRule | null): ClassOutcome {
  if (rule === null || !isNoShow(presence)) return fullOutcome;
  return termsFor(rule, presence.memberIds.length).late;
}
