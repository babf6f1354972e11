import { createInstance, type i18n } from 'i18next';

/** Creates a synchronous i18next instance; texts are part of the code, so nothing is loaded. */
export function createI18n(): i18n {
  const instance = createInstance({
    lng: 'fr',
    fallbackLng: false,
    initAsync: false,
    ns: [],
    nsSeparator: false,
    // React escapes values itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: (key: string) => {
      reportMissing(key);
      return key.slice(key.lastIndexOf('.') + 1);
    },
  });
  void instance.init();
  return instance;
}

// Missing texts fail the type check, except those with a computed key, which are noticed only when shown.
function reportMissing(key: string): void {
  // biome-ignore lint/suspicious/noConsole: a warning for the developer, which the tests treat as a failure
  if (import.meta.env?.DEV) console.error(`No words for "${key}".`);
}
