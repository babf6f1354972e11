/** The user's choice; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];

// A cookie, because signing out clears local storage (DECISION-12).
const cookieName = 'theme';

/** Reads the choice from a cookie header such as `document.cookie`. */
export function readTheme(cookies: string): ThemeChoice {
  const stored = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/** Applies the theme; call it before the first paint to avoid a flash. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Stores the choice for a year, for all apps of the origin. */
export function storeTheme(choice: ThemeChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${cookieName}=${choice}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
