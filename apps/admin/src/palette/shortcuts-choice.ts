/** Whether single-key shortcuts are on: yes, unless turned off on this device. */
export function readShortcutsOn(cookies: string): boolean {
  return !/\bshortcuts=off/.test(cookies);
}

/** Turns single-key shortcuts on or off on this device for a year, for all users (WCAG 2.1.4, DECISION-12). */
export function storeShortcutsOn(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `shortcuts=off; Path=/; Max-Age=${on ? 0 : 31536000}; SameSite=Lax`;
}
