import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { Clock } from './Clock.ts';
import { dayInSql } from './dayInSql.ts';

const shown = (zone: string, moment: string) => {
  const [clock, at] = [Clock.of(zone), new Date(moment)];
  return clock && `${clock.dayOf(at)} ${clock.timeOf(at)}`;
};

// The laws as of 2026 (IANA tzdata 2026f): British Columbia, Alberta, Manitoba and the Northwest Territories keep
// summer time all year from 2026 on; Ontario and Québec do not.
const laws: readonly (readonly [zone: string, moment: string, shown: string])[] = [
  ['America/Vancouver', '2027-01-15T20:00:00Z', '2027-01-15 13:00'],
  ['America/Edmonton', '2027-01-15T20:00:00Z', '2027-01-15 14:00'],
  ['America/Yellowknife', '2027-01-15T20:00:00Z', '2027-01-15 14:00'],
  ['America/Inuvik', '2027-01-15T20:00:00Z', '2027-01-15 14:00'],
  ['America/Whitehorse', '2027-07-15T20:00:00Z', '2027-07-15 13:00'],
  ['America/Winnipeg', '2027-01-15T20:00:00Z', '2027-01-15 15:00'],
  ['Canada/Central', '2027-01-15T20:00:00Z', '2027-01-15 15:00'],
  ['America/Toronto', '2027-01-15T20:00:00Z', '2027-01-15 15:00'],
  ['America/Montreal', '2027-07-15T20:00:00Z', '2027-07-15 16:00'],
  ['Europe/Paris', '2027-01-15T20:00:00Z', '2027-01-15 21:00'],
  ['Africa/Casablanca', '2027-01-15T20:00:00Z', '2027-01-15 20:00'],
  ['UTC', '2027-01-15T20:00:00Z', '2027-01-15 20:00'],
];

describe('the clock of a zone', () => {
  it.each(laws)('in %s at %s is %s', (zone, moment, expected) => {
    expect(shown(zone, moment)).toBe(expected);
  });

  it.each([
    ['2026-11-29T04:59:59Z', '2026-11-28 23:59'],
    ['2026-11-29T05:00:00Z', '2026-11-29 00:00'],
    ['2027-03-14T06:59:00Z', '2027-03-14 01:59'],
    ['2027-03-14T07:00:00Z', '2027-03-14 03:00'],
    ['2027-11-07T05:59:00Z', '2027-11-07 01:59'],
    ['2027-11-07T06:00:00Z', '2027-11-07 01:00'],
  ])(
    'changes the day at midnight of the zone, and the time in the night of a change: %s',
    (moment, expected) => {
      expect(shown('America/Toronto', moment)).toBe(expected);
    },
  );

  it('takes a name in any capitals, keeps an alias under its own name, and knows no other', () => {
    expect(Clock.of('america/MONTREAL')?.zone).toBe('America/Montreal');
    expect(Clock.of('Canada/Eastern')?.zone).toBe('Canada/Eastern');
    for (const name of ['America/Saint-Jean', '', ' America/Toronto', 'Toronto', '-05:00', 'constructor'])
      expect([name, Clock.of(name)]).toEqual([name, null]);
  });
});

it('gives the same days in SQL, whatever table PostgreSQL has', async () => {
  const db = connect({ url: inject('postgres') });
  onTestFinished(() => db.destroy());
  const moments = laws.map(([, moment]) => moment);
  const around = ['2027-03-14', '2026-11-01', '2015-01-01', '2031-07-01'].flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:30:00Z`),
  );
  for (const zone of ['America/Vancouver', 'America/Winnipeg', 'America/Toronto', 'Asia/Kolkata', 'UTC']) {
    const clock = Clock.of(zone);
    if (!clock) throw new Error(`${zone} is unknown`);
    const { rows } = await sql<{ moment: string; day: string | null }>`
      select m::text as moment, ${dayInSql(sql`m`, clock)}::text as day
      from unnest(${[...moments, ...around, null]}::timestamptz[]) m`.execute(db);
    const expected = [...moments, ...around].map((moment) => clock.dayOf(new Date(moment)));
    expect([zone, rows.map(({ day }) => day)]).toEqual([zone, [...expected, null]]);
  }
});
