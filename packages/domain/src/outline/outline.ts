import type { Timestamp } from '../calendar/calendar-date.ts';

/** The statuses of an outline; `resub` was submitted again after a first submission (DOMAIN-43, CONFLICT-02). */
export const outlineStatuses = ['draft', 'submitted', 'resub'] as const;
export type OutlineStatus = (typeof outlineStatuses)[number];

/** What a course can emphasize (OUTLINE-13). */
export const emphases = ['speaking', 'listening', 'writing', 'reading', 'pronunciation', 'other'] as const;
export type Emphasis = (typeof emphases)[number];

/** Learning aids for a student between classes (OUTLINE-15). */
export const learningAids = ['apps', 'tv', 'podcasts', 'reading', 'other'] as const;
export type LearningAid = (typeof learningAids)[number];

/** How often a student uses the language (STU-EDIT-33, OPEN-63). */
export const frequencies = ['yearly', 'monthly', 'weekly', 'daily'] as const;
export type Frequency = (typeof frequencies)[number];

/** The outline as part of a contract (DOMAIN-39). */
export interface OutlineSummary {
  id: number;
  status: OutlineStatus;
  savedAt: Timestamp | null;
}

/** A course outline as its teacher fills it in (OUTLINE-02 to OUTLINE-11). */
export interface Outline extends OutlineSummary {
  contractId: number;
  /** Version of the form in which it was filled in; `html` is the portal's form (OUTLINE-10). */
  source: string | null;
  languageHistory: string | null;
  currentUse: string | null;
  challenges: string | null;
  tenWeekGoals: string | null;
  languageFunctions: string | null;
  grammarForFunctions: string | null;
  emphasis: Emphasis[];
  otherEmphasis: string | null;
  learningAids: LearningAid[];
  otherLearningAid: string | null;
  conversation: Frequency | null;
  writing: Frequency | null;
  listening: Frequency | null;
  reading: Frequency | null;
  /**
   * Version to send back with a save, which fails if someone else saved first (DECISION-37). Null if the backend sends
   * none.
   */
  version: string | null;
}
