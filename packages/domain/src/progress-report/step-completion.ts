import type { CourseInfo } from './progress-report.ts';
import {
  closingText,
  courseInfoText,
  type ReportFormValues,
  type ReportStep,
  ratingsText,
  reportSteps,
} from './report-wizard.ts';

/** State of a page of the wizard: everything, something or nothing is answered. */
export type StepState = 'complete' | 'begun' | 'empty';

/** Number of answers on a page of the wizard. */
export interface StepCompletion {
  state: StepState;
  answered: number;
  questionCount: number;
}

/**
 * Answers on each page: its four texts, a rating for each skill, or two texts and the next level (REP-FORM-13 to
 * REP-FORM-17).
 */
const answersOn: Record<
  ReportStep,
  (info: CourseInfo | null, form: ReportFormValues | null) => Partial<Record<string, string>>
> = {
  courseInfo: (info) => courseInfoText(info),
  selfLearning: (_, form) => ratingsText('selfLearning', form),
  progress: (_, form) => ratingsText('progress', form),
  comments: (_, form) => ({ ...closingText(form) }),
};

/** Returns the state of each page of a report. `info` and `form` are null if they were not started. */
export function stepCompletion(
  info: CourseInfo | null,
  form: ReportFormValues | null,
): Record<ReportStep, StepCompletion> {
  const completionOf = (step: ReportStep): StepCompletion => {
    const answers = Object.values(answersOn[step](info, form));
    const answered = answers.filter(Boolean).length;
    const state = answered === answers.length ? 'complete' : answered > 0 ? 'begun' : 'empty';
    return { state, answered, questionCount: answers.length };
  };
  return Object.fromEntries(reportSteps.map((step) => [step, completionOf(step)])) as Record<
    ReportStep,
    StepCompletion
  >;
}

/** Returns the pages on which everything is answered, for the marks of the stepper. */
export function answeredSteps(info: CourseInfo | null, form: ReportFormValues | null): ReportStep[] {
  const completion = stepCompletion(info, form);
  return reportSteps.filter((step) => completion[step].state === 'complete');
}
