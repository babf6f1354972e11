import type { Halves } from './halves';
import type { Language } from './language-mode';

export type DateOptions = {
  /** Adds hours and minutes, `HH:mm`, in the person's own time zone. */
  time?: boolean;
  /** Puts the day of the week first. */
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

const twoDigits = (value: number) => String(value % 100).padStart(2, '0');

/** A calendar day belongs to no time zone: read as an instant, it would be the evening before in Montréal. */
function readDate(iso: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const date = year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A calendar day or an instant (ISO) in words: `20 nov. 26`, `Nov 20th 26` (decision 3); text that is no date comes back as it is. */
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
    language === 'fr' ? `${day} ${month} ${year}` : `${month} ${day}${ordinals[day] ?? 'th'} ${year}`;
  const words = weekday ? `${weekdays[language][date.getDay()]} ${calendarDay}` : calendarDay;
  return time ? `${words} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : words;
}

/** A date inside a sentence: each half has its own. */
export function dateHalves(iso: string, options?: DateOptions): Halves {
  return { fr: formatDate(iso, 'fr', options), en: formatDate(iso, 'en', options) };
}

/** The month of a calendar day in words, alone: `nov.`, `Nov`. */
export function monthHalves(iso: string): Halves {
  const month = readDate(iso)?.getMonth();
  return month === undefined
    ? { fr: iso, en: iso }
    : { fr: months.fr[month] ?? iso, en: months.en[month] ?? iso };
}

/** A month of a year in words: `novembre 2026`, `November 2026`; text that is no month comes back as it is. */
export function monthYearHalves(month: string): Halves {
  const date = /^\d{4}-\d{2}$/.test(month) && readDate(`${month}-01`);
  if (!date) return { fr: month, en: month };
  const inWords = (locale: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(date);
  return { fr: inWords('fr-CA'), en: inWords('en-CA') };
}
