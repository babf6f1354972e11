import type { Language } from './language-mode';
import type { TextPair } from './text-pair';

export type DateOptions = {
  /** Adds hours and minutes (`HH:mm`) in the user's time zone. */
  time?: boolean;
  /** Adds the weekday in front. */
  weekday?: boolean;
};

const months = {
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const satisfies Record<Language, readonly string[]>;

const weekdays = {
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: ['Sunday,', 'Monday,', 'Tuesday,', 'Wednesday,', 'Thursday,', 'Friday,', 'Saturday,'],
} as const satisfies Record<Language, readonly string[]>;

const ordinals: Record<number, string> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
};

const ordinalOf = (day: number) => ordinals[day] ?? 'th';

const twoDigits = (value: number) => String(value % 100).padStart(2, '0');

/** Parses a calendar day as local: as a UTC instant it would be the evening before in Montréal. */
function readDate(iso: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const date = year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats a day or an ISO instant: `20 nov. 26`, `Nov 20th 26` (DECISION-03); returns invalid text unchanged. */
export function formatDate(
  iso: string,
  language: Language,
  { time = false, weekday = false }: DateOptions = {},
): string {
  const date = readDate(iso);
  if (!date) return iso;
  const day = date.getDate();
  const month = months[language][date.getMonth()];
  const year = twoDigits(date.getFullYear());
  const calendarDay =
    language === 'fr' ? `${day} ${month} ${year}` : `${month} ${day}${ordinalOf(day)} ${year}`;
  const words = weekday ? `${weekdays[language][date.getDay()]} ${calendarDay}` : calendarDay;
  return time ? `${words} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : words;
}

/** Formats a date for each half of a sentence. */
export function datePair(iso: string, options?: DateOptions): TextPair {
  return { fr: formatDate(iso, 'fr', options), en: formatDate(iso, 'en', options) };
}

const shortWeekdays = {
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const satisfies Record<Language, readonly string[]>;

/** Formats a day of this year: `lun. 23 nov.`, `Mon Nov 23rd`; without its month `lun. 23`, `Mon 23`. */
export function dayPair(iso: string, { month = true }: { month?: boolean } = {}): TextPair {
  const date = readDate(iso);
  if (!date) return { fr: iso, en: iso };
  const [day, weekday, place] = [date.getDate(), date.getDay(), date.getMonth()];
  return month
    ? {
        fr: `${shortWeekdays.fr[weekday]} ${day} ${months.fr[place]}`,
        en: `${shortWeekdays.en[weekday]} ${months.en[place]} ${day}${ordinalOf(day)}`,
      }
    : { fr: `${shortWeekdays.fr[weekday]} ${day}`, en: `${shortWeekdays.en[weekday]} ${day}` };
}

/** Formats a day of the week, 1 for Monday to 7: `lun.`, `Mon`; in full `lundi`, `Monday`. */
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
