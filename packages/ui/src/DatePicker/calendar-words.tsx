import type { ReactNode } from 'react';
import { BilingualText } from '../BilingualText/BilingualText';

/** The language in which a calendar names days and months, such as `fr-CA`, or one for each half of bilingual words. */
export type CalendarLocale = string | { fr: string; en: string };

const formats = new Map<string, Intl.DateTimeFormat>();

/** What is written of a day. */
const parts = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day in words, in one language or in both: whole, or its month, or its weekday. */
export function dayWords(
  iso: string,
  locale: CalendarLocale,
  part: keyof typeof parts,
  layout: 'line' | 'stack' = 'line',
): ReactNode {
  if (typeof locale === 'string') return written(iso, locale, part);
  return (
    <BilingualText fr={written(iso, locale.fr, part)} en={written(iso, locale.en, part)} layout={layout} />
  );
}

function written(iso: string, locale: string, part: keyof typeof parts): string {
  const key = `${locale} ${part}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...parts[part], timeZone: 'UTC' });
    formats.set(key, format);
  }
  const words = format.format(new Date(`${iso}T00:00:00Z`));
  // `lun.` is as clear without its full stop, and a column is narrow.
  return part === 'shortWeekday' ? words.replace('.', '') : words;
}

type WeekInfo = { firstDay: number };
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The day on which weeks begin, Monday (1) to Sunday (7); in Canada that is Sunday. */
export function firstWeekday(locale: CalendarLocale): number {
  const known: LocaleWithWeeks = new Intl.Locale(typeof locale === 'string' ? locale : locale.fr);
  // Firefox does not know it yet; there a week begins as it does here.
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 7;
}
