import type { NotImported, PersonName } from '@portal/api-client/treaty';
import {
  type ImportColumn,
  maxImportRows,
  readImportHeads,
  readImportRow,
  refusalText,
  spreadsheetExtensions,
  templateHead,
  vocabularyEn,
  vocabularyFr,
} from '@portal/domain';
import { Refusal } from '../http/Refusal.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { readSpreadsheet } from '../spreadsheet/spreadsheet.ts';
import { checkExtension } from './uploads.ts';

interface PeopleImport {
  readonly imported: PersonName[];
  readonly notImported: NotImported[];
}

/** What a row of the spreadsheet is read with: the rules of the form, from the domain. */
interface RowSchema<Row> {
  safeParse(
    row: unknown,
  ): { readonly success: true; readonly data: Row } | { readonly success: false; readonly error: Findings };
}

interface Findings {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/**
 * Writes a person for each line of a spreadsheet (decision 29). `add` writes one, or throws a refusal before it wrote
 * anything, whose message then stands for the line: an import never stops at a line. A file that no line can be
 * read from is refused as a whole.
 */
export function importPeople<Row>(
  file: UploadedFile,
  columns: readonly ImportColumn[],
  schema: RowSchema<Row>,
  add: (row: Row) => PersonName,
): PeopleImport {
  const [headRow = [], ...rows] = rowsOf(file);
  const heads = readImportHeads(headRow, columns);
  const missing = columns.filter(({ field }) => heads.missing.includes(field));
  if (missing.length > 0) {
    throw refused(`Colonnes manquantes - Missing columns: ${missing.map(templateHead).join(', ')}`);
  }
  if (rows.length === 0) throw refused('Le fichier ne contient personne - The file has nobody in it');
  if (rows.length > maxImportRows) {
    throw refused(`Plus de ${maxImportRows} lignes - More than ${maxImportRows} lines`);
  }
  const found: PeopleImport = { imported: [], notImported: [] };
  for (const row of rows) {
    const line = readImportRow(row, heads);
    try {
      found.imported.push(add(checked(line, columns, schema)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { name = '', lastName = '' } = line;
      found.notImported.push({ name, last_name: lastName, reason: error.message });
    }
  }
  return found;
}

/** The message of an import is all that its screen shows, so it says what is wrong (IMPORT-06, IMPORT-07). */
function rowsOf(file: UploadedFile): string[][] {
  try {
    checkExtension(file, spreadsheetExtensions);
    return readSpreadsheet(file.content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A file that is too large or too slow to read says so itself, in both languages.
    if (error.errors?.file?.includes(error.message)) throw error;
    throw refused('Le fichier n’est pas une feuille .xlsx ou .xls - The file is not an .xlsx or .xls sheet');
  }
}

function checked<Row>(
  line: Readonly<Record<string, string | undefined>>,
  columns: readonly ImportColumn[],
  schema: RowSchema<Row>,
): Row {
  const read = schema.safeParse(line);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const column = columns.find(({ field }) => field === issue?.path[0]);
  throw column && issue ? refused(reason(column, issue.message)) : new Refusal('bad-input');
}

/** Column and what is wrong with it, in both languages. */
function reason({ fr, en }: ImportColumn, found: string): string {
  return `${fr} : ${refusalText(vocabularyFr, found)} - ${en}: ${refusalText(vocabularyEn, found)}`;
}

function refused(message: string): Refusal {
  return new Refusal('bad-input', message, { file: [message] });
}
