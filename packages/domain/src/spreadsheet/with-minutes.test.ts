import { expect, it } from 'vitest';
import { withMinutes } from './with-minutes.ts';

it('whole minutes stand beside each column of hours, and nothing else changes', () => {
  const columns = [
    { head: 'Nom - Name', kind: 'text' },
    { head: 'Heures - Hours', kind: 'hours', width: 9 },
    { head: 'Montant - Amount', kind: 'money' },
  ] as const;
  const rows = [
    ['Ng', 2745, 64_805],
    ['Roy', null, null],
    ['Côté', -90.4, 0],
  ];
  expect(withMinutes({ columns, rows })).toEqual({
    columns: [columns[0], columns[1], { head: 'Heures - Hours (min)', kind: 'number', width: 9 }, columns[2]],
    rows: [
      ['Ng', 2745, 2745, 64_805],
      ['Roy', null, null, null],
      ['Côté', -90.4, -90, 0],
    ],
  });
});
