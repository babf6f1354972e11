import {
  daysAfter,
  type EasterDay,
  type Holiday,
  quebecHolidays,
  usualHolidayRegion,
  weekdayOf,
} from '@portal/domain';
import type Holidays from 'date-holidays';
import { regionOf } from './holidayRegions.ts';

/** Whose holidays plans skip. */
type HolidaysOf = (year: number) => readonly Holiday[];

/** The years that are computed: `date-holidays` knows the Islamic calendar until about 2080. */
const [firstYear, lastYear] = [1970, 2100];

/** Milliseconds of an hour. */
const hour = 60 * 60 * 1000;

/** What was computed for a region; its holidays never change while the process runs. */
const calendars = new Map<string, HolidaysOf>();

/**
 * Returns a function for the public holidays of a region in a year, in order (ADR-0059). Null is an office that has not
 * chosen, which is in Québec; so is one whose region the library has lost, until it chooses again (`doctor` says so).
 */
export async function holidaysOfRegion(
  code: string | null,
  easterDay: EasterDay | null,
): Promise<HolidaysOf> {
  const ofQuebec: HolidaysOf = (year) => quebecHolidays(year, easterDay);
  if (code === null || code === usualHolidayRegion) return ofQuebec;
  const known = calendars.get(code);
  if (known) return known;
  const region = await regionOf(code);
  if (!region) return ofQuebec;
  const { default: Library } = await import('date-holidays');
  const library = new Library(region.country, region.state ?? '', { types: ['public'] });
  const ruleDays = remembered((year) => daysOf(library, year));
  const calendar = remembered((year) => {
    if (year < firstYear || year > lastYear) return [];
    // A holiday of several days may go on in the next year.
    const days = [...ruleDays(year - 1), ...ruleDays(year)];
    return days
      .map((day) => (region.country === 'CA' ? withCanadaDay(day) : day))
      .filter(({ date }) => date.startsWith(String(year)))
      .sort((one, other) => one.date.localeCompare(other.date));
  });
  calendars.set(code, calendar);
  return calendar;
}

/**
 * Returns the whole days of the holidays that begin in a year. Reads the days from texts: the library's `Date` values
 * depend on the zone of the process.
 */
function daysOf(library: Holidays, year: number): Holiday[] {
  const english = new Map(
    library.getHolidays(year, 'en').map((one) => [`${one.date} ${one.rule}`, one.name]),
  );
  return library.getHolidays(year, 'fr').flatMap(({ date, start, end, name, rule }) => {
    const [day = '', time] = date.split(' ');
    // Half a day, such as the afternoon of 24 December in Iceland, is open.
    if (time !== '00:00:00') return [];
    const nameEn = english.get(`${date} ${rule}`) ?? name;
    // A day in which the clocks go forward has 23 hours. Those of Türkiye that last 90 hours have three whole days.
    const days = Math.floor(((end.getTime() - start.getTime()) / hour + 1) / 24);
    const names = { name: typographic(name), nameEn: typographic(nameEn) };
    return Array.from({ length: days }, (_, place) => ({ date: daysAfter(day, place), ...names }));
  });
}

/** Returns a name with the apostrophes of the portal. */
function typographic(name: string): string {
  return name.replaceAll("'", '’');
}

/** Moves a holiday on Sunday 1 July to Monday: "throughout Canada", says section 2 of the Holidays Act. */
function withCanadaDay(day: Holiday): Holiday {
  const isSunday = day.date.endsWith('-07-01') && weekdayOf(day.date) === 7;
  return isSunday ? { ...day, date: daysAfter(day.date, 1) } : day;
}

/** Computes each year once: some calendars take a tenth of a second for it. */
function remembered(compute: (year: number) => Holiday[]): (year: number) => Holiday[] {
  const years = new Map<number, Holiday[]>();
  return (year) => {
    const days = years.get(year) ?? compute(year);
    years.set(year, days);
    return days;
  };
}
