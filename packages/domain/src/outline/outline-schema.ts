import type * as z from 'zod';
import { choices, formObject, optionalChoice, optionalText } from '../refusal/form-fields.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { emphases, frequencies, learningAids } from './outline.ts';
import { canFillOther, type OutlineFormValues } from './outline-form.ts';

/**
 * Reads and checks the outline form. The text for Other is required while "other" is ticked, and becomes null otherwise
 * (OUTLINE-16 to OUTLINE-19).
 */
export const outlineSchema = /* @__PURE__ */ buildOutlineSchema();

function buildOutlineSchema() {
  const fields = formObject({
    languageHistory: optionalText(textLimits.prose),
    currentUse: optionalText(textLimits.prose),
    challenges: optionalText(textLimits.prose),
    tenWeekGoals: optionalText(textLimits.prose),
    languageFunctions: optionalText(textLimits.prose),
    grammarForFunctions: optionalText(textLimits.prose),
    emphasis: choices(emphases),
    otherEmphasis: optionalText(textLimits.prose),
    learningAids: choices(learningAids),
    otherLearningAid: optionalText(textLimits.prose),
    conversation: optionalChoice(frequencies),
    writing: optionalChoice(frequencies),
    listening: optionalChoice(frequencies),
    reading: optionalChoice(frequencies),
  });
  // Runs even if another field is invalid, so that the user sees all errors together.
  const missing = { error: refusal('other-text-missing'), when: () => true };
  return fields
    .refine(({ emphasis, otherEmphasis }) => !canFillOther(emphasis ?? []) || otherEmphasis, {
      ...missing,
      path: ['otherEmphasis'],
    })
    .refine(({ learningAids: ticked, otherLearningAid }) => !canFillOther(ticked ?? []) || otherLearningAid, {
      ...missing,
      path: ['otherLearningAid'],
    })
    .transform((outline) => ({
      ...outline,
      otherEmphasis: canFillOther(outline.emphasis) ? outline.otherEmphasis : null,
      otherLearningAid: canFillOther(outline.learningAids) ? outline.otherLearningAid : null,
    })) satisfies z.ZodType<OutlineFormValues>;
}
