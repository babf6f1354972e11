import type { TextPair, WordValues } from '@portal/i18n';
import type { ReactNode } from 'react';

/** Texts in the current language mode that have at least these keys. */
export interface WordsOf<Key extends string> {
  t: (key: Key, values?: WordValues) => ReactNode;
  stack: (key: Key, values?: WordValues) => ReactNode;
  plain: (key: Key, values?: WordValues) => string;
  pair: (key: Key, values?: WordValues) => TextPair;
}

/** Defined texts that have at least these keys. */
export interface DefinedWordsOf<Key extends string> {
  useWords: () => WordsOf<Key>;
}
