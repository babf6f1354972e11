import type { Language } from './language-mode';
import type { TextPair } from './text-pair';

export type DateOptions = {
  /** Adds hours and minutes (`HH:mm`) of the organization's clock. */
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

let minutesAhead = (instant: Date): number => -instant.getTimezoneOffset();

/** Formats instants from now on by these minutes ahead of UTC; by default by those of the device. */
export function showInstantsBy(minutesOf: (instant: Date) => number): void {
  minutesAhead = minutesOf;
}

/** Returns what the clock on the wall shows at an instant: `YYYY-MM-DDTHH:mm`; empty for an invalid text. */
function shownAt(iso: string): string {
  const instant = new Date(iso);
  const shown = instant.getTime() + minutesAhead(instant) * 60_000;
  return Number.isNaN(shown) ? '' : new Date(shown).toISOString().slice(0, 16);
}

/**
 * Reads a day, or an instant as the clock shows it. The date is local: as a UTC instant, a day would be the evening before
 * in Montréal.
 */
export function readDate(iso: string): Date | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : shownAt(iso);
  return day ? new Date(`${day.slice(0, 10)}T00:00`) : null;
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
  return time ? `${words} ${shownAt(iso).slice(11)}` : words;
}

/** Formats a date for each half of a sentence. */
export function datePair(iso: string, options?: DateOptions): TextPair {
  return { fr: formatDate(iso, 'fr', options), en: formatDate(iso, 'en', options) };
}
