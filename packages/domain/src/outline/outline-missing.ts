import type { OutlineFormValues } from './outline-form.ts';

/** Parts of a complete outline, in form order; the four uses count as one part. */
export const outlineParts = [
  'languageHistory',
  'currentUse',
  'challenges',
  'frequency',
  'tenWeekGoals',
  'languageFunctions',
  'grammarForFunctions',
  'emphasis',
  'learningAids',
] as const;
export type OutlinePart = (typeof outlineParts)[number];

/** Returns the parts that are still empty, to ask before an outline is submitted without them (DECISION-41). */
export function emptyOutlineParts(outline: OutlineFormValues): OutlinePart[] {
  return outlineParts.filter((part) => {
    if (part === 'frequency')
      return !(outline.conversation || outline.writing || outline.listening || outline.reading);
    const value = outline[part];
    return value === null || value.length === 0;
  });
}
