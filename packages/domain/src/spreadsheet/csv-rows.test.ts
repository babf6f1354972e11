import { expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';
import type { SheetCell, SheetColumnKind } from './xlsx-file.ts';

it.each<[SheetColumnKind, SheetCell, SheetCell]>([
  ['text', 'a', 'a'],
  ['number', 12, 12],
  ['percent', 96, 96],
  ['date', '2026-11-14', '2026-11-14'],
  ['money', 64_805, 648.05],
  ['money', null, null],
  ['hours', 2745, '45:45'],
  ['hours', 0, '0:00'],
  ['hours', -1, '−0:01'],
  ['hours', null, null],
])('a CSV file has in a column of the kind %s for the cell %j: %j', (kind, cell, written) => {
  expect(csvRows({ columns: [{ head: 'Head', kind }], rows: [[cell]] })).toEqual([['Head'], [written]]);
});
