import { describe, expect, it } from 'vitest';
import { hostileCells } from '../text/hostile-texts.fixtures.ts';
import { type CsvCell, csvFile, csvHours, tabbedText } from './csv.ts';

/** Returns the cells as a spreadsheet would show them. */
const read = (rows: readonly (readonly CsvCell[])[]) => new TextDecoder('utf-16le').decode(csvFile(rows));

describe('a file that Excel opens', () => {
  it('begins with the mark of UTF-16, low byte first', () => {
    expect([...csvFile([['é']])]).toEqual([0xff, 0xfe, 0xe9, 0, 0x0d, 0, 0x0a, 0]);
  });

  it('keeps accents and every script', () => {
    expect(read([['Société - Company', 'Nguyễn 王 🎓']])).toBe('Société - Company\tNguyễn 王 🎓\r\n');
  });

  it('parts cells by tabs and rows by lines, and lets no cell do either', () => {
    expect(
      read([
        ['a;b, c', 12, null],
        ['two\r\nlines\tand a tab', 'x\vy\fz\0', -3],
      ]),
    ).toBe('a;b, c\t12\t\r\ntwo lines and a tab\tx y z \t-3\r\n');
  });

  it.each([
    ['.', '64.8\t-3\t1.5 h\r\n'],
    [',', '64,8\t-3\t1.5 h\r\n'],
  ] as const)('writes decimals with "%s", and leaves texts alone', (mark, line) => {
    expect(tabbedText([[64.8, -3, '1.5 h']], mark)).toBe(line);
  });

  it('doubles quotation marks', () => {
    expect(read([['Société « La "Grande" » inc.']])).toBe('"Société « La ""Grande"" » inc."\r\n');
  });
});

it('is the same table as a text to paste', () => {
  expect(
    tabbedText([
      ['Société - Company', 'Heures - Hours'],
      ['=1+1', '46:30'],
    ]),
  ).toBe("Société - Company\tHeures - Hours\r\n'=1+1\t46:30\r\n");
});

it.each(hostileCells)('runs nothing of what was typed: %j', (typed) => {
  const cell = read([[typed]]).replace(/^"/, '');
  expect(cell.startsWith("'")).toBe(true);
});

it.each([
  [0, '0:00'],
  [45, '0:45'],
  [2790, '46:30'],
  // A class length has at most four decimals, so hours in thirds and sixths are not whole minutes.
  [0.8333 * 12 * 60, '10:00'],
  [0.3333 * 3 * 60, '1:00'],
  [1199.97, '20:00'],
])('%d minutes are %s in any language', (minutes, text) => {
  expect(csvHours(minutes)).toBe(text);
});
