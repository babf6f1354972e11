import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './Clock.ts';

/**
 * The years for which offsets are generated, from the oldest to the latest moment that a portal stores. Moments outside
 * get the offset of the nearest year.
 */
const [firstYear, lastYear] = [2010, 2045];

/**
 * SQL for the calendar day of a moment on the organisation's clock; null for null. The offsets are passed as values,
 * because PostgreSQL has another edition of the time zone table.
 */
export function dayInSql(moment: RawBuilder<unknown>, clock: Clock): RawBuilder<string> {
  const [first, ...later] = clock.periodsBetween(Date.UTC(firstYear, 0), Date.UTC(lastYear, 0));
  const starts = later.map(({ since }) => since / 1000);
  const seconds = [first, ...later].map((period) => (period?.minutes ?? 0) * 60);
  return sql<string>`((${moment} at time zone 'UTC') + make_interval(secs => (${seconds}::float8[])[
    width_bucket(extract(epoch from ${moment})::float8, ${starts}::float8[]) + 1]))::date`;
}
