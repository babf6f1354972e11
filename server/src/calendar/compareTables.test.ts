import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { Clock, timeZoneTable } from './Clock.ts';
import { compareTables, minutesInNode, minutesInPostgres, monthsSinceTable } from './compareTables.ts';

function toPostgres() {
  const db = connect({ url: inject('postgres') });
  onTestFinished(() => db.destroy());
  return db;
}

const clockIn = (zone: string) => {
  const clock = Clock.of(zone);
  if (!clock) throw new Error(`${zone} is unknown`);
  return clock;
};

/** The zones of the provinces and territories, with the names that their offices still use. */
const ofCanada = [
  'St_Johns',
  'Halifax',
  'Moncton',
  'Toronto',
  'Montreal',
  'Winnipeg',
  'Regina',
  'Edmonton',
  'Vancouver',
  'Yellowknife',
  'Inuvik',
  'Whitehorse',
  'Iqaluit',
].map((city) => `America/${city}`);

// Which zones differ depends on the Node and the PostgreSQL of the machine, so they are printed and not compared.
// Clock.test.ts checks our own table.
it('has the zones of Canada, and prints where other tables disagree in the next two years', async () => {
  const db = toPostgres();
  const now = new Date();
  const moments = Array.from({ length: 24 }, (_, month) => now.getTime() + month * 30.4375 * 86_400_000);
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names
    where name !~ '^posix(/|rules)|^(Factory|localtime|right/)'`.execute(db);
  const names = [...new Set([...rows.map(({ name }) => name), ...Intl.supportedValuesOf('timeZone')])];
  expect(ofCanada.filter((name) => Clock.of(name) === null)).toEqual([]);
  const { rows: read } = await sql<{ zone: string; minutes: number[] }>`select z as zone,
      (select array_agg((extract(epoch from to_timestamp(s) at time zone z - to_timestamp(s) at time zone 'UTC') / 60)::float8
        order by s) from unnest(${moments.map((at) => at / 1000)}::float8[]) s) as minutes
    from unnest(${rows.map(({ name }) => name)}::text[]) z`.execute(db);
  const postgres = new Map(read.map(({ zone, minutes }) => [zone, minutes]));
  const differing = names.flatMap((zone) => {
    const clock = Clock.of(zone);
    if (!clock) return [`${zone}: unknown`];
    const ours = moments.map((at) => clock.minutesAt(at));
    const differs = (theirs: readonly number[] | undefined) => theirs && String(theirs) !== String(ours);
    const programs = [
      differs(minutesInNode(zone, moments)) ? 'Node' : [],
      differs(postgres.get(zone)) ? 'PostgreSQL' : [],
    ].flat();
    return programs.length === 0 ? [] : [`${zone}: ${programs.join(', ')}`];
  });
  console.info(
    `Zones with other times than in ${timeZoneTable} (Node ${process.versions.tz}):\n${differing.join('\n')}`,
  );
  expect(differing.filter((line) => line.startsWith('UTC:'))).toEqual([]);
}, 30_000);

it('names the first day on which another table differs', async () => {
  const db = toPostgres();
  // A table that still has winter time for a zone that has abolished it.
  const former = Object.assign(Object.create(Clock.prototype), {
    zone: 'America/Toronto',
    minutesAt: (at: number) => (at < Date.UTC(2027, 3, 1) ? clockIn('America/Toronto').minutesAt(at) : -300),
  });
  const from = new Date('2027-03-20T12:00:00Z');
  expect(await compareTables(db, former, from)).toEqual([
    { program: 'Node', version: process.versions.tz, since: '2027-04-01' },
    { program: 'PostgreSQL', version: expect.stringMatching(/^\d+/), since: '2027-04-01' },
  ]);
  const [node, postgres] = await compareTables(db, clockIn('America/Toronto'), from);
  expect([node?.since, postgres?.since]).toEqual([null, null]);
});

it('has no minutes of a zone that the other table lacks', async () => {
  expect(minutesInNode('Mars/Base', [0])).toEqual([]);
  expect(await minutesInPostgres(toPostgres(), 'Mars/Base', [0])).toEqual([]);
});

it('says how old the table is at least', () => {
  expect(timeZoneTable).toMatch(/^20\d\d[a-z]$/);
  const year = Number(timeZoneTable.slice(0, 4));
  expect(monthsSinceTable(new Date(Date.UTC(year, 11, 31)))).toBe(0);
  expect(monthsSinceTable(new Date(Date.UTC(year + 1, 6, 1)))).toBe(6);
});
