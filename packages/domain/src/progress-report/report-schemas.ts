import type * as z from 'zod';
import { formObject, optionalChoice, optionalText } from '../refusal/form-fields.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { cefrLevels } from '../student/cefr-level.ts';
import { ratings, type Skill, skillGroups } from './progress-report.ts';
import type { CourseInfoValues, ReportFormValues } from './report-wizard.ts';

/** Reads the course info page; nothing is required (REP-FORM-13). */
export const courseInfoSchema = /* @__PURE__ */ buildCourseInfoSchema();

/** Reads the Self-learning step; a skill may stay without a rating (REP-FORM-14, REP-FORM-18). */
export const selfLearningSchema = /* @__PURE__ */ buildSelfLearningSchema();

/** Reads the Progress step, oral and written; a skill may stay without a rating (REP-FORM-15, REP-FORM-16, REP-FORM-18). */
export const progressSchema = /* @__PURE__ */ buildProgressSchema();

/** Reads the Comments step; nothing is required (REP-FORM-17, REP-FORM-20). */
export const commentsSchema = /* @__PURE__ */ buildCommentsSchema();

function buildCourseInfoSchema() {
  return formObject({
    materialUsed: optionalText(textLimits.prose),
    appsAndSitesUsed: optionalText(textLimits.prose),
    skillsCovered: optionalText(textLimits.prose),
    grammarPointsCovered: optionalText(textLimits.prose),
  }) satisfies z.ZodType<CourseInfoValues>;
}

function buildSelfLearningSchema() {
  return ratingsSchema(skillGroups.selfLearning);
}

function buildProgressSchema() {
  return ratingsSchema([...skillGroups.oral, ...skillGroups.written]);
}

function ratingsSchema<S extends Skill>(skills: readonly S[]) {
  const rating = optionalChoice(ratings);
  return formObject(Object.fromEntries(skills.map((skill) => [skill, rating])) as Record<S, typeof rating>);
}

function buildCommentsSchema() {
  return formObject({
    comments: optionalText(textLimits.prose),
    recommendations: optionalText(textLimits.prose),
    nextLevel: optionalChoice(cefrLevels),
  }) satisfies z.ZodType<Omit<ReportFormValues, 'ratings'>>;
}
