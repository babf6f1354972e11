import { frenchDay, months, ordinalOf, readDate } from './format-date';
import type { Language } from './language-mode';
import type { TextPair } from './text-pair';

// Separate from `format-date`, because no first page needs it.

const shortWeekdays = {
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const satisfies Record<Language, readonly string[]>;

/** Formats a day of this year: `lun. 23 nov.`, `Mon Nov 23rd`; without the month `lun. 23`, `Mon 23`. */
export function dayPair(iso: string, { month = true }: { month?: boolean } = {}): TextPair {
  const date = readDate(iso);
  if (!date) return { fr: iso, en: iso };
  const [day, weekday, place] = [date.getDate(), date.getDay(), date.getMonth()];
  return month
    ? {
        fr: `${shortWeekdays.fr[weekday]} ${frenchDay(day)} ${months.fr[place]}`,
        en: `${shortWeekdays.en[weekday]} ${months.en[place]} ${day}${ordinalOf(day)}`,
      }
    : { fr: `${shortWeekdays.fr[weekday]} ${day}`, en: `${shortWeekdays.en[weekday]} ${day}` };
}

/** Formats a weekday, 1 (Monday) to 7: `lun.`, `Mon`; long `lundi`, `Monday`. */
export function weekdayPair(weekday: number, { full = false }: { full?: boolean } = {}): TextPair {
  const place = weekday % 7;
  const inWords = (locale: string) =>
    // 4 January 2026 was a Sunday.
    new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(new Date(2026, 0, 4 + place));
  return full
    ? { fr: inWords('fr-CA'), en: inWords('en-CA') }
    : { fr: shortWeekdays.fr[place] ?? '', en: shortWeekdays.en[place] ?? '' };
}

/** Formats the month of a calendar day: `nov.`, `Nov`. */
export function monthPair(iso: string): TextPair {
  const month = readDate(iso)?.getMonth();
  return month === undefined
    ? { fr: iso, en: iso }
    : { fr: months.fr[month] ?? iso, en: months.en[month] ?? iso };
}

/** Formats a month (`YYYY-MM`): `novembre 2026`, `November 2026`; returns invalid text unchanged. */
export function monthYearPair(month: string): TextPair {
  const date = /^\d{4}-\d{2}$/.test(month) && readDate(`${month}-01`);
  if (!date) return { fr: month, en: month };
  const inWords = (locale: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(date);
  return { fr: inWords('fr-CA'), en: inWords('en-CA') };
}

/**
 * Formats a month (`YYYY-MM`) after a noun: `d’octobre 2026`, `October 2026`; without the year `de novembre`,
 * `November`.
 */
export function ofMonthPair(month: string, { year = true }: { year?: boolean } = {}): TextPair {
  const { fr, en } = monthYearPair(month);
  const short = (name: string) => (year ? name : name.replace(/ \d{4}$/, ''));
  return { fr: `${/^[ao]/.test(fr) ? 'd’' : 'de '}${short(fr)}`, en: short(en) };
}
