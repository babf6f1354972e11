import type { OutlineStatus, OutlineSummary } from './outline.ts';

/** Whether an outline was submitted at least once; a draft counts as not submitted (DOMAIN-21, CONFLICT-02). */
export function isSubmitted(outline: Pick<OutlineSummary, 'status'> | null): boolean {
  return outline !== null && outline.status !== 'draft';
}

/** Whether a contract still lacks its outline: it has none, or a draft (DOMAIN-24). */
export function lacksOutline(outline: Pick<OutlineSummary, 'status'> | null): boolean {
  return !isSubmitted(outline);
}

/**
 * How an outline is saved: `save` leaves it a draft or submitted, `submit` submits it, `take-back` makes a submitted one
 * a draft again (OUTLINE-23 to OUTLINE-25, DECISION-41).
 */
export type OutlineAction = 'save' | 'submit' | 'take-back';

/** Returns the status of an outline after it was saved in this way (OUTLINE-23 to OUTLINE-25, DECISION-41). */
export function outlineStatusAfter(
  action: OutlineAction,
  outline: Pick<OutlineSummary, 'status'> | null,
): OutlineStatus {
  if (action === 'take-back') return 'draft';
  if (action === 'save') return outline?.status ?? 'draft';
  return isSubmitted(outline) ? 'resub' : 'submitted';
}

/** The effect of a save on an outline, for the message after it (OUTLINE-26, DECISION-41). */
export type OutlineOutcome = 'draft-saved' | 'submission-saved' | 'submitted' | 'taken-back';

/** Returns the effect of an action on an outline. `before` is the outline as it was stored. */
export function outlineOutcome(
  action: OutlineAction,
  outline: Pick<OutlineSummary, 'status'> | null,
): OutlineOutcome {
  if (action === 'submit') return 'submitted';
  if (!isSubmitted(outline)) return 'draft-saved';
  return action === 'save' ? 'submission-saved' : 'taken-back';
}
