import type { Language } from './language-mode';
import type { TextPair } from './text-pair';

const locales = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Record<Language, string>;
const formats = new Map<string, Intl.NumberFormat>();

/** Numbers that need neither grouping nor rounding. */
const shortNumber = /^\d{1,3}(\.\d{1,2})?$/;

/** Hours are computed from minutes and may be periodic; two decimals are precise to 36 seconds. */
const twoDecimals: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };

/**
 * Formats a number for Canada: `1 284,5` in French, `1,284.5` in English (DECISION-03); at most two decimals by default.
 */
export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = twoDecimals,
): string {
  // Fast path: creating the first Intl format takes as long as rendering a dozen rows.
  if (options === twoDecimals && shortNumber.test(String(value)))
    return String(value).replace('.', language === 'fr' ? ',' : '.');
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[language], options);
    formats.set(key, format);
  }
  return format.format(value);
}

/** Builds a text with numbers in both languages, each in its own number format: `1,5 h`, `1.5 h`. */
export function numberPair(write: (number: (value: number) => string) => string): TextPair {
  const half = (language: Language) => write((value) => formatNumber(value, language));
  return { fr: half('fr'), en: half('en') };
}
