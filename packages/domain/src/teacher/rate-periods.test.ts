import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../calendar/days-after.ts';
import {
  arePeriodsEqual,
  periodsOfType,
  type RatePeriod,
  rateOn,
  ratesOn,
  usualFirstDay,
  withCorrection,
  withOnlyRate,
  withoutPeriod,
  withPeriod,
} from './rate-periods.ts';

const raises: RatePeriod[] = [
  { from: '2026-11-01', rate: 44 },
  { from: null, rate: 40 },
  { from: '2027-01-01', rate: null },
];

describe('the rate of a day', () => {
  it.each([
    ['long ago', '1999-01-01', 40],
    ['the day before a raise', '2026-10-31', 40],
    ['the first day of a raise', '2026-11-01', 44],
    ['the last day of a raise', '2026-12-31', 44],
    ['the day on which there is no rate any more', '2027-01-01', null],
    ['later', '2030-01-01', null],
  ])('is, %s, that of the last period that has begun (%s)', (_, day, rate) => {
    expect(rateOn(raises, day)).toBe(rate);
  });

  it('is none before the first period, and without periods', () => {
    expect(rateOn([{ from: '2026-11-01', rate: 44 }], '2026-10-31')).toBeNull();
    expect(rateOn([], '2026-10-31')).toBeNull();
  });

  it('can be nothing, which is not none', () => {
    expect(rateOn([{ from: null, rate: 0 }], '2026-10-31')).toBe(0);
  });

  it('is that of each course type, without the types that have none on that day', () => {
    const periods = [
      { courseTypeId: 2, from: null, rate: 50 },
      { courseTypeId: 1, from: '2026-11-01', rate: 44 },
      { courseTypeId: 1, from: null, rate: 40 },
      { courseTypeId: 3, from: '2026-11-02', rate: 60 },
    ];
    expect(ratesOn(periods, '2026-11-01')).toEqual([
      { courseTypeId: 2, rate: 50 },
      { courseTypeId: 1, rate: 44 },
    ]);
    expect(periodsOfType(periods, 1)).toEqual([
      { from: null, rate: 40 },
      { from: '2026-11-01', rate: 44 },
    ]);
  });
});

describe('a change of periods', () => {
  it('adds one by day, and replaces one of the same day', () => {
    expect(withPeriod([{ from: '2026-11-01', rate: 44 }], { from: null, rate: 40 })).toEqual([
      { from: null, rate: 40 },
      { from: '2026-11-01', rate: 44 },
    ]);
    expect(withPeriod([{ from: null, rate: 40 }], { from: null, rate: 41 })).toEqual([
      { from: null, rate: 41 },
    ]);
  });

  it('removes one, so that the one before it counts on', () => {
    expect(rateOn(withoutPeriod(raises, '2026-11-01'), '2026-11-15')).toBe(40);
    expect(rateOn(withoutPeriod(raises, null), '2026-10-31')).toBeNull();
  });

  it('corrects the day and the rate of one', () => {
    expect(withCorrection(raises, '2026-11-01', { from: '2026-11-16', rate: 45 })).toEqual([
      { from: null, rate: 40 },
      { from: '2026-11-16', rate: 45 },
      { from: '2027-01-01', rate: null },
    ]);
  });

  it('is none where the lists differ only in their order', () => {
    expect(arePeriodsEqual(raises, raises.toReversed())).toBe(true);
    expect(arePeriodsEqual(raises, raises.slice(1))).toBe(false);
    expect(arePeriodsEqual([{ from: null, rate: 0 }], [{ from: null, rate: null }])).toBe(false);
  });
});

describe('the usual first day', () => {
  const paid: RatePeriod[] = [{ from: null, rate: 40 }];
  it.each([
    ['a raise after the last month handed in', paid, ['2026-09', '2026-10', '2026-08'], '2026-11-01'],
    ['a raise after a gap in the months handed in', paid, ['2026-08'], '2026-09-01'],
    ['a raise after this month was handed in', paid, ['2026-11'], '2026-12-01'],
    ['a raise after December', paid, ['2026-12'], '2027-01-01'],
    ['a raise of someone who has handed in nothing', paid, [], '2026-11-01'],
    ['a first rate after a month handed in', [], ['2026-10'], '2026-11-01'],
    ['a first rate of someone who has handed in nothing', [], [], null],
  ])('of %s', (_, periods, handedIn, day) => {
    expect(usualFirstDay(periods, handedIn, '2026-11-20')).toBe(day);
  });
});

