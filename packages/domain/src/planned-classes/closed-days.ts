import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type Holiday, type ListedHoliday, observedHolidays } from '../calendar/holiday.ts';

/** One or more days without classes, such as a spring break. */
export interface Closure {
  startsOn: CalendarDate;
  /** The last closed day. */
  endsOn: CalendarDate;
  name: string;
  /** The English name; null if the name is not translated. */
  nameEn: string | null;
}

/** A closure of the organization. */
export interface SavedClosure extends Closure {
  id: number;
}

/** The days without classes of an organization. */
export interface ClosedCalendar {
  closures: readonly Closure[];
  /** Returns the holidays of a year. */
  holidaysOf: (year: number) => readonly Holiday[];
}

/** Returns the days without classes of an organization from the list of its holidays. */
export function closedCalendar(
  closures: readonly Closure[],
  holidays: readonly ListedHoliday[],
): ClosedCalendar {
  const observed = observedHolidays(holidays);
  return { closures, holidaysOf: (year) => observed.filter(({ date }) => Number(date.slice(0, 4)) === year) };
}

/** The reason why a day is closed: a holiday, or a closure of the organization or of one plan. */
export type ClosedReason = { holiday: Holiday } | { closure: Closure };

/** Returns a function for the reason why a day is closed; undefined for an open day. */
export function closedDays(
  { closures, holidaysOf }: ClosedCalendar,
  { holidays }: { holidays: boolean },
): (day: CalendarDate) => ClosedReason | undefined {
  const years = new Map<string, Map<CalendarDate, Holiday>>();
  const holidayOn = (day: CalendarDate) => {
    const year = day.slice(0, 4);
    const known = years.get(year) ?? new Map(holidaysOf(Number(year)).map((one) => [one.date, one]));
    years.set(year, known);
    return known.get(day);
  };
  return (day) => {
    const holiday = holidays ? holidayOn(day) : undefined;
    if (holiday) return { holiday };
    const closure = closures.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
    return closure && { closure };
  };
}
