import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { Clock } from './Clock.ts';

/** Returns the clock of the zone that is stored; of this process's for null, and for a zone that the table has lost. */
export function clockOf(storedZone: string | null | undefined): Clock {
  return (storedZone == null ? null : Clock.of(storedZone)) ?? Clock.ofProcess();
}

/** Reads the organisation's clock: another process may just have changed it. */
export async function readClock(db: Db): Promise<Clock> {
  const row = await db.selectFrom('organisation').select('time_zone').executeTakeFirst();
  return clockOf(row?.time_zone);
}

/** Whether a zone is UTC under any of its names: what a process has whose `TZ` nobody has set. */
export function isUtc(zone: string): boolean {
  const { periods } = clockOf(zone);
  return periods.length === 1 && periods[0]?.minutes === 0;
}

/**
 * Stores the zone that the settings or this process propose, if the organisation has none: of several processes, the
 * first one. UTC of a process is no proposal. Returns the zone that is stored.
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

/** How an office chooses its time zone, for who starts the server. */
export const timeZoneTodo =
  'choose it in the administration, under Organization, or start with TIME_ZONE; until then it is UTC, and no plan is saved';