describe('a rate without a day', () => {
  const when = { from: '2026-11-01', today: '2026-11-20' };
  const paid: RatePeriod[] = [{ from: null, rate: 40 }];
  it.each<[string, RatePeriod[], number | null, RatePeriod[]]>([
    ['that is today’s changes nothing', raises, 44, raises],
    ['counts from the usual day', paid, 44, [...paid, { from: '2026-11-01', rate: 44 }]],
    [
      'replaces what began between that day and today',
      [...paid, { from: '2026-11-10', rate: 42 }],
      44,
      [...paid, { from: '2026-11-01', rate: 44 }],
    ],
    [
      'leaves what begins after today',
      [...paid, { from: '2026-11-21', rate: 42 }],
      44,
      [...paid, { from: '2026-11-01', rate: 44 }, { from: '2026-11-21', rate: 42 }],
    ],
    ['that is missing ends the rate', paid, null, [...paid, { from: '2026-11-01', rate: null }]],
    ['that is missing leaves nothing of a rate from that day', [{ from: '2026-11-01', rate: 40 }], null, []],
    ['is the first one', [], 44, [{ from: '2026-11-01', rate: 44 }]],
  ])('%s', (_, periods, rate, expected) => {
    expect(arePeriodsEqual(withOnlyRate(periods, rate, when), expected)).toBe(true);
  });

  it('counts since always where no day is given', () => {
    expect(withOnlyRate([], 44, { from: null, today: '2026-11-20' })).toEqual([{ from: null, rate: 44 }]);
  });

  it('counts from a day that lies ahead, while today’s rate stays', () => {
    const periods = withOnlyRate(paid, 44, { from: '2026-12-01', today: '2026-11-20' });
    expect([rateOn(periods, '2026-11-30'), rateOn(periods, '2026-12-01')]).toEqual([40, 44]);
  });
});

/** A short calendar, so that changes affect each other. */
const days = Array.from({ length: 12 }, (_, place) => daysAfter('2026-10-28', place));
const someDay = fc.constantFrom(...days);
const someStart = fc.option(someDay, { nil: null });
const someRate = fc.constantFrom(null, 0, 40, 44);
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), from: someStart, rate: someRate }),
  fc.record({ kind: fc.constant('correct' as const), at: someStart, from: someStart, rate: someRate }),
  fc.record({ kind: fc.constant('remove' as const), at: someStart }),
  fc.record({ kind: fc.constant('only' as const), rate: someRate, from: someStart, today: someDay }),
);

it('any sequence of adding, correcting and removing rates gives each day the rate of an obvious computation', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let periods: RatePeriod[] = [];
      // An independent model: the rate that was written on each day, and `always` for all days before.
      const written = new Map<string, number | null>();
      const slowRate = (day: string): number | null => {
        for (let place = days.indexOf(day); place >= 0; place -= 1) {
          const found = written.get(days[place] ?? '');
          if (found !== undefined) return found;
        }
        return written.get('always') ?? null;
      };
      for (const one of steps) {
        if (one.kind === 'add') {
          periods = withPeriod(periods, one);
          written.set(one.from ?? 'always', one.rate);
        } else if (one.kind === 'correct') {
          periods = withCorrection(periods, one.at, { from: one.from, rate: one.rate });
          written.delete(one.at ?? 'always');
          written.set(one.from ?? 'always', one.rate);
        } else if (one.kind === 'remove') {
          periods = withoutPeriod(periods, one.at);
          written.delete(one.at ?? 'always');
        } else {
          const before = days.map(slowRate);
          periods = withOnlyRate(periods, one.rate, one);
          if (slowRate(one.today) !== one.rate) {
            const first = one.from === null ? -1 : days.indexOf(one.from);
            if (one.from === null) written.delete('always');
            for (const day of days.slice(Math.max(first, 0), days.indexOf(one.today) + 1))
              written.delete(day);
            const { from } = one;
            const isBefore = (key: string) => from !== null && (key === 'always' || key < from);
            // A rate of null is only written if there was a rate to end.
            if (one.rate !== null || [...written.keys()].some(isBefore))
              written.set(from ?? 'always', one.rate);
          }
          // Days before the corrected one keep their rate.
          const kept = one.from === null ? [] : days.slice(0, days.indexOf(one.from));
          expect(kept.map(slowRate)).toEqual(before.slice(0, kept.length));
        }
        expect(days.map((day) => rateOn(periods, day))).toEqual(days.map(slowRate));
        expect(rateOn(periods, '1999-01-01')).toBe(written.get('always') ?? null);
        expect(new Set(periods.map(({ from }) => from)).size).toBe(periods.length);
      }
    }),
  );
});
