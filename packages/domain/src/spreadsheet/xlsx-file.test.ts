import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type SheetCell, type SheetColumnKind, type XlsxTable, xlsxFile } from './xlsx-file.ts';

const schemas = 'http://schemas.openxmlformats.org';
const spreadsheet = `${schemas}/spreadsheetml/2006/main`;
const relationships = `${schemas}/officeDocument/2006/relationships`;
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Tag {
  name: string;
  attributes: Record<string, string>;
  tags: Tag[];
  text: string;
}

function fail(why: string): never {
  throw new Error(why);
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string) =>
  text.replaceAll(/&[^;]*;?/g, (sign) => signs[sign] ?? fail(`unknown sign ${sign}`));

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Parses a part of the file. Only the tags `t` and `v` may contain text. */
function rootOf(xml: string): Tag {
  if (!xml.startsWith(declaration)) fail('no declaration');
  const top: Tag = { name: '', attributes: {}, tags: [], text: '' };
  const open = [top];
  for (const part of xml.slice(declaration.length).split(/(<[^>]*>)/)) {
    const around = open.at(-1) ?? fail('nothing is open');
    const [, end, name = '', pairs = '', alone] =
      /^<(\/?)([\w:]+)((?: [\w:]+="[^"]*")*)(\/?)>$/.exec(part) ?? [];
    if (end === undefined) {
      if (part.trim() !== '' && !['t', 'v'].includes(around.name)) fail(`text outside a cell: ${part}`);
      around.text += plain(part);
    } else if (end === '/') {
      if (open.pop()?.name !== name) fail(`${name} is closed too early`);
    } else {
      const attributes = Object.fromEntries(
        [...pairs.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
      );
      const tag: Tag = { name, attributes, tags: [], text: '' };
      around.tags.push(tag);
      if (alone === '') open.push(tag);
    }
  }
  return open.length === 1 && top.tags.length === 1 && top.tags[0] ? top.tags[0] : fail('not one root');
}

const child = ({ name: parent, tags }: Tag, name: string) =>
  tags.find((tag) => tag.name === name) ?? fail(`no ${name} in ${parent}`);

/** Opens a file like a spreadsheet program: follows the relations from part to part. */
function opened(table: XlsxTable) {
  const read = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const parts = new Map(
    Object.entries(unzipSync(xlsxFile(table))).map(([name, content]) => [name, rootOf(read(content))]),
  );
  const part = (path: string, namespace: string) => {
    const root = parts.get(path) ?? fail(`no ${path}`);
    return root.attributes.xmlns === namespace ? root : fail(`wrong namespace of ${path}`);
  };
  const targets = (path: string) =>
    new Map(
      part(path, `${schemas}/package/2006/relationships`).tags.map(({ attributes: { Id, Type, Target } }) => [
        `${Id} ${Type}`,
        `${Target}`,
      ]),
    );
  const start = targets('_rels/.rels').get(`rId1 ${relationships}/officeDocument`);
  const workbook = part(`${start}`, spreadsheet);
  expect(workbook.attributes['xmlns:r']).toBe(relationships);
  const related = targets('xl/_rels/workbook.xml.rels');
  const { name, ...ids } = child(child(workbook, 'sheets'), 'sheet').attributes;
  const sheet = part(`xl/${related.get(`${ids['r:id']} ${relationships}/worksheet`)}`, spreadsheet);
  const styles = part(`xl/${related.get(`rId2 ${relationships}/styles`)}`, spreadsheet);
  const strings = part(`xl/${related.get(`rId3 ${relationships}/sharedStrings`)}`, spreadsheet);
  const texts = strings.tags.map((text) => child(text, 't').text);
  expect(strings.attributes.uniqueCount).toBe(`${new Set(texts).size}`);
  const formats = child(styles, 'cellXfs');
  expect(formats.attributes.count).toBe(`${formats.tags.length}`);
  const rows = child(sheet, 'sheetData').tags;
  expect(rows.map(({ attributes }) => attributes.r)).toEqual(rows.map((_, place) => `${place + 1}`));
  const cells = rows.map(({ tags }) =>
    tags.map((cell) => {
      const { r: at, s: style, t: type } = cell.attributes;
      const { numFmtId, fontId } = formats.tags[Number(style)]?.attributes ?? fail(`no style ${style}`);
      const number = Number(child(cell, 'v').text);
      const value = type === 's' ? (texts[number] ?? fail(`no text ${number}`)) : number;
      return [at, value, `${numFmtId}${fontId === undefined ? '' : ' bold'}`];
    }),
  );
  return { name, sheet, cells, types: part('[Content_Types].xml', `${schemas}/package/2006/content-types`) };
}

const columnsOf = (...kinds: SheetColumnKind[]) => kinds.map((kind) => ({ head: kind, kind }));
const written = (kind: SheetColumnKind, cell: SheetCell) => {
  const [, row] = opened({ name: 'x', columns: columnsOf(kind), rows: [[cell]] }).cells;
  return row?.map(([, value, format]) => [value, format]);
};

describe('an .xlsx file', () => {
  const table: XlsxTable = {
    name: 'R & D "1"',
    columns: [
      ...columnsOf('text', 'number', 'hours', 'money', 'percent'),
      { head: 'Día', kind: 'date', width: 40 },
    ],
    rows: [
      ['Nguyễn 王 🎓', 12, 2745, 64_805, 96, '2026-11-14'],
      [null, -3, 0, null, null],
    ],
  };

  it('has one table under bold heads, each cell in the format of its column', () => {
    const { name, cells } = opened(table);
    expect(name).toBe('R & D "1"');
    expect(cells).toEqual([
      [
        ['A1', 'text', '49 bold'],
        ['B1', 'number', '49 bold'],
        ['C1', 'hours', '49 bold'],
        ['D1', 'money', '49 bold'],
        ['E1', 'percent', '49 bold'],
        ['F1', 'Día', '49 bold'],
      ],
      [
        ['A2', 'Nguyễn 王 🎓', '49'],
        ['B2', 12, '1'],
        ['C2', 45.75, '4'],
        ['D2', 648.05, '4'],
        ['E2', 0.96, '9'],
        ['F2', 46_340, '14'],
      ],
      [
        ['B3', -3, '1'],
        ['C3', 0, '4'],
      ],
    ]);
  });

  it('keeps its heads in sight, with filters, and columns as wide as their kind or as asked', () => {
    const { sheet } = opened(table);
    expect(sheet.tags.map(({ name }) => name)).toEqual([
      'dimension',
      'sheetViews',
      'cols',
      'sheetData',
      'autoFilter',
    ]);
    expect(child(sheet, 'dimension').attributes.ref).toBe('A1:F3');
    expect(child(sheet, 'autoFilter').attributes.ref).toBe('A1:F3');
    expect(child(child(child(sheet, 'sheetViews'), 'sheetView'), 'pane').attributes).toEqual({
      ySplit: '1',
      topLeftCell: 'A2',
      activePane: 'bottomLeft',
      state: 'frozen',
    });
    expect(child(sheet, 'cols').tags.map(({ attributes: { min, max, width } }) => [min, max, width])).toEqual(
      [
        ['1', '1', '26'],
        ['2', '2', '12'],
        ['3', '3', '12'],
        ['4', '4', '12'],
        ['5', '5', '12'],
        ['6', '6', '40'],
      ],
    );
  });

  it('keeps as text what is typed below its text columns, and nothing below others', () => {
    const { sheet } = opened(table);
    expect(child(sheet, 'cols').tags.map(({ attributes }) => attributes.style)).toEqual([
      '1',
      ...Array(5).fill(undefined),
    ]);
  });

  it('states what each part is', () => {
    const { types } = opened(table);
    expect(
      types.tags.map(({ attributes: { Extension, PartName, ContentType } }) => [
        Extension ?? PartName,
        ContentType,
      ]),
    ).toEqual([
      ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
      ['xml', 'application/xml'],
      ['/xl/workbook.xml', `${media}.sheet.main+xml`],
      ['/xl/worksheets/sheet1.xml', `${media}.worksheet+xml`],
      ['/xl/styles.xml', `${media}.styles+xml`],
      ['/xl/sharedStrings.xml', `${media}.sharedStrings+xml`],
    ]);
  });

  it.each<[SheetColumnKind, SheetCell, (string | number)[] | null]>([
    ['text', '=1+1', ['=1+1', '49']],
    [
      'text',
      ' <b>&amp;"\u0001\u0008\u000b\u000c\u000e\u001f\ufffe\uffff\t\n\r\u0020',
      [' <b>&amp;"\t\n\r ', '49'],
    ],
    ['text', '\ud800', ['\ufffd', '49']],
    ['text', '_x0041_', ['_x005F_x0041_', '49']],
    ['text', '2026-11-14', ['2026-11-14', '49']],
    ['text', 12, ['12', '49']],
    ['text', '', null],
    ['number', '12', ['12', '49']],
    ['number', '', null],
    ['hours', 1, [1 / 60, '4']],
    ['money', -5, [-0.05, '4']],
    ['percent', 0, [0, '9']],
    ['date', '1900-03-01', [61, '14']],
    ['date', '2026-11-31', ['2026-11-31', '49']],
    ['date', 46_340, [46_340, '14']],
    ['date', null, null],
  ])('writes in a column of the kind %s the cell %j as %j', (kind, cell, expected) => {
    expect(written(kind, cell)).toEqual(expected === null ? [] : [expected]);
  });

  it.each([
    [1, 'A1'],
    [26, 'Z1'],
    [27, 'AA1'],
    [52, 'AZ1'],
    [53, 'BA1'],
    [702, 'ZZ1'],
    [703, 'AAA1'],
  ])('can be without rows; the last of %i columns is at %s', (count, last) => {
    const columns = columnsOf(...Array.from({ length: count }, () => 'number' as const));
    const { sheet, cells } = opened({ name: 'x', columns, rows: [] });
    expect(child(sheet, 'dimension').attributes.ref).toBe(`A1:${last}`);
    expect(cells[0]?.at(-1)?.[0]).toBe(last);
  });
});

describe('the archive of an .xlsx file', () => {
  const archive = xlsxFile({ name: 'Noms', columns: columnsOf('text'), rows: [['Zoé 🎓 \ud800']] });
  const view = new DataView(archive.buffer);

  /** The entries of the directory at the end of an archive: APPNOTE.TXT 6.3.10 of PKWARE, 4.3.12 and 4.3.16. */
  function* entries() {
    const end = archive.length - 22;
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      yield at;
      at += 46 + view.getUint16(at + 28, true);
    }
  }

  it('was written on Unix, for UnZip 6.0-28 of Debian, on the first day of the format, by whoever', () => {
    for (const at of entries()) {
      expect([view.getUint8(at + 5), view.getUint32(at + 38, true)]).toEqual([3, 0o100644 * 2 ** 16]);
      const day = view.getUint16(at + 14, true);
      expect([day & 0x1f, (day >> 5) & 0xf, 1980 + (day >> 9), view.getUint16(at + 12, true)]).toEqual([
        1, 1, 1980, 0,
      ]);
    }
    expect([...entries()]).toHaveLength(7);
  });

  it('has the checksums of its texts, and a sign for a character that cannot be written', () => {
    const contents = Object.values(unzipSync(archive));
    expect([...entries()].map((at) => view.getUint32(at + 16, true))).toEqual(
      contents.map((part) => crc32(part)),
    );
    expect(contents.map((part) => new TextDecoder().decode(part)).join()).toContain('Zoé 🎓 \ufffd<');
  });
});
