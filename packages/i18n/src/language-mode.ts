export type Language = 'fr' | 'en';

/** The user's choice: both languages (the default, DECISION-01) or one of them. */
export type LanguageMode = 'both' | Language;

export const languageModes = ['both', 'fr', 'en'] as const satisfies readonly LanguageMode[];

// A cookie, because signing out clears local storage (AUTH-32) and the choice must persist.
const cookieName = 'language-mode';
const yearInSeconds = 60 * 60 * 24 * 365;

/** Reads the mode from a cookie header such as `document.cookie`; `both` if it is missing or unknown. */
export function readLanguageMode(cookies: string): LanguageMode {
  const stored = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  return languageModes.find((mode) => mode === stored) ?? 'both';
}

/** Returns a cookie that stores the mode for a year, for all apps of the origin. */
export function languageModeCookie(mode: LanguageMode): string {
  return `${cookieName}=${mode}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
}

/** Returns the document's `lang`: French in bilingual mode, because it comes first (DECISION-02). */
export function documentLanguage(mode: LanguageMode): Language {
  return mode === 'en' ? 'en' : 'fr';
}
