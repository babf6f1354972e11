import { read as parse, utils, write } from '@e965/xlsx';
import {
  asSent,
  type CellCorrections,
  correctImport,
  hostileCells,
  hostileTexts,
  maxSheetRows,
  previewImport,
  sheetOf,
  studentImportColumns,
  studentRowSchema,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet, writeSpreadsheet } from './spreadsheet.ts';

type Cells = readonly (readonly (string | number | boolean | Date | null | { f: string; v: number })[])[];

function bookOf(sheets: Record<string, Cells>, bookType: 'xlsx' | 'biff8' | 'xlsb' = 'xlsx'): ArrayBuffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((cells) => [...cells]));
    for (const [r, cells] of rows.entries())
      for (const [c, cell] of cells.entries())
        if (cell !== null && typeof cell === 'object' && 'f' in cell)
          sheet[utils.encode_cell({ r, c })] = { t: 'n', f: cell.f, v: cell.v };
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'array', bookType, cellDates: true }) as ArrayBuffer;
}

function read(content: ArrayBuffer) {
  const sheet = readSpreadsheet(content);
  if (typeof sheet === 'string') throw new Error(sheet);
  return sheet;
}

describe('a spreadsheet', () => {
  const rows = [
    ['Prénom', ' Nom '],
    ['Nguyễn', 'ليلى'],
    [null, null],
    ['王小明', '🎓'],
  ];

  it.each(['xlsx', 'biff8'] as const)(
    'as %s keeps every script and the numbers of its rows (IMPORT-03)',
    (type) => {
      expect(read(bookOf({ Élèves: rows, Notes: [['x']] }, type))).toEqual({
        name: 'Élèves',
        rows: [
          { number: 1, cells: ['Prénom', 'Nom'], formulas: [] },
          { number: 2, cells: ['Nguyễn', 'ليلى'], formulas: [] },
          { number: 4, cells: ['王小明', '🎓'], formulas: [] },
        ],
        otherSheets: ['Notes'],
        isCut: false,
      });
    },
  );

  it('tells its formulas from what they came to', () => {
    const [row] = read(bookOf({ A: [['x', { f: '6*7', v: 42 }, '=6*7']] })).rows;
    expect(row).toEqual({ number: 1, cells: ['x', '42', '=6*7'], formulas: [1] });
  });

  it('shows numbers and dates as texts', () => {
    const [row] = read(bookOf({ A: [[4505550117, new Date(Date.UTC(2026, 10, 21)), true]] })).rows;
    expect(row?.cells).toEqual(['4505550117', '2026-11-21', 'TRUE']);
  });

  it('with nothing in it has no rows', () => {
    expect(read(bookOf({ A: [] })).rows).toEqual([]);
  });

  it('is read up to a length, and says that it goes on', () => {
    const sheet = read(bookOf({ A: Array.from({ length: maxSheetRows + 5 }, (_, place) => [place]) }));
    expect(sheet.rows).toHaveLength(maxSheetRows);
    expect(sheet.isCut).toBe(true);
  });
});

it.each([
  ['a text', new TextEncoder().encode('Prénom,Nom\nKim,Ng').buffer, 'not-a-spreadsheet'],
  ['nothing', new ArrayBuffer(0), 'not-a-spreadsheet'],
  ['half a file', bookOf({ A: [['x']] }).slice(0, 900), 'damaged'],
  ['another archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]).buffer, 'damaged'],
])('%s is not read: %s (IMPORT-03)', (_, content, refusal) => {
  expect(readSpreadsheet(content)).toBe(refusal);
});

it('is refused when it unpacks to more than the limit, before it is inflated', () => {
  expect(readSpreadsheet(bookOf({ A: [['x']] }), 1000)).toBe('too-large');
});

describe('a written spreadsheet', () => {
  const rows = [
    ['Nom', 'Motif'],
    ['=HYPERLINK("https://elsewhere.example")', ''],
    ['+1 514 555-0100', '@SUM(A1)'],
    ['ليلى', '<b>R&D</b>'],
  ];

  it('comes back as it was, and runs nothing of what was typed', () => {
    const { rows: back } = read(writeSpreadsheet(rows).buffer);
    expect(back.map(({ cells }) => cells.join('|'))).toEqual([
      'Nom|Motif',
      '=HYPERLINK("https://elsewhere.example")',
      '+1 514 555-0100|@SUM(A1)',
      'ليلى|<b>R&D</b>',
    ]);
    expect(back.every(({ formulas }) => formulas.length === 0)).toBe(true);
  });

  it.each([...hostileCells, ...hostileTexts])('holds %j as a text and nothing else', (typed) => {
    const book = parse(writeSpreadsheet([['Nom'], [typed]]), {
      type: 'array',
      cellFormula: true,
      cellNF: true,
    });
    const cell = book.Sheets['Feuille 1']?.A2;
    expect(cell).toMatchObject({ t: 's', z: '@' });
    expect([cell?.f, cell?.l]).toEqual([undefined, undefined]);
  });
});

describe('a rewritten import', () => {
  const texts = [
    ...hostileCells,
    ...hostileTexts,
    '007',
    '+1 514 555-0100',
    '1e5',
    '2026-11-20',
    'TRUE',
    'a\nb',
    '_x0041_',
    '&lt;b&gt; R&amp;D &#65;',
    '\u0007',
    'x'.repeat(2000),
  ].map((text) => text.trim());
  const heads = ['Prénom usuel', 'Nom', 'Courriel pro', 'Téléphone', 'Ville', 'Notes'];
  const rowsOf = (cells: (text: string, place: number) => string[]) =>
    [heads, ...texts.map(cells)].map((row, place) => ({ number: place + 1, cells: row, formulas: [] }));

  it.each<[string, (text: string, place: number) => string[], CellCorrections]>([
    [
      'with columns matched by hand',
      (text, place) => [text, text, `p${place}@client.example`, '0145550100', text, text],
      {},
    ],
    [
      'with corrected cells',
      (text, place) => [text, 'Ng', `p${place}@client.example`, text, '', text],
      Object.fromEntries(texts.map((text, place) => [place + 2, { 1: text, 4: text }])),
    ],
  ])('%s is read as the rows that were shown', (_, cells, corrections) => {
    const matches = { 0: 'name', 2: 'email' };
    const original = previewImport<string>(rowsOf(cells), studentImportColumns, studentRowSchema, matches);
    const shown = correctImport(original, corrections, studentRowSchema);
    const file = writeSpreadsheet(sheetOf(asSent<string>(shown, studentImportColumns)));
    const again = previewImport<string>(read(file.buffer).rows, studentImportColumns, studentRowSchema);
    expect(again.heads.fields).toEqual(['name', 'lastName', 'email', 'phone', 'city', null]);
    expect(again.rows.map(({ values, findings }) => ({ values, findings }))).toEqual(
      shown.rows.map(({ values, findings }) => ({ values, findings })),
    );
  });
});
