import { aCompanySummary, aSummarizedContract, aSummarizedStudent } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { listedRows, periodOf, rowsOf, summaryList } from './summary-list';

const rows = rowsOf(
  aCompanySummary({
    contracts: [aSummarizedContract(), aSummarizedContract({ id: 305, number: '2025-0305', startsOn: null })],
    rows: [
      aSummarizedStudent(),
      aSummarizedStudent({
        contractId: 305,
        student: { id: 502, name: 'Rémi', lastName: 'Séguin-L’Œuvre' },
        lastReport: null,
      }),
      // The contract of this row is missing.
      aSummarizedStudent({ contractId: 999 }),
    ],
  }),
);

const listed = (differing: Partial<typeof summaryList.defaults>) =>
  listedRows(rows, { ...summaryList.defaults, ...differing }).map(({ student }) => student.lastName);

describe('the students of the summary', () => {
  it.each([
    ['', ['Fortin', 'Séguin-L’Œuvre']],
    ['seguin', ['Séguin-L’Œuvre']],
    ["l'oeuvre", ['Séguin-L’Œuvre']],
    ['REMI seg', ['Séguin-L’Œuvre']],
    ['0305', ['Séguin-L’Œuvre']],
    ['ines 0305', []],
  ])('are found by %j', (search, found) => {
    expect(listed({ search })).toEqual(found);
  });

  it.each([
    ['student', 'ascending', ['Fortin', 'Séguin-L’Œuvre']],
    ['student', 'descending', ['Séguin-L’Œuvre', 'Fortin']],
    // Rows without a date or report come last in both directions.
    ['contract', 'descending', ['Fortin', 'Séguin-L’Œuvre']],
    ['completedOn', 'ascending', ['Fortin', 'Séguin-L’Œuvre']],
    ['completedOn', 'descending', ['Fortin', 'Séguin-L’Œuvre']],
  ] as const)('are sorted by %s, %s', (sort, direction, expected) => {
    expect(listed({ sort, direction })).toEqual(expected);
  });
});

it.each([
  ['2026', { from: '2026-01-01', to: '2026-12-31' }],
  ['', null],
  ['20261', null],
  ['last', null],
])('the period of %j', (year, period) => {
  expect(periodOf(year)).toEqual(period);
});
