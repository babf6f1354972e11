import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImportHeads, readImportRow, templateHead } from '@portal/domain';
import { CsvError } from 'csv-parse/sync';
import { maxWholeSheetRows, readWholeSheet } from '../spreadsheet/spreadsheet.ts';
import { Refusal } from '../treaty/Refusal.ts';
import type { Bilingual } from './columns.ts';
import { readCsv } from './exactCsv.ts';
import { type Noun, nouns } from './nouns.ts';

/** What is wrong, and where. */
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

/** The rows of a noun, as its file has them. */
export interface FolderFile {
  readonly noun: Noun;
  readonly file: string;
  readonly rows: readonly FolderRow[];
}

/** Reads the .csv and .xlsx files of a folder, in the order in which they can be written. */
export function readFolder(folder: string): { files: FolderFile[]; faults: Fault[] } {
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
  const files = nouns.flatMap((noun) => {
    const [file, other] = tables.filter((name) => [`${noun.name}.csv`, `${noun.name}.xlsx`].includes(name));
    if (other !== undefined) faults.push(faultOf(other, `${file} existe aussi`, `${file} is there too`));
    return file === undefined ? [] : [{ noun, file, rows: rowsOf(folder, file, noun, faults) }];
  });
  return { files, faults };
}

function rowsOf(folder: string, file: string, noun: Noun, faults: Fault[]): FolderRow[] {
  const lines = linesOf(readFileSync(join(folder, file)), file, faults);
  const start = lines.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  if (start < 0) return [];
  const columns = noun.columns.map((column) => ({ ...column, also: [...(column.also ?? []), column.field] }));
  const heads = readImportHeads(lines[start] ?? [], columns);
  const known = noun.columns.map(templateHead).join(', ');
  for (const head of heads.unknown) {
    const text = [
      `colonne inconnue « ${head} ». Permis : ${known}`,
      `unknown column "${head}". Allowed: ${known}`,
    ];
    faults.push(faultOf(file, text[0] ?? '', text[1] ?? '', start + 1));
  }
  for (const { fr, en } of noun.columns.filter(({ field }) => heads.missing.includes(field))) {
    faults.push(faultOf(file, `colonne manquante « ${fr} »`, `missing column "${en}"`, start + 1));
  }
  if (heads.missing.length > 0) return [];
  return lines.flatMap((cells, place) => {
    const isRow = place > start && cells.some((cell) => cell.trim() !== '');
    return isRow ? [{ line: place + 1, cells: readImportRow(cells, heads) }] : [];
  });
}

function linesOf(content: Buffer, file: string, faults: Fault[]): string[][] {
  try {
    if (file.endsWith('.csv')) return readCsv(decoded(content));
    const lines = readWholeSheet(content);
    if (lines.length >= maxWholeSheetRows) {
      const most = maxWholeSheetRows - 1;
      faults.push(
        faultOf(
          file,
          `plus de ${most} lignes : utilisez un .csv`,
          `more than ${most} lines: use a .csv file`,
        ),
      );
    }
    return lines;
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

/** Text in the encodings of spreadsheet programs: UTF-16 or UTF-8, otherwise that of old Windows programs. */
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

/** A fault as one line of a report, in both languages. */
export function faultLine({ file, line, column, text }: Fault): string {
  const french = [file, line && `ligne ${line}`, column && `colonne « ${column.fr} »`]
    .filter(Boolean)
    .join(', ');
  const english = [file, line && `line ${line}`, column && `column "${column.en}"`]
    .filter(Boolean)
    .join(', ');
  return `${french} : ${text.fr} - ${english}: ${text.en}`;
}
