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
import { documentLanguage, type LanguageMode, languageModeCookie, readLanguageMode } from './language-mode';
import type { TextPair } from './text-pair';

export type PairLayout = 'line' | 'stack';

/** Renders both halves, each marked with its language. */
export type PairComponent = ComponentType<TextPair & { layout?: PairLayout }>;

type I18nValue = { mode: LanguageMode; setMode: (mode: LanguageMode) => void; Pair: PairComponent };

const I18nModeContext = createContext<I18nValue | null>(null);

// One instance per page: resources are only ever added.
let sharedInstance: i18n | undefined;

export type I18nProviderProps = {
  /** Renders both halves of a text; the design system's `BilingualText`. */
  pair: PairComponent;
  /** The initial mode; by default the one stored in the cookie. */
  initialMode?: LanguageMode;
  children: ReactNode;
};

/** Provides the language mode, stores it in a cookie and sets the document's language. */
export function I18nProvider({ pair, initialMode, children }: I18nProviderProps) {
  sharedInstance ??= createI18n();
  const [mode, setModeState] = useState(() => initialMode ?? readLanguageMode(document.cookie));
  const setMode = useCallback((chosen: LanguageMode) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
    document.cookie = languageModeCookie(chosen);
    setModeState(chosen);
  }, []);
  // Before paint, so that a screen reader does not start in the wrong language.
  useLayoutEffect(() => {
    document.documentElement.lang = documentLanguage(mode);
  }, [mode]);
  const value = useMemo(() => ({ mode, setMode, Pair: pair }), [mode, setMode, pair]);
  return (
    <I18nextProvider i18n={sharedInstance}>
      <I18nModeContext value={value}>{children}</I18nModeContext>
    </I18nextProvider>
  );
}

/** Returns the language mode, its setter, and the component for bilingual texts. */
export function useI18n(): I18nValue {
  const value = useContext(I18nModeContext);
  if (!value) throw new Error('Words need an I18nProvider around them.');
  return value;
}
