/** Whether single keys do something; they do unless turned off on this device. */
export function readShortcutsOn(cookies: string): boolean {
  return !/\bshortcuts=off/.test(cookies);
}

/** Turns single keys on or off, for a year on this device, whoever is signed in (WCAG 2.1.4, DECISION-12). */
export function storeShortcutsOn(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `shortcuts=off; Path=/; Max-Age=${on ? 0 : 31536000}; SameSite=Lax`;
}
