import type { FormText } from '../refusal/form-text.ts';
import { fieldText } from '../refusal/form-text.ts';
import type { Outline } from './outline.ts';

/** Validated values of the outline form, including drafts (OUTLINE-02 to OUTLINE-10). */
export type OutlineFormValues = Omit<
  Outline,
  'id' | 'contractId' | 'status' | 'savedAt' | 'source' | 'version'
>;

/** Initial values of the outline form. */
export type OutlineFormText = FormText<OutlineFormValues>;

/** Returns the initial values of the form of an outline, or of a course without one. */
export function outlineFormText(outline: Outline | null): OutlineFormText {
  return {
    languageHistory: fieldText(outline?.languageHistory),
    currentUse: fieldText(outline?.currentUse),
    challenges: fieldText(outline?.challenges),
    tenWeekGoals: fieldText(outline?.tenWeekGoals),
    languageFunctions: fieldText(outline?.languageFunctions),
    grammarForFunctions: fieldText(outline?.grammarForFunctions),
    emphasis: outline?.emphasis ?? [],
    otherEmphasis: fieldText(outline?.otherEmphasis),
    learningAids: outline?.learningAids ?? [],
    otherLearningAid: fieldText(outline?.otherLearningAid),
    conversation: fieldText(outline?.conversation),
    writing: fieldText(outline?.writing),
    listening: fieldText(outline?.listening),
    reading: fieldText(outline?.reading),
  };
}

/** Returns whether the text for Other can be filled in: only while "other" is ticked (OUTLINE-16, OUTLINE-17). */
export function canFillOther(ticked: readonly string[]): boolean {
  return ticked.includes('other');
}

/** Returns the Other text after a change; unticking "other" empties it (OUTLINE-18). */
export function otherTextAfter(ticked: readonly string[], text: string): string {
  return canFillOther(ticked) ? text : '';
}
