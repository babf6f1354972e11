import type { ReactNode } from 'react';
import { BilingualText } from '../BilingualText/BilingualText';
import { type CalendarPart, formatPart } from './format-part';

/** Texts of a date picker. */
export interface DatePickerWords {
  /** Accessible name of the button that opens the calendar; the chosen day follows it. */
  open: ReactNode;
  /** Accessible names of the buttons that change the month or the year. */
  previousYear: ReactNode;
  previousMonth: ReactNode;
  nextMonth: ReactNode;
  nextYear: ReactNode;
  /** Label of the button that chooses today. */
  today: ReactNode;
  /** Label of the button that clears the value; not shown in a required field. */
  clear: ReactNode;
}

/** Language of month and day names, such as `fr-CA`, or one for each half of a bilingual text. */
export type CalendarLocale = string | { fr: string; en: string };

export function dayWords(
  iso: string,
  locale: CalendarLocale,
  part: CalendarPart,
  layout: 'line' | 'stack' = 'line',
): ReactNode {
  if (typeof locale === 'string') return formatPart(iso, locale, part);
  return (
    <BilingualText
      fr={formatPart(iso, locale.fr, part)}
      en={formatPart(iso, locale.en, part)}
      layout={layout}
    />
  );
}

type WeekInfo = { firstDay: number };
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Returns the first day of the week, 1 (Monday) to 7 (Sunday); Sunday in Canada. */
export function firstWeekday(locale: CalendarLocale): number {
  const info: LocaleWithWeeks = new Intl.Locale(typeof locale === 'string' ? locale : locale.fr);
  // Firefox does not support week info: use the Canadian default.
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 7;
}
