/** Formats a day (`YYYY-MM-DD`) for letters: `1er décembre 2026`, `December 1, 2026`. */
export function dayInWords(language: 'fr' | 'en', day: string): string {
  const format = new Intl.DateTimeFormat(`${language}-CA`, { timeZone: 'UTC', dateStyle: 'long' });
  const words = format.format(new Date(day));
  // `Intl` does not format ordinals.
  return language === 'fr' ? words.replace(/^1 /, '1er ') : words;
}
