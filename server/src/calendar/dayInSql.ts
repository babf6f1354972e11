import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './Clock.ts';

/** The years of the moments that a portal stores. Others get the offset of the nearest one. */
const [firstYear, lastYear] = [2010, 2045];

/**
 * SQL for the calendar day of a moment on the organisation's clock; null for null. The offsets travel as values, because
 * PostgreSQL has another edition of the time zone table.
 */
export function dayInSql(moment: RawBuilder<unknown>, clock: Clock): RawBuilder<string> {
  const [first, ...later] = clock.periodsBetween(Date.UTC(firstYear, 0), Date.UTC(lastYear, 0));
  const starts = later.map(({ since }) => since / 1000);
  const seconds = [first, ...later].map((period) => (period?.minutes ?? 0) * 60);
  return sql<string>`((${moment} at time zone 'UTC') + make_interval(secs => (${seconds}::float8[])[
    width_bucket(extract(epoch from ${moment})::float8, ${starts}::float8[]) + 1]))::date`;
}
