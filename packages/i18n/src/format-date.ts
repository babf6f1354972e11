import dayjs from 'dayjs';
import french from 'dayjs/locale/fr.js';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import type { Halves } from './halves';
import type { Language } from './language-mode';

export type DateOptions = {
  /** Adds hours and minutes, `HH:mm`, in the person's own time zone. */
  time?: boolean;
};

const patterns = { fr: 'D MMM YY', en: 'MMM Do YY' } as const satisfies Record<Language, string>;

/** A calendar day or an instant (ISO) in words: `20 nov. 26`, `Nov 20th 26` (decision 3); text that is no date comes back as it is. */
export function formatDate(iso: string, language: Language, { time = false }: DateOptions = {}): string {
  // Idempotent, and not at the top of the module: a page without dates then ships without dayjs.
  dayjs.extend(advancedFormat);
  const day = dayjs(iso);
  if (!day.isValid()) return iso;
  const pattern = time ? `${patterns[language]} HH:mm` : patterns[language];
  return (language === 'fr' ? day.locale(french) : day).format(pattern);
}

/** A date inside a sentence: each half has its own. */
export function dateHalves(iso: string, options?: DateOptions): Halves {
  return { fr: formatDate(iso, 'fr', options), en: formatDate(iso, 'en', options) };
}
