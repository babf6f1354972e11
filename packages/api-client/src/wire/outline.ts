import type { Outline, OutlineFormValues, OutlineStatus } from '@portal/domain';
import type { OutlineFields, OutlineForm, OutlineInput } from '../generated/types.gen.ts';
import { frequencyFromWire, frequencyToWire } from './frequency.ts';

/** The version comes from the `ETag` of the response. */
export function outlineFromWire(
  contractId: number,
  form: OutlineForm,
  version: string | null = null,
): Outline {
  return {
    id: form.id,
    contractId,
    status: form.status,
    savedAt: form.save_date,
    source: form.from,
    languageHistory: form.history_with_course_language,
    currentUse: form.current_use,
    challenges: form.challenges,
    tenWeekGoals: form.ten_week_goals,
    languageFunctions: form.language_functions,
    grammarForFunctions: form.grammar_required_for_language_functions,
    emphasis: form.course_content_emphasis_on,
    otherEmphasis: form.other_course_content_emphasis_on,
    learningAids: form.learning_aides,
    otherLearningAid: form.other_learning_aides,
    conversation: frequencyFromWire(form.conversation),
    writing: frequencyFromWire(form.writing),
    listening: frequencyFromWire(form.listening),
    reading: frequencyFromWire(form.reading),
    version,
  };
}

/** The payload of an outline written in the portal (API-080, OUTLINE-28). */
export function outlineFormToWire(
  contractId: number,
  values: OutlineFormValues,
  status: OutlineStatus,
): OutlineInput {
  return { ...fieldsToWire(values, status, 'html'), courseId: contractId };
}

export function fieldsToWire(
  values: OutlineFormValues,
  status: OutlineStatus,
  source: Outline['source'],
): OutlineFields {
  return {
    status,
    from: source,
    history_with_course_language: values.languageHistory,
    current_use: values.currentUse,
    challenges: values.challenges,
    ten_week_goals: values.tenWeekGoals,
    language_functions: values.languageFunctions,
    grammar_required_for_language_functions: values.grammarForFunctions,
    course_content_emphasis_on: values.emphasis,
    other_course_content_emphasis_on: values.otherEmphasis,
    learning_aides: values.learningAids,
    other_learning_aides: values.otherLearningAid,
    conversation: frequencyToWire(values.conversation),
    writing: frequencyToWire(values.writing),
    listening: frequencyToWire(values.listening),
    reading: frequencyToWire(values.reading),
  };
}
