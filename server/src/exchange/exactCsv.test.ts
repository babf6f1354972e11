import { hostileCells } from '@portal/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exactCsvText, readCsv } from './exactCsv.ts';

it.each([
  [
    'tabs',
    'a\tb, c;d\r\n1\t2\r\n',
    [
      ['a', 'b, c;d'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b,c\n1;"2;3"\n',
    [
      ['a', 'b,c'],
      ['1', '2;3'],
    ],
  ],
  [
    'commas',
    'a,b\n"say ""hello""",',
    [
      ['a', 'b'],
      ['say "hello"', ''],
    ],
  ],
  ['one column', 'a\n1', [['a'], ['1']]],
  ['nothing', '', []],
])('reads %s', (_name, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

it('keeps the line numbers after empty lines and line breaks in cells', () => {
  expect(readCsv('a,b\n\n"two\nlines",x\nlast,y\n')).toEqual([
    ['a', 'b'],
    [],
    ['two\nlines', 'x'],
    [],
    ['last', 'y'],
  ]);
});

it('keeps an apostrophe that somebody typed', () => {
  expect(readCsv("name\n't Hooft\n'=1\n''=1\n")).toEqual([['name'], ["'t Hooft"], ['=1'], ["'=1"]]);
});

it.each(hostileCells)('reads back %j, which no spreadsheet runs', (typed) => {
  const file = exactCsvText([['head'], [typed]]);
  expect(readCsv(file).find(([cell]) => cell !== 'head' && cell !== undefined)).toEqual([typed]);
  expect(file.split('\r\n')[1]?.replace(/^"/, '').startsWith("'")).toBe(true);
});

it('reads back every table that it is given', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom("'", "''=", '-1', 'a\tb', '"', 'x\r\ny', '; ,'),
  );
  const table = fc.array(fc.tuple(cell, cell, fc.constant('end')), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      const all = [['one', 'two', 'three'], ...rows];
      expect(readCsv(exactCsvText(all)).filter((cells) => cells.length > 0)).toEqual(all);
    }),
  );
});
