import { strToU8, type Zippable, zipSync } from 'fflate';
import { isCalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import { columnName } from './column-name.ts';
import { zippedFile } from './zipped-file.ts';

/** The type of a spreadsheet column. */
export type SheetColumnKind = 'text' | 'number' | 'hours' | 'money' | 'percent' | 'date';

export interface SheetColumn {
  head: string;
  /** `hours` takes minutes, `money` cents, `percent` integers, `date` calendar days. */
  kind: SheetColumnKind;
  /** In characters; depends on the kind by default. */
  width?: number;
}

export type SheetCell = string | number | null;

/** One table of a spreadsheet. */
export interface XlsxTable {
  /** Sheet name: at most 31 characters, without those that Excel forbids. */
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
}

/**
 * Returns a table as an .xlsx file with typed columns, a fixed heading row and filters. Texts are cells formatted as
 * text, so that none can become a formula, even after editing.
 */
export function xlsxFile({ name, columns, rows }: XlsxTable): Uint8Array<ArrayBuffer> {
  const strings = new SharedStrings();
  const last = `${columnName(columns.length - 1)}${rows.length + 1}`;
  const heads = columns.map(({ head }, place) =>
    textCell(cellName(place, 0), strings.placeOf(head), headStyle),
  );
  const lines = rows.map((cells, line) =>
    columns.map(({ kind }, place) =>
      typedCell(strings, cellName(place, line + 1), kind, cells[place] ?? null),
    ),
  );
  const sheet = `${declaration}<worksheet xmlns="${main}"><dimension ref="A1:${last}"/>
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${columns.map(columnWidth).join('')}</cols>
<sheetData>${[heads, ...lines].map((cells, line) => `<row r="${line + 1}">${cells.join('')}</row>`).join('\n')}</sheetData>
<autoFilter ref="A1:${last}"/></worksheet>`;
  return zipOf({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations([`${office}/officeDocument`, 'xl/workbook.xml']),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      [`${office}/worksheet`, 'worksheets/sheet1.xml'],
      [`${office}/styles`, 'styles.xml'],
      [`${office}/sharedStrings`, 'sharedStrings.xml'],
    ),
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': strings.xml(),
    'xl/worksheets/sheet1.xml': sheet,
  });
}

/** An archive of uncompressed texts, by their paths. */
function zipOf(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files: Zippable = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, strToU8(text)]),
  );
  return zipSync(files, { ...zippedFile, level: 0 });
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${media}.sharedStrings+xml"/></Types>`;

function relations(...targets: (readonly [type: string, target: string])[]): string {
  const parts = targets.map(
    ([type, target], place) => `<Relationship Id="rId${place + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${parts.join('')}</Relationships>`;
}

/** Excel's built-in formats: 14 is a date in the user's locale, 49 text, 9 percent, 4 two decimals. */
const formats = { text: 49, number: 1, hours: 4, money: 4, percent: 9, date: 14 } as const;
const kinds = Object.keys(formats) as SheetColumnKind[];
const headStyle = kinds.length + 1;

const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${kinds.length + 2}"><xf xfId="0"/>${kinds
  .map((kind) => `<xf numFmtId="${formats[kind]}" xfId="0" applyNumberFormat="1"/>`)
  .join(
    '',
  )}<xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function styleOf(kind: SheetColumnKind): number {
  return kinds.indexOf(kind) + 1;
}

const widths: Record<SheetColumnKind, number> = {
  text: 26,
  number: 12,
  hours: 12,
  money: 12,
  percent: 12,
  date: 14,
};

function columnWidth({ kind, width = widths[kind] }: SheetColumn, place: number): string {
  // The style also applies to cells that are added later in a text column, so that they keep leading zeros, plus signs,
  // long numbers and dates as text.
  const style = kind === 'text' ? ` style="${styleOf(kind)}"` : '';
  return `<col min="${place + 1}" max="${place + 1}" width="${width}"${style} customWidth="1"/>`;
}

function typedCell(strings: SharedStrings, at: string, kind: SheetColumnKind, cell: SheetCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number' && kind !== 'text')
    return numberCell(at, cell / (units[kind] ?? 1), styleOf(kind));
  const text = String(cell);
  if (kind === 'date' && isCalendarDate(text)) return numberCell(at, daysUntil(text, dayZero), styleOf(kind));
  return textCell(at, strings.placeOf(text), styleOf('text'));
}

/** Divisors that convert values to Excel's units. */
const units: Partial<Record<SheetColumnKind, number>> = { hours: 60, money: 100, percent: 100 };

/** Day 0 in Excel, which wrongly treats 1900 as a leap year. */
const dayZero = '1899-12-30';

function numberCell(at: string, value: number, style: number): string {
  return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
}

function textCell(at: string, place: number, style: number): string {
  return `<c r="${at}" s="${style}" t="s"><v>${place}</v></c>`;
}

/** The texts of a file, each once. R's openxlsx drops inline texts that preserve spaces. */
class SharedStrings {
  readonly #places = new Map<string, number>();
  #count = 0;

  /** Returns the index by which cells refer to a text. */
  placeOf(text: string): number {
    this.#count += 1;
    const place = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, place);
    return place;
  }

  xml(): string {
    const texts = [...this.#places.keys()].map((text) => {
      const space = /^\s|\s$|\s\s|\n/.test(text) ? ' xml:space="preserve"' : '';
      return `<si><t${space}>${escaped(withoutCodes(text))}</t></si>`;
    });
    return `${declaration}<sst xmlns="${main}" count="${this.#count}" uniqueCount="${texts.length}">${texts.join('')}</sst>`;
  }
}

/** Excel reads `_x0041_` as the character with that code, so the underscore of such a text is written as a code. */
export function withoutCodes(text: string): string {
  return text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

function cellName(column: number, line: number): string {
  return `${columnName(column)}${line + 1}`;
}

/** Escapes a text for XML and removes control characters that XML forbids. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
