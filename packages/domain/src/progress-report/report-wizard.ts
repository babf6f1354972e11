import type { CourseInfo, ProgressReportForm, SkillGroup } from './progress-report.ts';

/** The pages of the report wizard in their order: the course first, then the three numbered steps (REP-FORM-01). */
export const reportSteps = ['courseInfo', 'selfLearning', 'progress', 'comments'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** The skills that a page rates (REP-FORM-14 to REP-FORM-16). */
export const ratedIn = {
  courseInfo: [],
  selfLearning: ['selfLearning'],
  progress: ['oral', 'written'],
  comments: [],
} as const satisfies Record<ReportStep, readonly SkillGroup[]>;

/** What the course info page gives back (REP-FORM-13). */
export type CourseInfoValues = Omit<CourseInfo, 'id' | 'contractId'>;

/** What the three numbered steps fill in together. */
export type ReportFormValues = Pick<
  ProgressReportForm,
  'ratings' | 'comments' | 'recommendations' | 'nextLevel'
>;

/** What one step gives back: the ratings that it asks for, or the closing texts (REP-FORM-14 to REP-FORM-17). */
export type ReportStepValues = Partial<Omit<ReportFormValues, 'ratings'>> & {
  ratings?: Partial<ReportFormValues['ratings']>;
};

/** The page before; null on the first (REP-FORM-04). */
export function stepBefore(step: ReportStep): ReportStep | null {
  return reportSteps[reportSteps.indexOf(step) - 1] ?? null;
}

/** The page after; null on the last (REP-FORM-05, CONFLICT-41). */
export function stepAfter(step: ReportStep): ReportStep | null {
  return reportSteps[reportSteps.indexOf(step) + 1] ?? null;
}

/** The whole form to send after a step: as last loaded, with what the step changed (decision 18). */
export function withStep(
  loaded: ReportFormValues,
  { ratings, ...texts }: ReportStepValues,
): ReportFormValues {
  return {
    comments: loaded.comments,
    recommendations: loaded.recommendations,
    nextLevel: loaded.nextLevel,
    ...texts,
    ratings: { ...loaded.ratings, ...ratings },
  };
}
