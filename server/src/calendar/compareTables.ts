import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { type Clock, timeZoneTable } from './Clock.ts';

/** How the time zone table of another program on this machine differs from the server's own. */
export interface OtherTable {
  readonly program: 'Node' | 'PostgreSQL';
  /** The edition of the table, such as `2026c`. PostgreSQL does not report it, so this is the version of PostgreSQL. */
  readonly version: string;
  /** The first day of the next two years on which the two tables differ; null if they agree. */
  readonly since: string | null;
}

const oneDay = 86_400_000;

/** Number of days that are compared: two years. */
const comparedDays = 731;

/**
 * Compares a zone with the tables of Node and PostgreSQL at one moment of each day. The server itself does not use
 * those tables.
 */
export async function compareTables(db: Db, clock: Clock, from: Date): Promise<OtherTable[]> {
  const moments = Array.from({ length: comparedDays }, (_, place) => from.getTime() + place * oneDay);
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  const compared = (minutes: readonly number[]) => {
    const place = moments.findIndex((moment, index) => clock.minutesAt(moment) !== minutes[index]);
    return place < 0 ? null : new Date(moments[place] ?? 0).toISOString().slice(0, 10);
  };
  return [
    {
      program: 'Node',
      version: process.versions.tz ?? '',
      since: compared(minutesInNode(clock.zone, moments)),
    },
    {
      program: 'PostgreSQL',
      version: rows[0]?.version ?? '',
      since: compared(await minutesInPostgres(db, clock.zone, moments)),
    },
  ];
}

/**
 * Returns the offset from UTC in minutes that Node gives for each moment; an empty list for a zone that Node does not
 * know.
 */
export function minutesInNode(zone: string, moments: readonly number[]): number[] {
  if (!isInNode(zone)) return [];
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return moments.map((moment) => {
    const text = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(text) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  });
}

function isInNode(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== null;
  } catch {
    return false;
  }
}

/**
 * Returns the offset from UTC in minutes that PostgreSQL gives for each moment; an empty list for a zone that it does
 * not know.
 */
export async function minutesInPostgres(db: Db, zone: string, moments: readonly number[]): Promise<number[]> {
  const seconds = moments.map((moment) => moment / 1000);
  const { rows } = await sql<{ minutes: number }>`select
      (extract(epoch from to_timestamp(s) at time zone ${zone} - to_timestamp(s) at time zone 'UTC') / 60)::float8
        as minutes
    from unnest(${seconds}::float8[]) with ordinality as moments(s, place)
    where exists (select from pg_timezone_names where lower(name) = lower(${zone})) order by place`.execute(
    db,
  );
  return rows.map(({ minutes }) => minutes);
}

/**
 * Returns the minimum age of the table in months. The name of an edition has a year but no date, so it is taken to date
 * from the end of its year, or from today if that is earlier.
 */
export function monthsSinceTable(now: Date): number {
  const year = Number(timeZoneTable.slice(0, 4));
  return Math.max(0, (now.getUTCFullYear() - year - 1) * 12 + now.getUTCMonth());
}
