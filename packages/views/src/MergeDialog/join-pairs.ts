import type { TextPair } from '@portal/i18n';

/** Joins several labels into one list per language. */
export function joinPairs(texts: readonly TextPair[]): TextPair {
  return {
    fr: texts.map(({ fr }) => fr).join(', '),
    en: texts.map(({ en }) => en).join(', '),
  };
}
