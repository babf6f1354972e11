import type { LanguageMode } from './language-mode';

/** One text in both languages. */
export type Halves = { fr: string; en: string };

/** What a word may be filled with: the same for both halves, or its own value for each (a date, a translated name). */
export type WordValue = string | number | Halves;

/** A text for an attribute, where no markup can say which part is in which language: `French - English`. */
export function plainText({ fr, en }: Halves, mode: LanguageMode): string {
  if (mode === 'fr') return fr;
  if (mode === 'en' || fr === en) return en;
  // The mark of a required field comes once, at the end: `Société - Company*` (decision 2).
  const first = fr.endsWith('*') && en.endsWith('*') ? fr.slice(0, -1).trimEnd() : fr;
  return `${first} - ${en}`;
}
