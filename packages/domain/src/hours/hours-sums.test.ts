import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anHoursRow } from './hours.fixtures.ts';
import { type HoursGrouping, hoursGroupings } from './hours.ts';
import {
  amountOf,
  hoursSums,
  rateCentsOf,
  type TaughtClass,
  totalHours,
  totalPlanned,
} from './hours-sums.ts';

describe('the rate in cents', () => {
  it.each([
    [0, 0],
    [44.5, 4450],
    [41.55, 4155],
    [0.29, 29],
    [1.005, 101],
    [41.004, 4100],
    [100_000, 10_000_000],
  ])('of %d $ is %d', (rate, cents) => {
    expect(rateCentsOf(rate)).toBe(cents);
  });
});

describe('the amount of a line', () => {
  it.each([
    ['an hour', 60, 5400, 5400],
    ['an hour and a half', 90, 5400, 8100],
    ['a third of a cent', 1, 5420, 90],
    ['less than half a cent', 1, 5429, 90],
    ['half a cent', 1, 5430, 91],
    ['more than half a cent', 1, 5431, 91],
    ['no minutes', 0, 5400, 0],
    ['no rate', 90, null, 0],
    ['a rate of nothing', 90, 0, 0],
    ['a very long month', 44_640, 10_000_000, 7_440_000_000],
  ])('%s: %d minutes at %s are %d cents', (_, minutes, rateCents, cents) => {
    expect(amountOf(minutes, rateCents)).toBe(cents);
  });
});

const taught = (differing: Partial<TaughtClass> = {}): TaughtClass => ({
  date: '2026-10-07',
  minutes: 90,
  teacherId: 1,
  contractId: 12,
  companyId: 3,
  languageId: 2,
  courseTypeId: 1,
  rateCents: 5400,
  ...differing,
});

const sums = (classes: readonly TaughtClass[], grouping: HoursGrouping) =>
  [...hoursSums(classes, grouping)].map(([group, { classes: count, minutes, amountCents }]) => [
    group,
    count,
    minutes,
    amountCents,
  ]);

describe('the sums of a month', () => {
  it.each([
    ['the last day of October', '2026-10-31', '2026-10'],
    ['the day on which clocks go back', '2026-11-01', '2026-11'],
    ['the day on which clocks go forward', '2026-03-08', '2026-03'],
    ['the last day of a leap February', '2028-02-29', '2028-02'],
    ['the last day of a year', '2026-12-31', '2026-12'],
  ])('count a class of %s by its date', (_, date, month) => {
    expect(sums([taught({ date })], 'month')).toEqual([[month, 1, 90, 8100]]);
  });

  it.each([
    ['contract', ['1 12', '1 13', '4 12']],
    ['teacher', ['1', '4']],
    ['company', ['3', 'null']],
    ['language', ['2']],
    ['courseType', ['1']],
    ['month', ['2026-10', '2026-11']],
    ['week', ['2026-10-05', '2026-10-12', '2026-11-02']],
  ] as const)('by %s have a row for each group', (grouping, groups) => {
    const classes = [
      taught(),
      taught({ contractId: 13, companyId: null, date: '2026-10-18' }),
      taught({ teacherId: 4, date: '2026-11-02' }),
    ];
    expect([...hoursSums(classes, grouping).keys()].sort()).toEqual(groups);
  });

  it('round a line once, and not each of its classes', () => {
    const classes = [1, 2, 3].map((day) => taught({ date: `2026-10-0${day}`, minutes: 1, rateCents: 5430 }));
    expect(sums(classes, 'contract')).toEqual([['1 12', 3, 3, 272]]);
  });

  it('round the lines of two months apart', () => {
    const classes = ['2026-10-31', '2026-11-01'].map((date) => taught({ date, minutes: 1, rateCents: 5430 }));
    expect(sums(classes, 'teacher')).toEqual([['1', 2, 2, 182]]);
  });

  it('round the lines of two teachers apart, whatever the digits of their ids', () => {
    const classes = [
      taught({ teacherId: 1, contractId: 12, minutes: 1, rateCents: 5430 }),
      taught({ teacherId: 11, contractId: 2, minutes: 1, rateCents: 5430 }),
    ];
    expect(sums(classes, 'month')).toEqual([['2026-10', 2, 2, 182]]);
  });

  it('give each week what it adds to the line, whatever the order of the classes', () => {
    const dates = ['2026-10-15', '2026-10-01', '2026-10-22', '2026-10-08'];
    const classes = dates.map((date) => taught({ date, minutes: 1, rateCents: 5430 }));
    expect(sums(classes, 'week')).toEqual([
      ['2026-09-28', 1, 1, 91],
      ['2026-10-05', 1, 1, 90],
      ['2026-10-12', 1, 1, 91],
      ['2026-10-19', 1, 1, 90],
    ]);
  });

  it('tell the minutes without a rate', () => {
    const classes = [taught(), taught({ contractId: 13, minutes: 60, rateCents: null })];
    expect(hoursSums(classes, 'teacher').get('1')).toEqual({
      classes: 2,
      minutes: 150,
      amountCents: 8100,
      unratedMinutes: 60,
    });
  });

  it('agree by every grouping, to the minute and the cent', () => {
    const dates = ['2026-09-28', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-02', '2026-12-31'];
    const rates = new Map(
      [1, 2, 3].flatMap((id) => [11, 12, 13].map((contract) => [`${id} ${contract}`, id * 1357 + contract])),
    );
    const classOf = fc.record({
      date: fc.constantFrom(...dates),
      minutes: fc.integer({ min: 1, max: 240 }),
      teacherId: fc.constantFrom(1, 2, 3, null),
      contractId: fc.constantFrom(11, 12, 13),
    });
    fc.assert(
      fc.property(fc.array(classOf, { maxLength: 40 }), (drawn) => {
        const classes = drawn.map(({ teacherId, contractId, ...one }) =>
          taught({
            ...one,
            teacherId,
            contractId,
            companyId: contractId % 2 === 0 ? null : contractId,
            languageId: contractId % 2,
            courseTypeId: contractId,
            rateCents: rates.get(`${teacherId} ${contractId}`) ?? null,
          }),
        );
        const totals = hoursGroupings.map((grouping) =>
          totalHours([...hoursSums(classes, grouping).values()]),
        );
        for (const total of totals) expect(total).toEqual(totals[0]);
        expect(totals[0]).toMatchObject({
          classes: classes.length,
          minutes: classes.reduce((sum, { minutes }) => sum + minutes, 0),
        });
      }),
    );
  });
});

it.each([
  ['nothing', [], null],
  ['no plan', [null, null], null],
  ['one plan', [null, 90], 90],
  ['a plan without classes', [null, 0], 0],
  ['two plans', [60, 90], 150],
])('the planned minutes of %s', (_, planned, total) => {
  expect(totalPlanned(planned.map((plannedMinutes) => anHoursRow({ plannedMinutes })))).toBe(total);
});
