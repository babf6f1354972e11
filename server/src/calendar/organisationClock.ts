import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { Clock } from './Clock.ts';

/**
 * Returns the clock of the stored zone; the clock of this process's zone if none is stored or the table no longer has
 * it.
 */
export function clockOf(storedZone: string | null | undefined): Clock {
  return (storedZone == null ? null : Clock.of(storedZone)) ?? Clock.ofProcess();
}

/** Reads the organisation's clock from the database, because another process may just have changed it. */
export async function readClock(db: Db): Promise<Clock> {
  const row = await db.selectFrom('organisation').select('time_zone').executeTakeFirst();
  return clockOf(row?.time_zone);
}

/** Whether a zone is UTC under any of its names. A process has this zone if `TZ` is not set. */
export function isUtc(zone: string): boolean {
  const { periods } = clockOf(zone);
  return periods.length === 1 && periods[0]?.minutes === 0;
}

/**
 * Stores the zone from the settings or of this process if the organisation has none. If several processes start at
 * once, the first one wins. UTC of a process is ignored, because it usually means that `TZ` is not set. Returns the
 * zone that is stored.
 */
export async function proposeTimeZone(db: Db, proposed: string | undefined): Promise<string | null> {
  const ofProcess = Clock.ofProcess().zone;
  const zone = proposed === undefined ? (isUtc(ofProcess) ? null : ofProcess) : clockOf(proposed).zone;
  if (zone !== null)
    await sql`insert into organisation (time_zone) values (${zone}) on conflict (id) do update
      set time_zone = excluded.time_zone where organisation.time_zone is null`.execute(db);
  const row = await db.selectFrom('organisation').select('time_zone').executeTakeFirst();
  return row?.time_zone ?? null;
}

/** Tells the person who starts the server how an office chooses its time zone. */
export const timeZoneTodo =
  'choose it in the administration, under Organization, or start with TIME_ZONE; until then it is UTC, and no plan is saved';
