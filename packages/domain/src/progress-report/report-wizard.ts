import { type FormText, fieldText } from '../refusal/form-text.ts';
import {
  type CourseInfo,
  type ProgressReportForm,
  type Skill,
  type SkillGroup,
  skillGroups,
} from './progress-report.ts';

/** The pages of the report wizard in their order: the course first, then the three numbered steps (REP-FORM-01). */
export const reportSteps = ['courseInfo', 'selfLearning', 'progress', 'comments'] as const;
export type ReportStep = (typeof reportSteps)[number];

/**
 * A move in the wizard: to another page, out, or out with the report submitted (REP-FORM-04 to REP-FORM-06,
 * REP-FORM-26).
 */
export type ReportMove = ReportStep | 'close' | 'submit';

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

/** What the closing texts' fields hold when their page opens. */
export type ClosingText = FormText<Omit<ReportFormValues, 'ratings'>>;

/** The course info page as its fields take it; empty where nothing was written yet. */
export function courseInfoText(info: CourseInfoValues | null): FormText<CourseInfoValues> {
  return {
    materialUsed: fieldText(info?.materialUsed),
    appsAndSitesUsed: fieldText(info?.appsAndSitesUsed),
    skillsCovered: fieldText(info?.skillsCovered),
    grammarPointsCovered: fieldText(info?.grammarPointsCovered),
  };
}

/** The ratings of a page as its fields take them; empty for a skill that is not rated. */
export function ratingsText(step: ReportStep, form: ReportFormValues | null): Partial<Record<Skill, string>> {
  return Object.fromEntries(skillsIn(step).map((skill) => [skill, fieldText(form?.ratings[skill])]));
}

/** The closing page as its fields take it. */
export function closingText(form: Omit<ReportFormValues, 'ratings'> | null): ClosingText {
  return {
    comments: fieldText(form?.comments),
    recommendations: fieldText(form?.recommendations),
    nextLevel: fieldText(form?.nextLevel),
  };
}

/** The skills that have no rating yet, in the order of the steps. */
export function unratedSkills(form: Pick<ReportFormValues, 'ratings'> | null): Skill[] {
  return allSkills().filter((skill) => !form?.ratings[skill]);
}

/** What a report still lacks, in the order of the steps. */
export interface ReportGaps {
  unrated: Skill[];
  /** Empty fields of the Comments step. */
  empty: (keyof ClosingText)[];
}

/** Returns what a report with these closing texts still lacks; null for a form that was never saved (DECISION-41). */
export function reportGaps(
  form: Pick<ReportFormValues, 'ratings'> | null,
  texts: Omit<ReportFormValues, 'ratings'>,
): ReportGaps {
  const closing = closingText(texts);
  const fields = ['comments', 'recommendations', 'nextLevel'] as const;
  return { unrated: unratedSkills(form), empty: fields.filter((field) => closing[field].trim() === '') };
}

function skillsIn(step: ReportStep): Skill[] {
  return ratedIn[step].flatMap((group): readonly Skill[] => skillGroups[group]);
}

function allSkills(): Skill[] {
  return reportSteps.flatMap(skillsIn);
}
