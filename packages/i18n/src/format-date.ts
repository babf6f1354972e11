import type { Language } from './language-mode';
import type { TextPair } from './text-pair';

export type DateOptions = {
  /** Adds hours and minutes (`HH:mm`) in the user's time zone. */
  time?: boolean;
  /** Adds the weekday in front. */
  weekday?: boolean;
};

/** Short names of the months, January first. */
export const months = {
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

/** Returns the English ordinal suffix of a day. */
export const ordinalOf = (day: number) => ordinals[day] ?? 'th';

/** Returns a day of a month as French dates write it: the first is `1er`. */
export const frenchDay = (day: number) => (day === 1 ? '1er' : String(day));

const twoDigits = (value: number) => String(value % 100).padStart(2, '0');

/** Parses a calendar day as local: as a UTC instant it would be the evening before in Montréal. */
export function readDate(iso: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const date = year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats a day or an ISO instant: `20 nov. 26`, `1er déc. 26`, `Nov 20th 26` (DECISION-03); returns invalid text unchanged. */
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
    language === 'fr' ? `${frenchDay(day)} ${month} ${year}` : `${month} ${day}${ordinalOf(day)} ${year}`;
  const words = weekday ? `${weekdays[language][date.getDay()]} ${calendarDay}` : calendarDay;
  return time ? `${words} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : words;
}

/** Formats a date for each half of a sentence. */
export function datePair(iso: string, options?: DateOptions): TextPair {
  return { fr: formatDate(iso, 'fr', options), en: formatDate(iso, 'en', options) };
}
