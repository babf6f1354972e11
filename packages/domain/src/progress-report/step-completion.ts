import type { CourseInfo } from './progress-report.ts';
import {
  closingText,
  courseInfoText,
  type ReportFormValues,
  type ReportStep,
  ratingsText,
  reportSteps,
} from './report-wizard.ts';

/** How far a page of the wizard is: everything on it answered, something, nothing. */
export type StepState = 'complete' | 'begun' | 'empty';

/** How many of the answers that a page of the wizard asks for are there. */
export interface StepCompletion {
  state: StepState;
  answered: number;
  questionCount: number;
}

/** What a page asks for: its four texts, a rating for each skill, or two texts and the next level (REP-FORM-13 to REP-FORM-17). */
const answersOn: Record<
  ReportStep,
  (info: CourseInfo | null, form: ReportFormValues | null) => Partial<Record<string, string>>
> = {
  courseInfo: (info) => courseInfoText(info),
  selfLearning: (_, form) => ratingsText('selfLearning', form),
  progress: (_, form) => ratingsText('progress', form),
  comments: (_, form) => ({ ...closingText(form) }),
};

/** How far each page of a report is; null for what was not begun. */
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

/** The pages on which everything is answered, for the marks of the stepper. */
export function answeredSteps(info: CourseInfo | null, form: ReportFormValues | null): ReportStep[] {
  const completion = stepCompletion(info, form);
  return reportSteps.filter((step) => completion[step].state === 'complete');
}
