import { readFileSync } from 'node:fs';
import { read as parse, utils, write } from '@e965/xlsx';
import {
  asSent,
  type CellCorrections,
  correctImport,
  hostileCells,
  hostileTexts,
  importTable,
  maxSheetRows,
  previewImport,
  type Sheet,
  sheetOf,
  studentImportColumns,
  studentRowSchema,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { loadCodePages } from './load-code-pages.ts';
import { type ReadSheetOptions, readSheet } from './read-sheet.ts';
import { writeTextSheet } from './write-text-sheet.ts';

type Cells = readonly (readonly (string | number | boolean | Date | null | { f: string; v: number })[])[];

function bookOf(sheets: Record<string, Cells>, bookType: 'xlsx' | 'biff8' | 'xlsb' = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((cells) => [...cells]));
    for (const [r, cells] of rows.entries())
      for (const [c, cell] of cells.entries())
        if (cell !== null && typeof cell === 'object' && 'f' in cell)
          sheet[utils.encode_cell({ r, c })] = { t: 'n', f: cell.f, v: cell.v };
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType, cellDates: true }));
}

function read(content: Uint8Array, options?: ReadSheetOptions): Sheet {
  const sheet = readSheet(content, options);
  if (typeof sheet === 'string') throw new Error(sheet);
  return sheet;
}

/** A file of another program (`cases/README.md`). */
async function fileOf(name: string): Promise<Uint8Array> {
  const content = new Uint8Array(readFileSync(new URL(`../cases/${name}`, import.meta.url)));
  await loadCodePages(content);
  return content;
}

/** The texts of a column. */
async function columnOf(name: string, place: number): Promise<(string | undefined)[]> {
  const { rows } = read(await fileOf(name));
  return rows.map(({ cells }) => cells[place]);
}

/** One cell with a value and a number format. */
function numberCell(v: number, z: string): string | undefined {
  const book = utils.book_new();
  utils.book_append_sheet(book, { '!ref': 'A1', A1: { t: 'n', v, z } }, 'A');
  return read(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }))).rows[0]?.cells[0];
}

