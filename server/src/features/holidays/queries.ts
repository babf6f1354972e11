import {
  correctedHolidays,
  type Holiday,
  type HolidayCorrection,
  type ListedHoliday,
  observedHolidays,
} from '@portal/domain';
import { holidaysOfRegion } from '../../calendar/holidaysOfRegion.ts';
import type { Db } from '../../database/connect.ts';

/** The holidays of the organisation's region, and the corrections by the office. */
export interface OrganisationHolidays {
  /** Returns the holidays of the region in a year. */
  readonly ofRegion: (year: number) => readonly Holiday[];
  readonly corrections: readonly HolidayCorrection[];
}

/** Reads the holidays from the database, because another process may just have changed them. */
export async function readHolidays(db: Db): Promise<OrganisationHolidays> {
  const settings = await db
    .selectFrom('organisation')
    .select(['holiday_region', 'easter_day'])
    .executeTakeFirst();
  const rows = await db.selectFrom('holiday_corrections').selectAll().orderBy('held_on').execute();
  return {
    ofRegion: await holidaysOfRegion(settings?.holiday_region ?? null, settings?.easter_day ?? null),
    corrections: rows.map(({ id, kind, held_on, name, name_en }) => ({
      id,
      kind,
      name,
      date: held_on,
      nameEn: name_en,
    })),
  };
}

/** Returns a function that lists the holidays of a year that plans skip. */
export async function readHolidaysOf(db: Db): Promise<(year: number) => readonly Holiday[]> {
  const holidays = await readHolidays(db);
  return (year) => observedHolidays(holidaysOfYear(holidays, year));
}

/** Returns the holidays of a year with the corrections of the office. */
export function holidaysOfYear(
  { ofRegion, corrections }: OrganisationHolidays,
  year: number,
): ListedHoliday[] {
  return correctedHolidays(
    ofRegion(year),
    corrections.filter(({ date }) => Number(date.slice(0, 4)) === year),
  );
}
