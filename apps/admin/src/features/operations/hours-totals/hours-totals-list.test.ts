import { describe, expect, it } from 'vitest';
import { groupOfYearBefore, rowsOfGroup, shownSpan } from './hours-totals-list';

it.each([
  ['', '', '2025-12', '2025-12'],
  ['2025-03', '', '2025-03', '2025-03'],
  ['2025-03', '2025-05', '2025-03', '2025-05'],
  ['', '2025-05', '2025-05', '2025-05'],
  ['2025-06', '2025-05', '2025-05', '2025-05'],
  ['2020-01', '2025-05', '2023-06', '2025-05'],
  ['2025-13', 'x', '2025-12', '2025-12'],
])('from "%s" to "%s" are %s to %s in January 2026', (from, to, first, last) => {
  expect(shownSpan({ from, to }, '2026-01-15')).toEqual({ from: first, to: last });
});

describe('the figures of a group lead', () => {
  const none = { teacher: 0, company: 0, language: 0, courseType: 0 };
  const [one, two] = [
    { from: '2026-10', to: '2026-10' },
    { from: '2026-09', to: '2026-10' },
  ];
  it.each([
    [
      'to the teacher in a month',
      { ...none, by: 'teacher' },
      one,
      '4',
      'hours',
      {
        month: '2026-10',
        dialog: 'month',
        record: '4',
      },
    ],
    [
      'to a company in a month',
      { ...none, by: 'company' },
      one,
      '3',
      'hours',
      { month: '2026-10', company: '3' },
    ],
    [
      'to the months of a teacher',
      { ...none, by: 'teacher' },
      two,
      '4',
      'totals',
      {
        by: 'month',
        from: '2026-09',
        to: '2026-10',
        teacher: '4',
      },
    ],
    [
      'to a month of a language',
      { ...none, by: 'month', language: 2 },
      two,
      '2026-09',
      'hours',
      {
        month: '2026-09',
        language: '2',
      },
    ],
    ['to the month of a week', { ...none, by: 'week' }, two, '2026-09-28', 'hours', { month: '2026-09' }],
    [
      'to the first month of the period, for a week that begins before it',
      { ...none, by: 'week' },
      one,
      '2026-09-28',
      'hours',
      { month: '2026-10' },
    ],
    ['to classes without a company', { ...none, by: 'company' }, one, '0', 'hours', { month: '2026-10' }],
  ] as const)('%s', (_, asked, span, id, page, query) => {
    expect(rowsOfGroup(asked, span, id)).toEqual({ page, query });
  });
});

it.each([
  ['teacher', '4', '4'],
  ['month', '2026-10', '2025-10'],
  ['week', '2026-08-31', '2025-09-01'],
] as const)('by %s, the figures of the year before %s belong to %s', (by, id, before) => {
  const span = { from: '2026-09', to: '2026-10' };
  expect(groupOfYearBefore(by, span, id)).toEqual({ id: before, span: { from: '2025-09', to: '2025-10' } });
});