describe('a cell', () => {
  it('with a date is that date in every format (openpyxl 3.0.9)', async () => {
    expect(new Set(await columnOf('date-formats.xlsx', 0))).toEqual(new Set(['2026-03-08']));
  });

  it('with a date that LibreOffice 7.4.7 saved in Canadian French is that date', async () => {
    const [, ...starts] = await columnOf('canadian-dates/contracts.xlsx', 9);
    const [, ...ends] = await columnOf('canadian-dates/contracts.xlsx', 10);
    expect([starts, ends]).toEqual([
      ['2026-01-12', '2026-02-03'],
      ['2026-06-19', '2026-12-04'],
    ]);
  });

  it('with a telephone that became a number keeps every digit (LibreOffice 7.4.7)', async () => {
    const [, ...phones] = await columnOf('phones-typed.xlsx', 3);
    expect(phones).toEqual(['8621555501810', '441632960182', '551155550183']);
  });

  it('has no dollar sign for a format that names a language (LibreOffice 7.4.7)', async () => {
    const [, ...phones] = await columnOf('phones-with-language.xlsx', 3);
    expect(phones).toEqual(['0145550191', '418-555-0192', '(613) 555-0193', '8195550194']);
  });

  it.each([
    [45.25, '0.0', '45.25'],
    [45.5, '0.00', '45.50'],
    [45, '0.00', '45.00'],
    [1234.5, '#,##0.00', '1234.50'],
    [1234.5, '#,##0.00\\ [$$-C0C]', '1234.50'],
    [-12, '"$"#,##0', '-12'],
    [1.25, '0.0" h"', '1.25'],
    [12, '0" h"', '12 h'],
    [12, '"A-"000', 'A-012'],
    [0.1 + 0.2, 'General', '0.3'],
    [0.00000012, 'General', '0.00000012'],
    [4_111_111_111_111_111, 'General', '4111111111111111'],
    [8_613_812_345_678, '0.00E+00', '8613812345678'],
    [8_613_812_345_678, '@', '8613812345678'],
    [8_613_812_345_678, '"+"0', '+8613812345678'],
    [6_135_550_193, '000\\ 000\\ 0000', '613 555 0193'],
    [0.125, '0%', '12.5%'],
    [0.5, '# ?/?', '0.5'],
    [0.5, 'h:mm', '12:00'],
    [46089.604166666664, 'yyyy-mm-dd hh:mm', '2026-03-08 14:30'],
    [1.90625, '[h]:mm', '45:45'],
    [-3, 'yyyy-mm-dd', '-3'],
  ])('with %d in the format %s is %s', (value, format, text) => {
    expect(numberCell(value, format)).toBe(text);
  });

  it('counts days as the file does, also from 1904', () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, { '!ref': 'A1', A1: { t: 'n', v: 44_627, z: 'yyyy-mm-dd' } }, 'A');
    book.Workbook = { WBProps: { date1904: true } };
    const [row] = read(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }))).rows;
    expect(row?.cells).toEqual(['2026-03-08']);
  });

  it('keeps ’, œ and – of the code pages before Excel 97 (Gnumeric 1.12.55)', async () => {
    expect(read(await fileOf('apostrophes-95.xls')).rows.map(({ cells }) => cells.toSpliced(2, 2))).toEqual([
      ['Prénom usuel', 'Nom', 'Ville'],
      ['Adèle', 'L’Archevêque', 'L’Ancienne-Lorette'],
      ['Marc–André', 'Lecœur', 'Sacré-Cœur'],
      ['Œdipe', 'D’Anjou', 'Val-d’Or'],
    ]);
  });

  it('with a formula that no program has calculated says so (openpyxl 3.0.9)', async () => {
    const [, first] = read(await fileOf('formula-phone.xlsx')).rows;
    expect(first?.cells.slice(2, 6)).toEqual(['camille.grenier@client.example', '', '', '01']);
    expect(first?.remarks).toEqual([
      { place: 3, kind: 'no-result', text: '' },
      { place: 4, kind: 'no-result', text: '' },
    ]);
    expect(first?.formulas).toEqual([]);
  });

  it('with an error is empty, and says which (openpyxl 3.0.9)', async () => {
    const [, row] = read(await fileOf('error-cell.xlsx')).rows;
    expect(row?.cells).toEqual(['Émile', 'Roy', 'emile@client.example', '', 'Lévis']);
    expect(row?.remarks).toEqual([{ place: 3, kind: 'error', text: '#N/A' }]);
  });

  it.each([
    ["'+1 514 555-0100", '+1 514 555-0100'],
    ["'=1+1", '=1+1'],
    ["''=1+1", "'=1+1"],
    ["'t Hart", "'t Hart"],
    ["O'Neil", "O'Neil"],
  ])('with the apostrophe of our CSV, %s, is %s', (typed, text) => {
    expect(read(bookOf({ A: [[typed]] })).rows[0]?.cells).toEqual([text]);
  });
});

describe('of the sheets of a file', () => {
  it('the first visible one is read (LibreOffice 7.4.7)', async () => {
    const sheet = read(await fileOf('hidden-first-sheet.xlsx'));
    expect([sheet.name, sheet.sheets, sheet.isFirst]).toEqual(['Étudiants', ['Étudiants'], false]);
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(['Prénom', 'Blandine', 'Ewan']);
  });

  it.each(['xlsx', 'biff8'] as const)(
    'the first one with any text is read, or the chosen one (%s)',
    (type) => {
      const content = bookOf({ Vide: [], Étudiants: [['Nom']], Notes: [['x']] }, type);
      expect(read(content)).toMatchObject({
        name: 'Étudiants',
        sheets: ['Vide', 'Étudiants', 'Notes'],
        isFirst: false,
        rows: [{ cells: ['Nom'] }],
      });
      expect(read(content, { sheet: 'Notes' })).toMatchObject({ name: 'Notes', rows: [{ cells: ['x'] }] });
      expect(read(content, { sheet: 'Vide' })).toMatchObject({ name: 'Vide', rows: [], isFirst: true });
      expect(read(content, { sheet: 'Gone' }).name).toBe('Étudiants');
    },
  );

  it('one with a format in its last column is read up to its last text (LibreOffice 7.4.7)', async () => {
    const { rows } = read(await fileOf('stray-format.xlsx'));
    expect(rows).toHaveLength(401);
    expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([4]));
  });

  it.each([
    ['merged-and-hidden.xlsx', 'openpyxl 3.0.9'],
    ['merged-and-hidden.xls', 'LibreOffice 7.4.7'],
  ])('one with merged and hidden rows says which: %s (%s)', async (name) => {
    const { rows } = read(await fileOf(name));
    expect(rows.map(({ isHidden }) => isHidden)).toEqual([undefined, undefined, true, undefined, undefined]);
    expect(rows.map(({ merged }) => merged?.map(({ text, from }) => [text, from]))).toEqual([
      undefined,
      undefined,
      [['Usine Sud', 2]],
      [['Usine Sud', 2]],
      undefined,
    ]);
    const table = importTable({ rows }, studentImportColumns);
    expect(table.map(({ cells }) => cells[4])).toEqual([
      'Société',
      'Usine Sud',
      'Usine Sud',
      'Usine Sud',
      'Banque du Nord',
    ]);
  });

  it('one with a title above its headings has its table below (LibreOffice 7.4.7)', async () => {
    const table = importTable(read(await fileOf('title-lines.xlsx')), studentImportColumns);
    expect(table.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [4, 'Prénom'],
      ...[5, 6, 7].map((number) => [number, expect.any(String)]),
    ]);
  });
});

