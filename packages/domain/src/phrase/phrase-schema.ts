import type * as z from 'zod';
import { type Skill, skillGroups } from '../progress-report/progress-report.ts';
import { formObject, optionalChoice, optionalText } from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { cefrLevels } from '../student/cefr-level.ts';
import type { PhraseValues } from './phrase.ts';

/** Every rated skill, in the order of the form. */
export const allSkills: readonly Skill[] = Object.values(skillGroups).flat();

/** Validates a phrase: a text in French, in English or in both; errors are codes. */
export const phraseSchema = /* @__PURE__ */ buildPhraseSchema();

/** Validated values of the form of a phrase. */
export type PhraseFormValues = z.output<typeof phraseSchema>;

function buildPhraseSchema() {
  return formObject({
    textFr: optionalText(textLimits.paragraph),
    textEn: optionalText(textLimits.paragraph),
    skill: optionalChoice(allSkills as [Skill, ...Skill[]]),
    level: optionalChoice(cefrLevels),
  }).refine(({ textFr, textEn }) => textFr !== null || textEn !== null, {
    error: refusal('required'),
    path: ['textFr'],
  });
}

/** Returns the initial values of the form of a phrase. */
export function phraseText({ texts, skill, level }: PhraseValues): FormText<PhraseFormValues> {
  return {
    textFr: fieldText(texts.fr),
    textEn: fieldText(texts.en),
    skill: fieldText(skill),
    level: fieldText(level),
  };
}

/** Converts validated values to a phrase. */
export function phraseOf({ textFr, textEn, skill, level }: PhraseFormValues): PhraseValues {
  return { texts: { fr: textFr, en: textEn }, skill, level };
}

/** An empty phrase. */
export const noPhrase: PhraseValues = { texts: { fr: null, en: null }, skill: null, level: null };
