import type { i18n } from 'i18next';
import { type ReactNode, use, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { useI18n } from './I18nProvider';
import type { Language } from './language-mode';
import { PairText } from './PairText';
import { plainText, type TextPair } from './text-pair';
import { translate, type WordValues } from './translate';

/** Texts of one language, in groups of any depth. */
export type WordTree = { readonly [key: string | number]: string | WordTree };

/** The required shape of the English texts; a missing or superfluous text fails the build. */
export type Translation<F> = { readonly [K in keyof F]: F[K] extends string ? string : Translation<F[K]> };

type PluralForm = 'zero' | 'one' | 'many' | 'other';
type Stem<K extends string> = K extends `${infer S}_${PluralForm}` ? S : K;
type Name = string | number;

/** Key of a text, such as `login.title`; plural forms share one key. Of several sets of texts, a key of any of them. */
export type WordKey<F> = F extends unknown
  ? { [K in keyof F & Name]: F[K] extends string ? Stem<`${K}`> : `${K}.${WordKey<F[K]>}` }[keyof F & Name]
  : never;

/** The texts of one namespace in the current language mode. */
export type Words<F> = {
  /** Returns the text on one line, `French - English` in bilingual mode. */
  t: (key: WordKey<F>, values?: WordValues) => ReactNode;
  /** Returns the text with French above English. */
  stack: (key: WordKey<F>, values?: WordValues) => ReactNode;
  /** Returns a plain string, for an attribute. */
  plain: (key: WordKey<F>, values?: WordValues) => string;
  /** Returns both languages. */
  pair: (key: WordKey<F>, values?: WordValues) => TextPair;
};

export type WordsProps<F> = {
  /** Key of the text. */
  k: WordKey<F>;
  /** Values of its placeholders. */
  values?: WordValues;
  /** `line`, or `stack` for French above English. */
  layout?: 'line' | 'stack';
};

/** `F` contains all available texts, including those of the topics; `Own` contains only the texts of the definition. */
export type DefinedWords<F, Own = F> = {
  useWords: () => Words<F>;
  T: (props: WordsProps<F>) => ReactNode;
  /** The texts as defined, with those of its topics, for checks over all texts. */
  words: { fr: Own; en: Translation<Own> };
};

/** Texts of one topic that several features show, such as `actionWords`. */
export type TopicWords = { fr: WordTree; en: WordTree };

/**
 * Defines typed texts in both languages; they are added to i18next on first use, so a definition costs nothing. The
 * texts of the `topics` have their keys in these words too.
 */
export function defineWords<F extends WordTree, S extends readonly TopicWords[] = []>(
  namespace: string,
  own: { fr: F; en: Translation<F> },
  ...topics: S
): DefinedWords<F | S[number]['fr'], F> {
  const merged = (language: Language) =>
    Object.assign({}, ...[...topics, own].map((topic) => topic[language]));
  const words = { fr: merged('fr'), en: merged('en') };
  // Tracked per definition and not per namespace, so that hot reload replaces edited texts.
  const registered = new WeakSet<i18n>();
  const register = (instance: i18n) => {
    if (registered.has(instance)) return;
    registered.add(instance);
    for (const language of ['fr', 'en'] as const)
      instance.addResourceBundle(language, namespace, words[language], true, true);
  };

  const useWords = (): Words<F | S[number]['fr']> => {
    const { mode } = useI18n();
    // Not `useTranslation`, which subscribes to i18next's language; both languages are in use at the same time.
    const instance = use(I18nContext)?.i18n;
    return useMemo(() => {
      if (!instance) throw new Error('Words need an I18nProvider around them.');
      register(instance);
      const half = (language: Language, key: string, values?: WordValues) =>
        (values ? undefined : plainEntry(words[language], key)) ??
        translate(instance, language, namespace, key, values);
      const pair = (key: string, values?: WordValues) => ({
        fr: half('fr', key, values),
        en: half('en', key, values),
      });
      return {
        t: (key, values) => <PairText value={pair(key, values)} layout="line" />,
        stack: (key, values) => <PairText value={pair(key, values)} layout="stack" />,
        plain: (key, values) => plainText(pair(key, values), mode),
        pair,
      };
    }, [instance, mode]);
  };

  const T = ({ k, values, layout = 'line' }: WordsProps<F | S[number]['fr']>) => {
    const { pair } = useWords();
    return <PairText value={pair(k, values)} layout={layout} />;
  };

  return { useWords, T, words };
}

/** Texts with French and English beside each other, in groups of any depth: `title: ['Matériel', 'Materials']`. */
export type PairTree = { readonly [key: string | number]: Pair | PairTree };

/** French and English, or a text that has both already, such as a field. */
type Pair = readonly [fr: string, en: string] | Readonly<TextPair>;

type HalfOf<P> = { readonly [K in keyof P]: P[K] extends Pair ? string : HalfOf<P[K]> };

/** Like `defineWords`, for texts that are written as pairs. */
export function definePairs<P extends PairTree, S extends readonly TopicWords[] = []>(
  namespace: string,
  pairs: P,
  ...topics: S
): DefinedWords<HalfOf<P> | S[number]['fr'], HalfOf<P>> {
  const own = { fr: halfOf(pairs, 'fr', 0), en: halfOf(pairs, 'en', 1) };
  return defineWords(namespace, own as { fr: HalfOf<P>; en: Translation<HalfOf<P>> }, ...topics);
}

/** Returns the texts of one language. */
function halfOf(pairs: PairTree, language: Language, place: 0 | 1): WordTree {
  const textOf = (entry: { readonly [key: string | number]: unknown }) => entry[place] ?? entry[language];
  return Object.fromEntries(
    Object.entries(pairs).map(([key, entry]) => {
      const text = textOf(entry as PairTree);
      return [key, typeof text === 'string' ? text : halfOf(entry as PairTree, language, place)];
    }),
  );
}

// A text without placeholders and plurals needs no i18next, which took an eighth of the first list's render time.
function plainEntry(words: WordTree, key: string): string | undefined {
  let found: WordTree | string | undefined = words;
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return typeof found === 'string' && !/\{\{|\$t\(/.test(found) ? found : undefined;
}
