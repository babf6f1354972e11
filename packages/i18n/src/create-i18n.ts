import { createInstance, type i18n } from 'i18next';

/** An i18next that is ready at once: words are plain objects that come with the code, so nothing is ever awaited. */
export function createI18n(): i18n {
  const instance = createInstance({
    lng: 'fr',
    fallbackLng: false,
    initAsync: false,
    ns: [],
    nsSeparator: false,
    // React escapes what it shows.
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

/** A missing word fails the type-check; one whose key is computed can only be noticed when it is shown. */
function reportMissing(key: string): void {
  // biome-ignore lint/suspicious/noConsole: a warning for the developer, which the tests treat as a failure
  if (import.meta.env?.DEV) console.error(`No words for "${key}".`);
}
