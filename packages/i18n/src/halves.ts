import type { LanguageMode } from './language-mode';

/** A text in both languages. */
export type Halves = { fr: string; en: string };

/** Value of a placeholder: the same in both languages, or one for each (a date, a translated name). */
export type WordValue = string | number | Halves;

/** Returns a text for an attribute, where no markup can mark the language: `French - English`. */
export function plainText({ fr, en }: Halves, mode: LanguageMode): string {
  if (mode === 'fr') return fr;
  if (mode === 'en' || fr === en) return en;
  // The required mark appears once, at the end: `Société - Company*` (decision 2).
  const first = fr.endsWith('*') && en.endsWith('*') ? fr.slice(0, -1).trimEnd() : fr;
  return `${first} - ${en}`;
}
