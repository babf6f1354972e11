import { describe, expect, it } from 'vitest';
import { anHoursRow } from './hours.fixtures.ts';
import {
  hoursTotals,
  type TotalGrouping,
  totalGroupings,
  weekOfYearBefore,
  yearBefore,
} from './hours-totals.ts';

const lea = { id: 1, name: 'Léa', lastName: 'Villeneuve' };
const andrew = { id: 2, name: 'Andrew', lastName: 'Parker' };

/** Returns id, present minutes, and minutes of the year before. */
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

it.each([
  ['2026-01-05', '2025-01-06'],
  // 2028 has 366 days.
  ['2028-12-25', '2027-12-27'],
])('the week of %s is compared with that of %s', (week, before) => {
  expect(weekOfYearBefore(week)).toBe(before);
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

  it('have the billed minutes of this year, if the backend knows them (DECISION-133)', () => {
    const [rows, before] = [
      [anHoursRow({ teacher: lea, billedMinutes: 30 }), anHoursRow({ teacher: andrew })],
      [anHoursRow({ teacher: { id: 3, name: 'Gaëlle', lastName: 'Roy' }, billedMinutes: 90 })],
    ];
    expect(hoursTotals('teacher', rows, before).map(({ id, billedMinutes }) => [id, billedMinutes])).toEqual([
      ['1', 30],
      ['2', null],
      ['3', null],
    ]);
  });

  it('have groups of one year alone', () => {
    const rows = [anHoursRow({ teacher: andrew, minutes: 60 })];
    const before = [anHoursRow({ teacher: lea, minutes: 90 })];
    expect(figures('teacher', rows, before)).toEqual([
      ['2', 60, 0],
      ['1', 0, 90],
    ]);
  });

  it.each([
    ['month', '2026-02', '2026-03', '2026-04', '2025-03'],
    ['week', '2026-02-02', '2026-02-09', '2026-02-16', '2025-02-10'],
  ] as const)('have each %s in its order, also one of the year before alone', (grouping, ...times) => {
    const [first, second, third, was] = times;
    const rows = [
      anHoursRow({ [grouping]: first, minutes: 60 }),
      anHoursRow({ [grouping]: third, minutes: 30 }),
    ];
    expect(figures(grouping, rows, [anHoursRow({ [grouping]: was, minutes: 90 })])).toEqual([
      [first, 60, 0],
      [second, 0, 90],
      [third, 30, 0],
    ]);
  });

  it.each(totalGroupings)('have nothing before without a comparison, by %s', (grouping) => {
    const row = anHoursRow({ month: '2026-02', week: '2026-02-02', minutes: 60 });
    expect(figures(grouping, [row], null)).toEqual([[expect.any(String), 60, null]]);
  });
});
