/** A language the portal speaks. */
export type Language = 'fr' | 'en';

/** What a person chose to read: both languages together (the default, decision 1) or one of them. */
export type LanguageMode = 'both' | Language;

export const languageModes = ['both', 'fr', 'en'] as const satisfies readonly LanguageMode[];

// A cookie, not local storage: logging out clears local storage (AUTH-32), and the choice must outlive it.
const cookieName = 'language-mode';
const yearInSeconds = 60 * 60 * 24 * 365;

/** The mode kept in a cookie header such as `document.cookie`; both languages when none is kept or it is unknown. */
export function readLanguageMode(cookies: string): LanguageMode {
  const kept = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  return languageModes.find((mode) => mode === kept) ?? 'both';
}

/** The cookie that keeps a mode for a year, for every app of this origin. */
export function languageModeCookie(mode: LanguageMode): string {
  return `${cookieName}=${mode}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
}

/** The language of the document as a whole: French where both are shown, since it comes first (decision 2). */
export function documentLanguage(mode: LanguageMode): Language {
  return mode === 'en' ? 'en' : 'fr';
}
