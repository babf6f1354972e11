/** What a person chose; `system` follows the machine. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

// A cookie, since logging out clears local storage (decision 12).
const cookieName = 'theme';

/** The choice kept in a cookie header such as `document.cookie`. */
export function readTheme(cookies: string): ThemeChoice {
  const kept = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

/** Colours the page; run before the first paint, so that nobody is dazzled on the way in. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Keeps the choice for a year, for every app of this origin. */
export function keepTheme(choice: ThemeChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${cookieName}=${choice}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
