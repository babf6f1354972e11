import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type QuebecHoliday, quebecHolidays } from '../calendar/quebec-holidays.ts';

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

/** The reason why a day is closed: a statutory holiday, or a closure of the organization or of one plan. */
export type ClosedReason = { holiday: QuebecHoliday } | { closure: Closure };

/** Returns a function for the reason why a day is closed; undefined for an open day. */
export function closedDays(
  closures: readonly Closure[],
  { holidays }: { holidays: boolean },
): (day: CalendarDate) => ClosedReason | undefined {
  const years = new Map<string, Map<CalendarDate, QuebecHoliday>>();
  const holidayOn = (day: CalendarDate) => {
    const year = day.slice(0, 4);
    const known =
      years.get(year) ?? new Map(quebecHolidays(Number(year)).map(({ date, holiday }) => [date, holiday]));
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
