import { describe, expect, it } from 'vitest';
import { aLesson } from '../attendance/lesson.fixtures.ts';
import { monthlyHours } from '../attendance/monthly-hours.ts';
import { aContract } from '../contract/contract.fixtures.ts';
import { aStatementLine } from './hours.fixtures.ts';
import { type MonthTableWords, type MonthTextWords, monthTable, monthText } from './month-file.ts';

const alone = { id: 1, name: 'Kim', lastName: 'Ng', reportForm: null };

const hours = monthlyHours(
  [
    aContract({ id: 412, number: '2026-0412' }),
    aContract({ id: 305, number: '2025-0305', company: null, students: [alone], status: 'archived' }),
    aContract({ id: 306, number: '2025-0306', students: [] }),
  ],
  [
    aLesson({ id: 1, date: '2026-11-03', minutes: 90 }),
    aLesson({ id: 2, date: '2026-11-05', minutes: 75 }),
    aLesson({ id: 3, date: '2026-11-10', minutes: 90, status: 'deleted' }),
    aLesson({ id: 4, contractId: 305, date: '2026-11-10', minutes: 60 }),
    aLesson({ id: 5, contractId: 306, date: '2026-10-10', minutes: 60 }),
  ],
  '2026-11',
);

const tableWords: MonthTableWords = {
  head: (column) => column,
  total: 'Total',
  missing: (number) => `${number}: not read`,
  noRate: 'to be confirmed',
};

const textWords: MonthTextWords = {
  head: ['Hours taught in November 2026', 'Léa Villeneuve', 'Period: Nov 1st 26 – Nov 30th 26'],
  named: (name, value) => `${name}: ${value}`,
  hours: (minutes) => String(minutes / 60),
  money: (cents) => `$${cents / 100}`,
  noRate: tableWords.noRate,
};

it('makes a table of each contract with its lessons, the total last (PORTAL-GUIDE-08, PORTAL-GUIDE-09, PORTAL-GUIDE-10, PORTAL-GUIDE-12)', () => {
  expect(monthTable({ hours, missing: [] }, tableWords)).toEqual([
    ['number', 'company', 'students', 'classes', 'hours', 'minutes'],
    ['2025-0305', null, 'Kim Ng', 1, '1:00', 60],
    [
      '2026-0412',
      'Aéro Beauséjour inc.',
      'Inès Fortin, Marc-André Thériault, Siobhán O’Brien',
      2,
      '2:45',
      165,
    ],
    ['Total', null, null, 3, '3:45', 225],
  ]);
});

it('names in the table what could not be read', () => {
  const table = monthTable({ hours, missing: ['2026-0395'] }, tableWords);
  expect(table.at(-2)?.[0]).toBe('2026-0395: not read');
  expect(table.at(-1)?.[5]).toBe(225);
});

it('makes a text of the same, a paragraph a contract (PORTAL-GUIDE-06, PORTAL-GUIDE-07)', () => {
  expect(monthText({ hours, missing: ['2026-0395', '2026-0396'] }, textWords)).toBe(
    `Hours taught in November 2026
Léa Villeneuve
Period: Nov 1st 26 – Nov 30th 26

2025-0305
students: Kim Ng
classes: 1
hours: 1

2026-0412, Aéro Beauséjour inc.
students: Inès Fortin, Marc-André Thériault, Siobhán O’Brien
classes: 2
hours: 2.75

missing: 2026-0395, 2026-0396
total: 3.75
`,
  );
});

describe('with rates and amounts', () => {
  const paid = hours.map((entry, index) => ({
    ...entry,
    line: aStatementLine({
      classes: entry.lessons.length,
      minutes: entry.minutes,
      rateCents: index === 0 ? null : 5400,
      amountCents: index === 0 ? 0 : 14_850,
    }),
  }));

  it('adds two columns to the table, and says which rate is missing', () => {
    const table = monthTable({ hours: paid, missing: ['2026-0395'] }, tableWords);
    expect(table.map((cells) => cells.slice(5))).toEqual([
      ['minutes', 'rate', 'amount'],
      [60, 'to be confirmed', null],
      [165, 54, 148.5],
      [null, null, null],
      [225, null, 148.5],
    ]);
  });

  it('adds rate and amount to each paragraph of the text', () => {
    const [, first, second, total] = monthText({ hours: paid, missing: [] }, textWords).split('\n\n');
    expect(first?.split('\n').slice(-1)).toEqual(['rate: to be confirmed']);
    expect(second?.split('\n').slice(-2)).toEqual(['rate: $54', 'amount: $148.5']);
    expect(total).toBe('total: 3.75\ntotalAmount: $148.5\n');
  });
});
