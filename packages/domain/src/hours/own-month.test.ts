import { describe, expect, it } from 'vitest';
import { anHoursClass, anHoursRow, aStatement, aStatementLine } from './hours.fixtures.ts';
import type { ClassDifference } from './hours.ts';
import { canSubmitMonth, countedClasses, countedMonth, monthDueNow } from './own-month.ts';
import type { MonthStatus } from './statement.ts';

const rows = [
  anHoursRow({ minutes: 810, classes: 9, amountCents: 72_900 }),
  anHoursRow({ contract: { id: 9, number: '2026-0398' }, minutes: 60, classes: 1, amountCents: 5000 }),
];

const statementWith = (status: MonthStatus) => (status === 'open' ? null : aStatement({ status }));

describe('what a month counts for', () => {
  it.each<[MonthStatus, number, number, number, string[]]>([
    ['open', 10, 870, 77_900, ['2026-0398', '2026-0412']],
    ['submitted', 10, 870, 77_900, ['2026-0398', '2026-0412']],
    ['returned', 10, 870, 77_900, ['2026-0398', '2026-0412']],
    ['approved', 8, 720, 64_800, ['2026-0412']],
    ['exported', 8, 720, 64_800, ['2026-0412']],
  ])('while %s: %i classes, %i minutes, %i cents of %j', (status, classes, minutes, cents, numbers) => {
    const counted = countedMonth({ rows, statement: statementWith(status) });
    expect(counted).toMatchObject({ classes, minutes, amountCents: cents, unratedMinutes: 0 });
    expect(counted.lines.map(({ contract }) => contract.number)).toEqual(numbers);
  });

  it('has the lines of a statement by number, however they come', () => {
    const lines = ['2026-0412', '2025-0305'].map((number, id) =>
      aStatementLine({ contract: { id, number } }),
    );
    const counted = countedMonth({ rows: [], statement: aStatement({ status: 'approved', lines }) });
    expect(counted.lines.map(({ contract }) => contract.number)).toEqual(['2025-0305', '2026-0412']);
  });

  it.each<[ClassDifference | null, number | null, number[], number[]]>([
    [null, 90, [90], [90]],
    ['added', null, [90], []],
    ['changed', 75, [90], [75]],
    ['removed', 90, [], [90]],
  ])(
    'a class with the change %s and %s minutes in the statement',
    (change, statementMinutes, present, held) => {
      const classes = [anHoursClass({ minutes: 90, change, statementMinutes })];
      const minutesOf = (status: MonthStatus) =>
        countedClasses(classes, statementWith(status)).map(({ minutes }) => minutes);
      expect(minutesOf('submitted')).toEqual(present);
      expect(minutesOf('returned')).toEqual(present);
      expect(minutesOf('approved')).toEqual(held);
      expect(minutesOf('exported')).toEqual(held);
    },
  );

  it('counts the classes of an open month', () => {
    expect(countedClasses([anHoursClass()], null)).toEqual([anHoursClass()]);
  });
});

it.each<[string, string, MonthStatus, number, boolean]>([
  ['an open month that is over', '2026-10', 'open', 90, true],
  ['an open month under way', '2026-11', 'open', 90, true],
  ['a month that lies ahead', '2026-12', 'open', 90, false],
  ['a month without hours', '2026-10', 'open', 0, false],
  ['a returned month', '2026-10', 'returned', 90, true],
  ['a returned month whose classes were all deleted', '2026-10', 'returned', 0, false],
  ['a month that is handed in', '2026-10', 'submitted', 90, false],
  ['an approved month', '2026-10', 'approved', 90, false],
  ['an exported month', '2026-10', 'exported', 90, false],
])('%s can be handed in: %s, %s, %i minutes, %s', (_, month, status, minutes, can) => {
  const own = { rows: [anHoursRow({ minutes })], statement: statementWith(status) };
  expect(canSubmitMonth(month, own, '2026-11-20')).toBe(can);
});

it.each([
  ['2026-11-01', '2026-10'],
  ['2026-11-16', '2026-10'],
  ['2026-11-17', null],
  ['2026-11-30', null],
  ['2027-01-02', '2026-12'],
])('on %s the month due is %s (PORTAL-GUIDE-03)', (today, month) => {
  expect(monthDueNow(today)).toBe(month);
});
