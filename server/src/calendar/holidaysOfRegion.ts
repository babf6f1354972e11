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

/** Returns the holidays of one region in a year. */
type HolidaysOf = (year: number) => readonly Holiday[];

/** The first and last year that are computed: `date-holidays` knows the Islamic calendar until about 2080. */
const [firstYear, lastYear] = [1970, 2100];

/** Milliseconds of an hour. */
const hour = 60 * 60 * 1000;

/** Cache by region code; the holidays of a region never change while the process runs. */
const calendars = new Map<string, HolidaysOf>();

/**
 * Returns a function that lists the public holidays of a region in a year, in order (ADR-0059). An office that has not
 * chosen a region (`null`) gets the holidays of Québec. So does an office whose region is no longer in the library,
 * until it chooses another one; `doctor` reports that.
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
    // A holiday of several days may continue into the next year.
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
 * Returns each whole day of the holidays that begin in a year. Reads the days from texts: the library's `Date` values
 * depend on the time zone of the process.
 */
function daysOf(library: Holidays, year: number): Holiday[] {
  const english = new Map(
    library.getHolidays(year, 'en').map((one) => [`${one.date} ${one.rule}`, one.name]),
  );
  return library.getHolidays(year, 'fr').flatMap(({ date, start, end, name, rule }) => {
    const [day = '', time] = date.split(' ');
    // Half holidays, such as the afternoon of 24 December in Iceland, do not count.
    if (time !== '00:00:00') return [];
    const nameEn = english.get(`${date} ${rule}`) ?? name;
    // A day on which the clocks go forward has 23 hours. Holidays of 90 hours, in Türkiye, have three whole days.
    const days = Math.floor(((end.getTime() - start.getTime()) / hour + 1) / 24);
    const names = { name: typographic(name), nameEn: typographic(nameEn) };
    return Array.from({ length: days }, (_, place) => ({ date: daysAfter(day, place), ...names }));
  });
}

/** Returns a name with typographic apostrophes, as in the rest of the portal. */
function typographic(name: string): string {
  return name.replaceAll("'", '’');
}

/** Moves a holiday on Sunday 1 July to Monday: section 2 of the Holidays Act applies "throughout Canada". */
function withCanadaDay(day: Holiday): Holiday {
  const isSunday = day.date.endsWith('-07-01') && weekdayOf(day.date) === 7;
  return isSunday ? { ...day, date: daysAfter(day.date, 1) } : day;
}

/** Caches the result of each year: some calendars take a tenth of a second to compute. */
function remembered(compute: (year: number) => Holiday[]): (year: number) => Holiday[] {
  const years = new Map<number, Holiday[]>();
  return (year) => {
    const days = years.get(year) ?? compute(year);
    years.set(year, days);
    return days;
  };
}
