import type { CalendarDate } from './calendar-date.ts';
import { daysAfter } from './days-after.ts';
import { easterOf } from './easter.ts';
import { mondayFrom, weekdayOf } from './weekday.ts';

/** Days that move to a working day when they fall on a Saturday or Sunday, as `MM-DD` in the order of the year. */
const fixed = ['01-01', '07-01', '09-30', '11-11', '12-25', '12-26'];

/**
 * Returns the days off of the Government of Canada in a year, in order: the ten general holidays of the Canada Labour
 * Code, section 166 (with the National Day for Truth and Reconciliation, S.C. 2021, c. 11), and Easter Monday where the
 * payer has it, as agreements of the public service do.
 *
 * A day on a Saturday or Sunday is replaced by the next working day that is no holiday itself: "the holiday is moved to
 * your first scheduled working day following the day of rest" (Public Services and Procurement Canada, Statutory holiday
 * pay). Section 193 (2) of the Code lets other employers choose the working day before it instead.
 *
 * Leaves out the civic holiday, which differs by place.
 */
export function federalHolidays(year: number, hasEasterMonday: boolean): CalendarDate[] {
  const inYear = (monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`;
  const easter = easterOf(year);
  const days = new Set([
    daysAfter(easter, -2),
    ...(hasEasterMonday ? [daysAfter(easter, 1)] : []),
    mondayFrom(inYear('05-18')),
    mondayFrom(inYear('09-01')),
    mondayFrom(inYear('10-08')),
    ...fixed.map(inYear).filter((day) => !isWeekend(day)),
  ]);
  for (const day of fixed.map(inYear).filter(isWeekend)) {
    let substitute = day;
    while (isWeekend(substitute) || days.has(substitute)) substitute = daysAfter(substitute, 1);
    days.add(substitute);
  }
  return [...days].sort();
}

/** Returns whether a day is a Saturday or a Sunday. */
export function isWeekend(day: CalendarDate): boolean {
  return weekdayOf(day) > 5;
}
