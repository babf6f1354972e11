import type { CalendarDate } from './calendar-date.ts';

/** A public holiday and its names. */
export interface Holiday {
  date: CalendarDate;
  /** The French name. */
  name: string;
  nameEn: string;
}

/** The day off at Easter that an employer in Québec chose. */
export type EasterDay = 'good-friday' | 'easter-monday';

/** A day that the office added to the holidays of its region, or removed from them. */
export interface HolidayCorrection extends Holiday {
  id: number;
  kind: 'added' | 'removed';
}

/** A day in the list of holidays. */
export interface ListedHoliday extends Holiday {
  /** Whether plans skip it: false for one that the office removed. */
  isObserved: boolean;
  /** The correction that the office made on this day; null for a holiday of the region. */
  correctionId: number | null;
}

/**
 * Applies the corrections of the office to the holidays of its region (ADR-0059). Returns one entry per day, in order.
 * A removed day stays in the list, so that it can be restored. If an added day is a holiday anyway, it has the name
 * that the office chose.
 */
export function correctedHolidays(
  holidays: readonly Holiday[],
  corrections: readonly HolidayCorrection[],
): ListedHoliday[] {
  const days = new Map<CalendarDate, ListedHoliday>();
  for (const { date, name, nameEn } of holidays)
    if (!days.has(date)) days.set(date, { date, name, nameEn, isObserved: true, correctionId: null });
  for (const { id, kind, date, name, nameEn } of corrections)
    days.set(date, { date, name, nameEn, isObserved: kind === 'added', correctionId: id });
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** Returns the holidays of a list that plans skip. */
export function observedHolidays(listed: readonly ListedHoliday[]): Holiday[] {
  return listed.filter(({ isObserved }) => isObserved);
}
