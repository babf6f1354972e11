import { describe, expect, it } from 'vitest';
import { anHoursRow } from './hours.fixtures.ts';
import { hoursTotals, type TotalGrouping, totalGroupings, yearBefore } from './hours-totals.ts';

const lea = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };

/** Id, minutes now, and minutes before. */
const figures = (...asked: Parameters<typeof hoursTotals>) =>
  hoursTotals(...asked).map(({ id, minutes, before }) => [id, minutes, before?.minutes ?? null]);

it.each([
  [
    { from: '2026-10', to: '2026-10' },
    { from: '2025-10', to: '2025-10' },
  ],
  [
    { from: '2025-11', to: '2026-02' },
    { from: '2024-11', to: '2025-02' },
  ],
])('the year before %o is %o', (span, before) => {
  expect(yearBefore(span)).toEqual(before);
});

describe('totals beside the year before', () => {
  it.each<[TotalGrouping, Parameters<typeof anHoursRow>[0], Parameters<typeof anHoursRow>[0], string]>([
    ['teacher', { teacher: lea }, { teacher: lea }, '1'],
    ['company', { company: null }, { company: null }, '0'],
    ['language', { language: { id: 3, name: 'Español' } }, { language: { id: 3, name: 'Español' } }, '3'],
    ['courseType', { courseType: null }, { courseType: null }, '0'],
    ['month', { month: '2026-01' }, { month: '2025-01' }, '2026-01'],
    ['week', { week: '2026-01-05' }, { week: '2025-01-06' }, '2026-01-05'],
    // 2028 has 366 days.
    ['week', { week: '2028-12-25' }, { week: '2027-12-27' }, '2028-12-25'],
  ])('join the same %s', (grouping, now, was, id) => {
    const [rows, before] = [[anHoursRow({ ...now, minutes: 60 })], [anHoursRow({ ...was, minutes: 90 })]];
    expect(figures(grouping, rows, before)).toEqual([[id, 60, 90]]);
  });

  it('have groups of one year alone', () => {
    const rows = [anHoursRow({ teacher: lea, minutes: 60 })];
    const before = [anHoursRow({ teacher: andrew, minutes: 90 })];
    expect(figures('teacher', rows, before)).toEqual([
      ['1', 60, 0],
      ['2', 0, 90],
    ]);
  });

  it('have months in their order, also one of the year before alone', () => {
    const rows = [
      anHoursRow({ month: '2026-02', minutes: 60 }),
      anHoursRow({ month: '2026-04', minutes: 30 }),
    ];
    const before = [anHoursRow({ month: '2025-03', minutes: 90 })];
    expect(figures('month', rows, before)).toEqual([
      ['2026-02', 60, 0],
      ['2026-03', 0, 90],
      ['2026-04', 30, 0],
    ]);
  });

  it.each(totalGroupings)('have nothing before without a comparison, by %s', (grouping) => {
    const row = anHoursRow({ month: '2026-02', week: '2026-02-02', minutes: 60 });
    expect(figures(grouping, [row], null)).toEqual([[expect.any(String), 60, null]]);
  });
});