it('a file with a protected structure or a password is refused as protected', async () => {
  // LibreOffice 7.4.7, officecrypto-tool 0.0.19
  for (const name of ['protected-structure.xls', 'password.xlsx'])
    expect(readSheet(await fileOf(name))).toBe('protected');
});

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
        isFirst: true,
        rows: [
          { number: 1, cells: ['Prénom', 'Nom'], formulas: [] },
          { number: 2, cells: ['Nguyễn', 'ليلى'], formulas: [] },
          { number: 4, cells: ['王小明', '🎓'], formulas: [] },
        ],
        sheets: ['Élèves', 'Notes'],
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
  ['a text between tabs', new TextEncoder().encode('Prénom\tNom\nKim\tNg'), 'other-format'],
  ['a text in UTF-16', new Uint8Array([0xff, 0xfe, 0x50, 0]), 'other-format'],
  [
    'a web page',
    new TextEncoder().encode('<html><table><tr><td>Nom</td></tr></table></html>'),
    'other-format',
  ],
  ['SpreadsheetML 2003', new TextEncoder().encode('<?xml version="1.0"?><Workbook/>'), 'other-format'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not-a-spreadsheet'],
  ['nothing', new Uint8Array(0), 'not-a-spreadsheet'],
  ['half a file', bookOf({ A: [['x']] }).slice(0, 900), 'damaged'],
  ['another archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'damaged'],
])('%s is not read: %s (IMPORT-03)', (_, content, refusal) => {
  expect(readSheet(content)).toBe(refusal);
});

it('is refused when it unpacks to more than the limit, before it is inflated', () => {
  expect(readSheet(bookOf({ A: [['x']] }), { maxBytes: 1000 })).toBe('too-large');
});

describe('a written spreadsheet', () => {
  const rows = [
    ['Nom', 'Motif'],
    ['=HYPERLINK("https://elsewhere.example")', ''],
    ['+1 514 555-0100', '@SUM(A1)'],
    ['ليلى', '<b>R&D</b>'],
  ];

  it('comes back as it was, and runs nothing of what was typed', () => {
    const { rows: back } = read(writeTextSheet(rows));
    expect(back.map(({ cells }) => cells.join('|'))).toEqual([
      'Nom|Motif',
      '=HYPERLINK("https://elsewhere.example")',
      '+1 514 555-0100|@SUM(A1)',
      'ليلى|<b>R&D</b>',
    ]);
    expect(back.every(({ formulas }) => formulas.length === 0)).toBe(true);
  });

  it.each([...hostileCells, ...hostileTexts])('holds %j as a text and nothing else', (typed) => {
    const book = parse(writeTextSheet([['Nom'], [typed]]), {
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
    "'=1+1",
    "'' -1",
    "'t Hart",
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
    const file = writeTextSheet(sheetOf(asSent<string>(shown, studentImportColumns)));
    const again = previewImport<string>(read(file).rows, studentImportColumns, studentRowSchema);
    expect(again.heads.fields).toEqual(['name', 'lastName', 'email', 'phone', 'city', null]);
    expect(again.rows.map(({ values, findings }) => ({ values, findings }))).toEqual(
      shown.rows.map(({ values, findings }) => ({ values, findings })),
    );
  });
});
