import type { i18n } from 'i18next';
import { type ReactNode, use, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { HalvesText } from './HalvesText';
import { type Halves, plainText } from './halves';
import { useI18n } from './I18nProvider';
import type { Language } from './language-mode';
import { translate, type WordValues } from './translate';

/** Words of one language: texts in groups, as deep as is useful. */
export type WordTree = { readonly [key: string | number]: string | WordTree };

/** The shape English has to fill, so that a missing or superfluous word fails the build. */
export type Translation<F> = { readonly [K in keyof F]: F[K] extends string ? string : Translation<F[K]> };

type PluralForm = 'zero' | 'one' | 'many' | 'other';
type Stem<K extends string> = K extends `${infer S}_${PluralForm}` ? S : K;
type Name = string | number;

/** The address of a word, such as `login.title`; plural forms share one address. */
export type WordKey<F> = {
  [K in keyof F & Name]: F[K] extends string ? Stem<`${K}`> : `${K}.${WordKey<F[K]>}`;
}[keyof F & Name];

/** The words of one namespace, in the mode in force. */
export type Words<F> = {
  /** On one line: `French - English`. */
  t: (key: WordKey<F>, values?: WordValues) => ReactNode;
  /** French over English. */
  stack: (key: WordKey<F>, values?: WordValues) => ReactNode;
  /** One string, for an attribute. */
  plain: (key: WordKey<F>, values?: WordValues) => string;
  /** Both languages, to keep or to show later. */
  halves: (key: WordKey<F>, values?: WordValues) => Halves;
};

export type WordsProps<F> = {
  /** The address of the word. */
  k: WordKey<F>;
  /** What its placeholders stand for. */
  values?: WordValues;
  /** On one line, or French over English. */
  layout?: 'line' | 'stack';
};

export type DefinedWords<F> = {
  useWords: () => Words<F>;
  T: (props: WordsProps<F>) => ReactNode;
  /** The two languages as they were given, for checks over all words. */
  words: { fr: F; en: Translation<F> };
};

/** Makes typed words of two plain objects; they join i18next when first used, so that a definition costs nothing. */
export function defineWords<F extends WordTree>(
  namespace: string,
  words: { fr: F; en: Translation<F> },
): DefinedWords<F> {
  // Asked of this definition, not of its namespace: words that are edited while the app runs replace the old ones.
  const joined = new WeakSet<i18n>();
  const register = (instance: i18n) => {
    if (joined.has(instance)) return;
    joined.add(instance);
    for (const language of ['fr', 'en'] as const)
      instance.addResourceBundle(language, namespace, words[language], true, true);
  };

  const useWords = (): Words<F> => {
    const { mode } = useI18n();
    // Not by `useTranslation`: it listens for a change of i18next's own language, and we have both languages at once.
    const instance = use(I18nContext)?.i18n;
    return useMemo(() => {
      if (!instance) throw new Error('Words need an I18nProvider around them.');
      register(instance);
      const half = (language: Language, key: string, values?: WordValues) =>
        (values ? undefined : finishedText(words[language], key)) ??
        translate(instance, language, namespace, key, values);
      const halves = (key: string, values?: WordValues) => ({
        fr: half('fr', key, values),
        en: half('en', key, values),
      });
      return {
        t: (key, values) => <HalvesText value={halves(key, values)} layout="line" />,
        stack: (key, values) => <HalvesText value={halves(key, values)} layout="stack" />,
        plain: (key, values) => plainText(halves(key, values), mode),
        halves,
      };
    }, [instance, mode]);
  };

  const T = ({ k, values, layout = 'line' }: WordsProps<F>) => {
    const { halves } = useWords();
    return <HalvesText value={halves(k, values)} layout={layout} />;
  };

  return { useWords, T, words };
}

/**
 * A text that is shown as it stands, with no placeholder and no plural. Most are: asking i18next for them was an eighth
 * of the time in which the first list is drawn.
 */
function finishedText(words: WordTree, key: string): string | undefined {
  let found: WordTree | string | undefined = words;
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return typeof found === 'string' && !/\{\{|\$t\(/.test(found) ? found : undefined;
}
