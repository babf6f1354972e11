import type { NotImported, PersonName } from '@portal/api-client/treaty';
import {
  type ImportColumn,
  readImportHeads,
  readImportRow,
  spreadsheetExtensions,
  templateHead,
} from '@portal/domain';
import { Refusal } from '../http/Refusal.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { readSpreadsheet } from '../spreadsheet/spreadsheet.ts';
import { checkExtension } from './uploads.ts';

/** More lines than an organisation has people: such a file is a mistake. */
const mostLines = 2000;
const longestText = 255;

interface PeopleImport {
  readonly imported: PersonName[];
  readonly notImported: NotImported[];
}

/** Columns that every list of people has. */
type PersonField = 'name' | 'lastName' | 'email';

/**
 * Writes a person for each line of a spreadsheet (decision 29). `add` writes one, or throws a refusal before it wrote
 * anything, whose message then stands for the line: an import never stops at a line. A file that no line can be
 * read from is refused as a whole.
 */
export function importPeople<Field extends string>(
  file: UploadedFile,
  columns: readonly ImportColumn<Field | PersonField>[],
  add: (line: Partial<Record<Field | PersonField, string>>) => PersonName,
): PeopleImport {
  const [headRow = [], ...rows] = rowsOf(file);
  const heads = readImportHeads(headRow, columns);
  const missing = columns.filter(({ field }) => heads.missing.includes(field));
  if (missing.length > 0) {
    throw refused(`Colonnes manquantes - Missing columns: ${missing.map(templateHead).join(', ')}`);
  }
  if (rows.length === 0) throw refused('Le fichier ne contient personne - The file has nobody in it');
  if (rows.length > mostLines) {
    throw refused(`Plus de ${mostLines} lignes - More than ${mostLines} lines`);
  }
  const found: PeopleImport = { imported: [], notImported: [] };
  for (const row of rows) {
    const line = readImportRow(row, heads);
    try {
      checkLine(line, columns);
      found.imported.push(add(line));
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
    throw refused('Le fichier n’est pas une feuille .xlsx ou .xls - The file is not an .xlsx or .xls sheet');
  }
}

function checkLine<Field extends string>(
  line: Partial<Record<Field | PersonField, string>>,
  columns: readonly ImportColumn<Field | PersonField>[],
): void {
  for (const column of columns) {
    const text = line[column.field] ?? '';
    const { fr, en } = column;
    if (column.required && text === '') throw refused(`${fr} : champ obligatoire - ${en}: required field`);
    if (text.length > longestText) {
      throw refused(`${fr} : au plus ${longestText} caractères - ${en}: at most ${longestText} characters`);
    }
    if (column.field === 'email' && text !== '' && !isEmail(text)) {
      throw refused(`${fr} : n’est pas une adresse - ${en}: not an address`);
    }
  }
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

function refused(message: string): Refusal {
  return new Refusal('bad-input', message, { file: [message] });
}
