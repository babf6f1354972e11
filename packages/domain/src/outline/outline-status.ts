import type { OutlineStatus, OutlineSummary } from './outline.ts';

/** Whether an outline was submitted at least once; a draft counts as not submitted (DOMAIN-21, CONFLICT-02). */
export function isSubmitted(outline: Pick<OutlineSummary, 'status'> | null): boolean {
  return outline !== null && outline.status !== 'draft';
}

/** Whether a contract still lacks its outline: it has none, or a draft (DOMAIN-24). */
export function lacksOutline(outline: Pick<OutlineSummary, 'status'> | null): boolean {
  return !isSubmitted(outline);
}

/** How an outline is saved (OUTLINE-23 to OUTLINE-25). */
export type OutlineAction = 'save-draft' | 'submit';

/** What an outline becomes when it is saved as a draft or submitted (OUTLINE-23 to OUTLINE-25). */
export function outlineStatusAfter(
  action: OutlineAction,
  outline: Pick<OutlineSummary, 'status'> | null,
): OutlineStatus {
  if (action === 'save-draft') return 'draft';
  return isSubmitted(outline) ? 'resub' : 'submitted';
}
