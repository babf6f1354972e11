import { describe, expect, it } from 'vitest';
import { anHoursRow } from './hours.fixtures.ts';
import {
  areRateMonthsEqual,
  keepsAmount,
  ratedClasses,
  rateMonths,
  type UnratedClass,
} from './rate-months.ts';
import { keyOfRate, rowsByRate } from './rows-by-rate.ts';
import type { MonthStatus } from './statement.ts';

const taught = (date: string, differing: Partial<UnratedClass> = {}): UnratedClass => ({
  date,
  minutes: 60,
  teacherId: 1,
  contractId: 12,
  companyId: 3,
  languageId: 2,
  courseTypeId: 1,
  ...differing,
});
const always = { courseTypeId: 1, from: null, rate: 40 };
const other = { courseTypeId: 2, from: null, rate: 30 };
const raise = { courseTypeId: 1, from: '2026-10-16', rate: 44 };
const statuses: Record<string, MonthStatus> = { '2026-09': 'exported', '2026-10': 'submitted' };
const statusOf = (month: string) => statuses[month] ?? 'open';

describe('the rate of a class', () => {
  it('is that of its day and course type, or that of an approved statement', () => {
    const classes = [
      taught('2026-10-15'),
      taught('2026-10-16'),
      taught('2026-10-16', { courseTypeId: 2 }),
      taught('2026-10-16', { courseTypeId: null }),
      taught('2026-10-16', { settledRateCents: 3900 }),
      taught('2026-10-16', { settledRateCents: null }),
    ];
    const rates = ratedClasses(classes, [always, other, raise]).map(({ rateCents }) => rateCents);
    expect(rates).toEqual([4000, 4400, 3000, null, 3900, null]);
  });
});

describe('the months that other rates change', () => {
  const classes = [
    taught('2026-09-30', { settledRateCents: 3800 }),
    taught('2026-10-15'),
    taught('2026-10-16'),
    taught('2026-10-16', { courseTypeId: 2, contractId: 13 }),
    taught('2026-11-02'),
    taught('2026-12-01', { courseTypeId: 2 }),
  ];

  it('are named with the amount of the whole month before and after', () => {
    expect(rateMonths(classes, statusOf, [always, other], [always, other, raise])).toEqual([
      { month: '2026-10', status: 'submitted', beforeCents: 11_000, afterCents: 11_400 },
      { month: '2026-11', status: 'open', beforeCents: 4000, afterCents: 4400 },
    ]);
  });

  it('include an approved one with the amount that it keeps, and what it would be', () => {
    const [september] = rateMonths(classes, statusOf, [always, other], [{ ...always, rate: 41 }, other]);
    expect(september).toEqual({ month: '2026-09', status: 'exported', beforeCents: 3800, afterCents: 4100 });
    expect(september && keepsAmount(september)).toBe(true);
    expect(keepsAmount({ status: 'submitted' })).toBe(false);
  });

  it('leave out an approved one that was approved at another rate long ago', () => {
    const months = rateMonths(classes, statusOf, [always], [always, raise]).map(({ month }) => month);
    expect(months).toEqual(['2026-10', '2026-11']);
  });

  it('include one whose hours get a rate of nothing', () => {
    expect(rateMonths([taught('2026-11-02')], statusOf, [], [{ ...always, rate: 0 }])).toEqual([
      { month: '2026-11', status: 'open', beforeCents: 0, afterCents: 0 },
    ]);
  });

  it('are the same in any order, and not with another status or amount', () => {
    const months = rateMonths(classes, statusOf, [always, other], [always, other, raise]);
    expect(areRateMonthsEqual(months, months.toReversed())).toBe(true);
    expect(areRateMonthsEqual(months, months.slice(1))).toBe(false);
    for (const differing of [{ status: 'open' as const }, { beforeCents: 1 }, { afterCents: 1 }]) {
      expect(
        areRateMonthsEqual(months, [
          ...months.slice(1),
          ...months.slice(0, 1).map((month) => ({ ...month, ...differing })),
        ]),
      ).toBe(false);
    }
  });
});

describe('a row of a contract', () => {
  const rates = [
    { rateCents: 4000, classes: 1, minutes: 60, amountCents: 4000 },
    { rateCents: null, classes: 2, minutes: 90, amountCents: 0 },
  ];

  it('with several rates becomes one row for each, with the planned hours in the first', () => {
    const row = anHoursRow({
      classes: 3,
      minutes: 150,
      amountCents: 4000,
      plannedMinutes: 240,
      rateCents: null,
      rates,
    });
    const rows = rowsByRate(row);
    expect(
      rows.map(({ rateCents, classes, minutes, amountCents, unratedMinutes, plannedMinutes }) => [
        rateCents,
        classes,
        minutes,
        amountCents,
        unratedMinutes,
        plannedMinutes,
      ]),
    ).toEqual([
      [4000, 1, 60, 4000, 0, 240],
      [null, 2, 90, 0, 90, null],
    ]);
    expect(rows.map(({ contract, rates: left }) => [contract, left])).toEqual([
      [row.contract, undefined],
      [row.contract, undefined],
    ]);
    expect(new Set(rows.map(keyOfRate)).size).toBe(2);
  });

  it.each([[undefined], [null], [rates.slice(1)]])('with one rate stays as it is', (one) => {
    const row = anHoursRow({ rates: one });
    expect(rowsByRate(row)).toEqual([row]);
  });
});
