import type { Halves } from './halves';
import type { Language } from './language-mode';

const locales = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Record<Language, string>;
const formats = new Map<string, Intl.NumberFormat>();

/** What has nothing to group and nothing to round. */
const shortNumber = /^\d{1,3}(\.\d{1,2})?$/;

/** Hours come from minutes and may have no end: two decimals tell them to 36 seconds. */
const twoDecimals: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };

/** A number as people of Canada write it: `1 284,5` in French, `1,284.5` in English (decision 3); two decimals at most unless told. */
export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = twoDecimals,
): string {
  // Most are short, and to make the first format takes as long as to draw a dozen rows.
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

/** Writes a text with numbers for both languages, each number in its half's own format: `1,5 h`, `1.5 h`. */
export function numberHalves(write: (number: (value: number) => string) => string): Halves {
  const half = (language: Language) => write((value) => formatNumber(value, language));
  return { fr: half('fr'), en: half('en') };
}
