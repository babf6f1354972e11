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
 * Where the user leaves a page for: another page, or out of the wizard, with or without submitting the report
 * (REP-FORM-04 to REP-FORM-06, REP-FORM-26).
 */
export type ReportMove = ReportStep | 'close' | 'submit';

/** The skills that a page rates (REP-FORM-14 to REP-FORM-16). */
export const ratedIn = {
  courseInfo: [],
  selfLearning: ['selfLearning'],
  progress: ['oral', 'written'],
  comments: [],
} as const satisfies Record<ReportStep, readonly SkillGroup[]>;

/** The values of the course info page (REP-FORM-13). */
export type CourseInfoValues = Omit<CourseInfo, 'id' | 'contractId'>;

/** The values of the three numbered steps together. */
export type ReportFormValues = Pick<
  ProgressReportForm,
  'ratings' | 'comments' | 'recommendations' | 'nextLevel'
>;

/** The values of one step: its ratings, or the closing texts (REP-FORM-14 to REP-FORM-17). */
export type ReportStepValues = Partial<Omit<ReportFormValues, 'ratings'>> & {
  ratings?: Partial<ReportFormValues['ratings']>;
};

/** Returns the previous page; null on the first one (REP-FORM-04). */
export function stepBefore(step: ReportStep): ReportStep | null {
  return reportSteps[reportSteps.indexOf(step) - 1] ?? null;
}

/** Returns the next page; null on the last one (REP-FORM-05, CONFLICT-41). */
export function stepAfter(step: ReportStep): ReportStep | null {
  return reportSteps[reportSteps.indexOf(step) + 1] ?? null;
}

/** Initial values of the fields of the closing page. */
export type ClosingText = FormText<Omit<ReportFormValues, 'ratings'>>;

/** Returns the initial values of the course info page; empty if nothing was written yet. */
export function courseInfoText(info: CourseInfoValues | null): FormText<CourseInfoValues> {
  return {
    materialUsed: fieldText(info?.materialUsed),
    appsAndSitesUsed: fieldText(info?.appsAndSitesUsed),
    skillsCovered: fieldText(info?.skillsCovered),
    grammarPointsCovered: fieldText(info?.grammarPointsCovered),
  };
}

/** Returns the initial ratings of a page; empty for a skill without a rating. */
export function ratingsText(step: ReportStep, form: ReportFormValues | null): Partial<Record<Skill, string>> {
  return Object.fromEntries(skillsIn(step).map((skill) => [skill, fieldText(form?.ratings[skill])]));
}

/** Returns the initial values of the closing page. */
export function closingText(form: Omit<ReportFormValues, 'ratings'> | null): ClosingText {
  return {
    comments: fieldText(form?.comments),
    recommendations: fieldText(form?.recommendations),
    nextLevel: fieldText(form?.nextLevel),
  };
}

/** Returns the skills without a rating, in the order of the steps. */
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
