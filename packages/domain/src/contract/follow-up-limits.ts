/** When follow-ups start; configured by the provider. */
export interface FollowUpLimits {
  /** Days without a lesson. */
  lessonDays: number;
  /** Days before the start when an outline and material are due, and before the end when reports are. */
  noticeDays: number;
}

/** The default limits. */
export const defaultFollowUpLimits: FollowUpLimits = { lessonDays: 14, noticeDays: 14 };
