const formats = new Map<string, Intl.DateTimeFormat>();

const parts = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A part of a date that the calendar formats. */
export type CalendarPart = keyof typeof parts;

/** Formats a day (`YYYY-MM-DD`) in a locale such as `fr-CA`. The first of a month is `1er` in French. */
export function formatPart(iso: string, locale: string, part: CalendarPart): string {
  const key = `${locale} ${part}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...parts[part], timeZone: 'UTC' });
    formats.set(key, format);
  }
  const isFrench = locale.startsWith('fr');
  const words = format
    .formatToParts(new Date(`${iso}T00:00:00Z`))
    // Intl has no ordinals.
    .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
    .join('');
  // `lun.` needs no period here, and the column is narrow.
  return part === 'shortWeekday' ? words.replace('.', '') : words;
}
