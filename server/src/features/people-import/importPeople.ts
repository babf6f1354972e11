import type { ArchivedRecord, NotImported, PersonName } from '@portal/api-client/openapi';
import {
  formulaWithoutResult,
  type ImportColumn,
  type ImportKind,
  importTable,
  maxImportRows,
  needsSmtpUtf8,
  readImportHeads,
  readImportRow,
  refusalText,
  type Sheet,
  spreadsheetExtensions,
  templateHead,
  uncalculatedFields,
  vocabularyEn,
  vocabularyFr,
} from '@portal/domain';
import type { UploadedFile } from '../../files/UploadedFile.ts';
import type { Call } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { readSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { archivedByText } from '../archiving/findArchived.ts';
import { duplicateEmail } from '../email-address.ts';
import { checkExtension } from '../files/uploads.ts';
import { recordImport } from '../imports/recording.ts';

interface PeopleImport {
  /** The id of the recorded import. */
  readonly id: number;
  readonly imported: PersonName[];
  readonly notImported: NotImported[];
}

/** Validates a row of the spreadsheet with the rules of the form in the domain. */
interface RowSchema<Row> {
  safeParse(
    row: unknown,
  ): { readonly success: true; readonly data: Row } | { readonly success: false; readonly error: Findings };
}

interface Findings {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

interface Import<Row, Person> {
  readonly kind: ImportKind;
  /** The table in which addresses must be unique. */
  readonly among: 'student' | 'user';
  readonly columns: readonly ImportColumn[];
  readonly schema: RowSchema<Row>;
  /** Converts a valid row to a person. The message of a thrown refusal becomes the reason of the row. */
  readonly prepare: (row: Row) => Person;
  /** Creates people. Returns the created ones by address; the addresses of the others were taken. */
  readonly write: (people: readonly Person[]) => Promise<ReadonlyMap<string, PersonName>>;
}

/** Maximum number of people in one statement. */
const peopleAtOnce = 500;

/**
 * Creates a person for each valid row of a spreadsheet (DECISION-29), and records the import. A bad row does not stop
 * the others; an unreadable file is refused as a whole.
 */
export async function importPeople<Row, Person extends { readonly email: string }>(
  call: Pick<Call, 'db' | 'clock' | 'contents' | 'caller' | 'now' | 'hasSmtpUtf8'>,
  file: UploadedFile,
  { kind, among, columns, schema, prepare, write }: Import<Row, Person>,
): Promise<PeopleImport> {
  const lines = (await linesOf(file, columns)).map((line) => ({ line, ...preparedFrom(line) }));
  const first = new Map<string, Person>();
  for (const { person } of lines) if (person && !first.has(person.email)) first.set(person.email, person);
  const people = [...first.values()];
  const written = new Map<string, PersonName>();
  for (let start = 0; start < people.length; start += peopleAtOnce) {
    for (const [email, name] of await write(people.slice(start, start + peopleAtOnce)))
      written.set(email, name);
  }
  const taken = people.flatMap(({ email }) => (written.has(email) ? [] : [email]));
  const archived = await archivedByText(call.db, call.clock, among, taken);
  const results = lines.map(({ line, person, reason }) => {
    const name = person && first.get(person.email) === person ? written.get(person.email) : undefined;
    const { name: firstName = '', lastName = '' } = line.cells;
    return name
      ? { name: name.name, lastName: name.last_name, personId: name.id, reason: null }
      : {
          name: firstName,
          lastName,
          personId: null,
          reason: reason ?? reasonOfTaken(archived.get(person?.email ?? '')),
        };
  });
  const found: Omit<PeopleImport, 'id'> = { imported: [], notImported: [] };
  for (const { name, lastName: last_name, personId, reason } of results) {
    if (personId === null) found.notImported.push({ name, last_name, reason });
    else found.imported.push({ id: personId, name, last_name });
  }
  return { ...found, id: await recordImport(call, kind, file, results) };

  function preparedFrom(line: Line): { person?: Person; reason?: string } {
    try {
      const person = prepare(checked(line, columns, schema));
      const column = columns.find(({ field }) => field === 'email');
      if (column && !call.hasSmtpUtf8 && needsSmtpUtf8(person.email))
        throw refused(reason(column, 'email-not-ascii'));
      return { person };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { reason: error.message };
    }
  }
}

/**
 * The reason why an address is taken. For an archived record it has the date of archiving, so that the office can
 * restore it (DECISION-96).
 */
function reasonOfTaken(record: ArchivedRecord | undefined): string {
  if (!record) return duplicateEmail().message;
  const since = record.archived_on;
  return `Courriel d’une fiche archivée${since ? ` depuis le ${since}` : ''} : rétablissez-la - Email of a record archived${
    since ? ` since ${since}` : ''
  }: restore it`;
}

interface Line {
  /** The texts of the line, by field of the form. */
  readonly cells: ReturnType<typeof readImportRow>;
  /** The fields whose cell has a formula without a calculated value. */
  readonly uncalculated: readonly string[];
}

/** The lines of the file. */
async function linesOf(file: UploadedFile, columns: readonly ImportColumn[]): Promise<Line[]> {
  const [head, ...rows] = importTable(await sheetOf(file), columns);
  const heads = readImportHeads(head?.cells ?? [], columns);
  const missing = columns.filter(({ field }) => heads.missing.includes(field));
  if (missing.length > 0) {
    throw refused(`Colonnes manquantes - Missing columns: ${missing.map(templateHead).join(', ')}`);
  }
  if (rows.length === 0) throw refused('Le fichier ne contient personne - There is nobody in the file');
  if (rows.length > maxImportRows) {
    throw refused(`Plus de ${maxImportRows} lignes - More than ${maxImportRows} lines`);
  }
  return rows.map((row) => ({
    cells: readImportRow(row.cells, heads),
    uncalculated: uncalculatedFields(row, heads),
  }));
}

/** The import screen shows only this message, so it must say what is wrong (IMPORT-06, IMPORT-07). */
async function sheetOf(file: UploadedFile): Promise<Sheet> {
  try {
    checkExtension(file, spreadsheetExtensions);
    return await readSpreadsheet(await file.read());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A refusal about the content already has texts in both languages.
    if (error.errors?.file?.includes(error.message)) throw error;
    throw refused('Le fichier n’est pas une feuille .xlsx ou .xls - The file is not an .xlsx or .xls sheet');
  }
}

function checked<Row>(line: Line, columns: readonly ImportColumn[], schema: RowSchema<Row>): Row {
  const read = schema.safeParse(line.cells);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const column = columns.find(({ field }) => field === issue?.path[0]);
  if (!column || !issue) throw new Refusal('bad-input');
  const { fr, en } = formulaWithoutResult;
  if (line.uncalculated.includes(column.field)) throw refused(`${column.fr} : ${fr} - ${column.en}: ${en}`);
  throw refused(reason(column, issue.message));
}

/** Formats a problem with the name of its column, in both languages. */
function reason({ fr, en }: ImportColumn, found: string): string {
  return `${fr} : ${refusalText(vocabularyFr, found)} - ${en}: ${refusalText(vocabularyEn, found)}`;
}

function refused(message: string): Refusal {
  return new Refusal('bad-input', message, { file: [message] });
}
