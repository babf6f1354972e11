import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formulaWithoutResult,
  importTable,
  readImportHeads,
  readImportRow,
  type SheetRow,
  templateHead,
  uncalculatedFields,
} from '@portal/domain';
import { CsvError } from 'csv-parse/sync';
import { Refusal } from '../refusal/Refusal.ts';
import { maxWholeSheetRows, readWholeSheet } from '../spreadsheet/spreadsheet.ts';
import type { Bilingual } from './columns.ts';
import { readCsv } from './exactCsv.ts';
import { type Noun, nouns } from './nouns.ts';

/** A problem in a file, with its place. */
export interface Fault {
  readonly file: string;
  readonly line?: number;
  readonly column?: Bilingual;
  readonly text: Bilingual;
}

/** A row of a file: its cells by field. */
export interface FolderRow {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<string, string>>>;
}

/** The rows of a noun, as they are in its file. */
export interface FolderFile {
  readonly noun: Noun;
  readonly file: string;
  readonly rows: readonly FolderRow[];
}

/** Reads the .csv and .xlsx files of a folder, in the order in which they can be imported. */
export async function readFolder(folder: string): Promise<{ files: FolderFile[]; faults: Fault[] }> {
  const faults: Fault[] = [];
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const tables = names.filter((name) => /\.(csv|xlsx)$/i.test(name));
  const expected = nouns.flatMap(({ name }) => [`${name}.csv`, `${name}.xlsx`]);
  for (const file of tables.filter((name) => !expected.includes(name))) {
    const allowed = nouns.map(({ name }) => name).join(', ');
    faults.push(faultOf(file, `fichier inconnu. Permis : ${allowed}`, `unknown file. Allowed: ${allowed}`));
  }
  if (tables.length === 0)
    faults.push(faultOf(folder, 'aucun fichier .csv ou .xlsx', 'no .csv or .xlsx file'));
  const files: FolderFile[] = [];
  for (const noun of nouns) {
    const [file, other] = tables.filter((name) => [`${noun.name}.csv`, `${noun.name}.xlsx`].includes(name));
    if (other !== undefined) faults.push(faultOf(other, `${file} existe aussi`, `${file} is there too`));
    if (file !== undefined) files.push({ noun, file, rows: await rowsOf(folder, file, noun, faults) });
  }
  return { files, faults };
}

async function rowsOf(folder: string, file: string, noun: Noun, faults: Fault[]): Promise<FolderRow[]> {
  const sheet = await sheetRowsOf(readFileSync(join(folder, file)), file, faults);
  const columns = noun.columns.map((column) => ({ ...column, also: [...(column.also ?? []), column.field] }));
  const [head, ...rows] = importTable({ rows: sheet }, columns);
  if (!head) return [];
  const heads = readImportHeads(head.cells, columns);
  const known = noun.columns.map(templateHead).join(', ');
  for (const name of heads.unknown) {
    const text = [
      `colonne inconnue « ${name} ». Permis : ${known}`,
      `unknown column "${name}". Allowed: ${known}`,
    ];
    faults.push(faultOf(file, text[0] ?? '', text[1] ?? '', head.number));
  }
  for (const { fr, en } of noun.columns.filter(({ field }) => heads.missing.includes(field))) {
    faults.push(faultOf(file, `colonne manquante « ${fr} »`, `missing column "${en}"`, head.number));
  }
  if (heads.missing.length > 0) return [];
  for (const row of rows) {
    for (const field of uncalculatedFields(row, heads)) {
      const column = noun.columns.find((one) => one.field === field);
      faults.push({ ...uncalculated(file), line: row.number, ...(column && { column }) });
    }
  }
  return rows.map((row) => ({ line: row.number, cells: readImportRow(row.cells, heads) }));
}

function uncalculated(file: string): Fault {
  return faultOf(file, formulaWithoutResult.fr, formulaWithoutResult.en);
}

async function sheetRowsOf(content: Buffer, file: string, faults: Fault[]): Promise<readonly SheetRow[]> {
  try {
    if (file.endsWith('.csv')) {
      return readCsv(decoded(content)).flatMap((cells, place) =>
        cells.some((cell) => cell.trim() !== '') ? [{ number: place + 1, cells, formulas: [] }] : [],
      );
    }
    const { rows, isCut } = await readWholeSheet(content);
    if (isCut) {
      faults.push(
        faultOf(
          file,
          `plus de ${maxWholeSheetRows} lignes : utilisez un .csv`,
          `more than ${maxWholeSheetRows} lines: use a .csv file`,
        ),
      );
    }
    return rows;
  } catch (error) {
    if (error instanceof CsvError) {
      const said = ['un guillemet n’est pas fermé', 'a quotation mark is not closed'] as const;
      faults.push(faultOf(file, ...said, Number(error.lines)));
      return [];
    }
    if (!(error instanceof Refusal)) throw error;
    faults.push(faultOf(file, 'n’est pas une feuille .xlsx lisible', 'is not a readable .xlsx sheet'));
    return [];
  }
}

/** Decodes the encodings of spreadsheet programs: UTF-16 or UTF-8, otherwise the encoding of old Windows programs. */
function decoded(content: Buffer): string {
  if (content.subarray(0, 2).toString('hex') === 'fffe') return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function faultOf(file: string, fr: string, en: string, line?: number): Fault {
  return { file, text: { fr, en }, ...(line === undefined ? {} : { line }) };
}

/** Formats a problem as one line of a report, in both languages. */
export function faultLine({ file, line, column, text }: Fault): string {
  const french = [file, line && `ligne ${line}`, column && `colonne « ${column.fr} »`]
    .filter(Boolean)
    .join(', ');
  const english = [file, line && `line ${line}`, column && `column "${column.en}"`]
    .filter(Boolean)
    .join(', ');
  return `${french} : ${text.fr} - ${english}: ${text.en}`;
}
