import type { LanguageMode } from './language-mode';

/** A text in both languages. */
export type TextPair = { fr: string; en: string };

/**
 * Returns the halves of a text such as `Cours clos - Closed course`, as the API sends sentences; null for a text that is
 * not exactly two halves.
 */
export function splitPair(text: string): TextPair | null {
  const [fr, en, ...more] = text.split(' - ');
  return fr && en && more.length === 0 ? { fr, en } : null;
}

/** Joins texts in each language: each half is whole, as one language has to be read without the other. */
export function joinPairs(texts: readonly (TextPair | string)[], separator = ', '): TextPair {
  const half = (language: 'fr' | 'en') =>
    texts.map((text) => (typeof text === 'string' ? text : text[language])).join(separator);
  return { fr: half('fr'), en: half('en') };
}

/** Returns `label: value` in each language; French has a no-break space before the colon, so no line begins with it. */
export function labelledPair(label: TextPair | string, value: TextPair | string): TextPair {
  return {
    fr: joinPairs([label, value], '\u00a0: ').fr,
    en: joinPairs([label, value], ': ').en,
  };
}

/** Value of a placeholder: the same in both languages, or one for each (a date, a translated name). */
export type WordValue = string | number | TextPair;

/** Returns a text for an attribute, where no markup can mark the language: `French - English`. */
export function plainText({ fr, en }: TextPair, mode: LanguageMode): string {
  if (mode === 'fr') return fr;
  if (mode === 'en' || fr === en) return en;
  // The required mark appears once, at the end: `Société - Company*` (DECISION-02).
  const first = fr.endsWith('*') && en.endsWith('*') ? fr.slice(0, -1).trimEnd() : fr;
  return `${first} - ${en}`;
}
