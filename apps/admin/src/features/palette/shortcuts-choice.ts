/** Whether single keys do something; they do unless turned off on this device. */
export function readShortcutsOn(cookies: string): boolean {
  return !/\bshortcuts=off/.test(cookies);
}

/** Turns single keys on or off, for a year on this device, whoever is signed in (WCAG 2.1.4, decision 12). */
export function keepShortcutsOn(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `shortcuts=off; Path=/; Max-Age=${on ? 0 : 31536000}; SameSite=Lax`;
}
