import type { i18n } from 'i18next';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from './create-i18n';
import type { Halves } from './halves';
import { documentLanguage, type LanguageMode, languageModeCookie, readLanguageMode } from './language-mode';

export type PairLayout = 'line' | 'stack';

/** Shows two halves, each marked with its language. */
export type PairComponent = ComponentType<Halves & { layout?: PairLayout }>;

type I18nValue = { mode: LanguageMode; setMode: (mode: LanguageMode) => void; Pair: PairComponent };

const I18nModeContext = createContext<I18nValue | null>(null);

// One for the page: words are only ever added to it, never replaced.
let shared: i18n | undefined;

export type I18nProviderProps = {
  /** Shows the two halves of a text together; the design system's BilingualText. */
  pair: PairComponent;
  /** The mode to start in; without it, the one kept in the cookie. */
  initialMode?: LanguageMode;
  children: ReactNode;
};

/** Gives the words their mode, keeps the choice in a cookie and names the language of the document. */
export function I18nProvider({ pair, initialMode, children }: I18nProviderProps) {
  shared ??= createI18n();
  const [mode, setModeState] = useState(() => initialMode ?? readLanguageMode(document.cookie));
  const setMode = useCallback((chosen: LanguageMode) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
    document.cookie = languageModeCookie(chosen);
    setModeState(chosen);
  }, []);
  // Before paint, so that a screen reader never hears English words in a French voice.
  useLayoutEffect(() => {
    document.documentElement.lang = documentLanguage(mode);
  }, [mode]);
  const value = useMemo(() => ({ mode, setMode, Pair: pair }), [mode, setMode, pair]);
  return (
    <I18nextProvider i18n={shared}>
      <I18nModeContext value={value}>{children}</I18nModeContext>
    </I18nextProvider>
  );
}

/** The mode in force, the way to change it, and the component that shows two halves. */
export function useI18n(): I18nValue {
  const value = useContext(I18nModeContext);
  if (!value) throw new Error('Words need an I18nProvider around them.');
  return value;
}
