import type * as z from 'zod';
import { plainEmail } from '../person/email.ts';
import type { Person } from '../person/person.ts';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { finderByName, foldText } from '../text/fold-text.ts';
import { type ImportColumn, type ImportHeads, readImportHeads, readImportRow } from './import-columns.ts';
import { readNames } from './import-schemas.ts';
import { hasDroppedPlus, levelCells } from './imported-levels.ts';
import { maxImportRows, type SheetRow } from './sheet.ts';

/** An existing person; old records may have no email. */
export interface KnownPerson extends Person {
  email: string | null;
}

/** A finding about a row before the import. */
export type ImportFinding<Field extends string = string> =
  /** The server will reject it, as the form would (DECISION-29). */
  | { kind: 'refused'; field: Field; refusal: string }
  /**
   * An earlier row has the same email, so this one will be rejected; or only the same name, which may be another
   * person.
   */
  | { kind: 'same-email' | 'same-name'; row: number }
  /** The email exists already, perhaps of an archived person, so the row will be rejected; or only the name exists. */
  | { kind: 'known-email' | 'archived-email' | 'known-name'; person: Person }
  /** There is no active company or language with this name, or an archived one, so the row will be rejected. */
  | { kind: 'unknown-company' | 'archived-company' | 'unknown-language' | 'archived-language'; name: string }
  /**
   * The cell contains a formula, whose result is imported; or a text that looks like a formula, which is imported as
   * text.
   */
  | { kind: 'formula' | 'formula-text'; field: Field }
  /** Damaged or invisible characters. */
  | { kind: 'damaged-text'; field: Field }
  /** A formula that no spreadsheet program has calculated yet; the cell is imported as empty. */
  | { kind: 'no-result'; field: Field }
  /** An error such as `#N/A`; the cell is imported as empty. */
  | { kind: 'error'; field: Field; text: string }
  /** The plus of a CEFR level such as `B1+`, which is imported without it. */
  | { kind: 'dropped-plus'; field: Field }
  /** The row is hidden in the file, for example by a filter. */
  | { kind: 'hidden' };

/** A row of an import as it will be sent. */
export interface ImportRow<Field extends string = string> extends SheetRow {
  values: Partial<Record<Field, string>>;
  findings: readonly ImportFinding<Field>[];
  /** The original texts of corrected cells, by column index. */
  originals?: Readonly<Record<number, string>>;
}

/** What a spreadsheet holds for an import. */
export interface ImportPreview<Field extends string = string> {
  heads: ImportHeads<Field>;
  /** The heading row as in the file; empty texts for columns without a heading. */
  headCells: readonly string[];
  /** Number of the heading row. */
  headRow: number;
  rows: readonly ImportRow<Field>[];
}

interface NamedForImport {
  readonly name: string;
  /** False once archived. */
  readonly active?: boolean;
}

/** Existing records that the rows are compared with. */
export interface KnownForImport {
  /** Everyone with an email, including archived people. */
  people: readonly KnownPerson[];
  /** The companies, archived ones too; omitted if rows have none. */
  companies?: readonly NamedForImport[];
  /** The languages, archived ones too; omitted if rows have none. */
  languages?: readonly NamedForImport[];
}

/** Heading of the reason column in a file of rejected rows. */
export const reasonHead = 'Motif du refus - Reason for refusal';

/** Heading of the column with the original row number in a file of rejected rows. */
export const lineHead = 'Ligne du fichier - Row in the file';

/** Columns that only a file of rejected rows has. */
export const refusedFileHeads: readonly string[] = [lineHead, reasonHead];

/**
 * Parses and validates the rows of a table, headings first, with manually matched columns. `importComparer` adds findings
 * that need existing records.
 */
export function previewImport<Field extends string>(
  [head = noHead, ...rows]: readonly SheetRow[],
  columns: readonly ImportColumn<Field>[],
  schema: z.ZodType,
  matches?: Readonly<Record<number, Field | null>>,
): ImportPreview<Field> {
  // A column without a heading can be matched too.
  const columnCount = widestOf([head, ...rows]);
  const headCells = Array.from({ length: columnCount }, (_, place) => head.cells[place] ?? '');
  const heads = readImportHeads(headCells, columns, matches);
  return {
    // A corrected file of rejected rows still has their numbers and reasons.
    heads: { ...heads, unknown: heads.unknown.filter((name) => !refusedFileHeads.includes(name)) },
    headCells,
    headRow: head.number,
    rows: rows.map((row) => checkImportRow(row, heads, schema)),
  };
}

/** Parses and validates one row; skips it while a required column is missing. */
export function checkImportRow<Field extends string>(
  { number, cells, formulas, remarks, isHidden }: SheetRow,
  heads: ImportHeads<Field>,
  schema: z.ZodType,
): ImportRow<Field> {
  const row = {
    number,
    cells,
    formulas,
    ...(remarks && { remarks }),
    ...(isHidden && { isHidden }),
  };
  const values = readImportRow(cells, heads);
  const findings = heads.missing.length > 0 ? [] : findingsOf(row, values, heads, schema);
  return { ...row, values, findings };
}

/** Returns the rows with findings that need existing records: unknown names, emails in use, probable duplicates. */
export function compareImport<Field extends string>(
  rows: readonly ImportRow<Field>[],
  known: KnownForImport,
): ImportRow<Field>[] {
  return importComparer(known)(rows);
}

/** Returns a function that compares rows with the same records, which it indexes only once. */
export function importComparer({ people, companies, languages }: KnownForImport) {
  const findUnknown = unknownNamesFinder(companies, languages);
  const findDuplicates = duplicatesFinder(people);
  return <Field extends string>(rows: readonly ImportRow<Field>[]): ImportRow<Field>[] =>
    findDuplicates(findUnknown(rows));
}

type FindInRows = <Field extends string>(rows: readonly ImportRow<Field>[]) => ImportRow<Field>[];

function unknownNamesFinder(
  companies: KnownForImport['companies'],
  languages: KnownForImport['languages'],
): FindInRows {
  const findUnknown = <Noun extends 'company' | 'language'>(
    noun: Noun,
    known: KnownForImport['companies'],
  ) => {
    const find = known && finderByName(known.filter(({ active }) => active !== false));
    const findArchived = known && finderByName(known.filter(({ active }) => active === false));
    return (names: readonly string[]) =>
      [...new Set(names)].flatMap((name) => {
        if (!find || find(name)) return [];
        return [{ kind: `${findArchived?.(name) ? 'archived' : 'unknown'}-${noun}` as const, name }];
      });
  };
  const unknownCompanies = findUnknown('company', companies);
  const unknownLanguages = findUnknown('language', languages);
  return (rows) =>
    rows.map((row) => {
      const {
        company = '',
        languages: cell = '',
        levelLanguage = '',
        scaleLanguages = '',
      } = row.values as Partial<Record<string, string>>;
      const findings = [
        ...unknownCompanies(company === '' ? [] : [company]),
        ...unknownLanguages(readNames([cell, levelLanguage, scaleLanguages].join(';'))),
      ];
      return { ...row, findings: [...row.findings, ...findings] };
    });
}

function duplicatesFinder(known: readonly KnownPerson[]): FindInRows {
  const knownByEmail = new Map<string, Person>();
  const knownByName = new Map<string, Person>();
  for (const person of known) {
    if (person.email) knownByEmail.set(plainEmail(person.email), person);
    knownByName.set(personKey(person.name, person.lastName), person);
  }
  const identityOf = rememberIdentities();
  return (rows) => {
    const rowByEmail = new Map<string, number>();
    const rowByName = new Map<string, number>();
    return rows.map((row) => {
      const { email, fullName } = identityOf(row.values);
      const found = (finding: ImportFinding<never>) => ({ ...row, findings: [...row.findings, finding] });
      // A rejected row does not reserve its email.
      if (isRefusable(row)) return row;
      const sameEmail = rowByEmail.get(email);
      if (sameEmail !== undefined) return found({ kind: 'same-email', row: sameEmail });
      const owner = email === '' ? undefined : knownByEmail.get(email);
      if (owner) return found({ kind: owner.archived ? 'archived-email' : 'known-email', person: owner });
      if (email !== '') rowByEmail.set(email, row.number);
      const sameName = rowByName.get(fullName);
      if (sameName !== undefined) return found({ kind: 'same-name', row: sameName });
      rowByName.set(fullName, row.number);
      const namesake = knownByName.get(fullName);
      return namesake ? found({ kind: 'known-name', person: namesake }) : row;
    });
  };
}

interface Identity {
  email: string;
  fullName: string;
}

/** Rows without corrections keep their values, because normalizing thousands of names takes time. */
function rememberIdentities(): (values: ImportRow['values']) => Identity {
  const identities = new WeakMap<ImportRow['values'], Identity>();
  return (values) => {
    const known = identities.get(values);
    if (known) return known;
    const { name = '', lastName = '', email = '' } = values;
    const identity = { email: plainEmail(email), fullName: personKey(name, lastName) };
    identities.set(values, identity);
    return identity;
  };
}

/** Whether the server is expected to refuse a row. */
export function isRefusable({ findings }: Pick<ImportRow, 'findings'>): boolean {
  return findings.some(({ kind }) => refusing.includes(kind));
}

const refusing: readonly ImportFinding['kind'][] = [
  'refused',
  'same-email',
  'known-email',
  'archived-email',
  'unknown-company',
  'archived-company',
  'unknown-language',
  'archived-language',
];

const noHead: SheetRow = { number: 1, cells: [], formulas: [] };

function widestOf(rows: readonly SheetRow[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
}

/** Returns whether a file has more rows than one import accepts. */
export function isTooLong({ rows }: Pick<ImportPreview, 'rows'>): boolean {
  return rows.length > maxImportRows;
}

function personKey(name: string | null, lastName: string | null): string {
  return foldText(`${name ?? ''} ${lastName ?? ''}`);
}

function findingsOf<Field extends string>(
  { formulas, remarks = [], isHidden }: SheetRow,
  values: Partial<Record<Field, string>>,
  { fields }: ImportHeads<Field>,
  schema: z.ZodType,
): ImportFinding<Field>[] {
  const refused = Object.entries(refusalsOf(schema, values)).map(
    ([field, refusal]): ImportFinding<Field> => ({ kind: 'refused', field: field as Field, refusal }),
  );
  const unread = remarks.flatMap(({ place, kind, text }): ImportFinding<Field>[] => {
    const field = fields[place];
    if (!field) return [];
    return [kind === 'error' ? { kind, field, text } : { kind, field }];
  });
  const odd = fields.flatMap((field, place): ImportFinding<Field>[] => {
    if (field === null) return [];
    const text = values[field] ?? '';
    if (formulas.includes(place)) return [{ kind: 'formula', field }];
    if (/^[=@]/.test(text)) return [{ kind: 'formula-text', field }];
    return isDamaged(text) ? [{ kind: 'damaged-text', field }] : [];
  });
  const dropped = levelCells.flatMap(({ level }): ImportFinding<Field>[] =>
    hasDroppedPlus(values[level as string as Field])
      ? [{ kind: 'dropped-plus', field: level as string as Field }]
      : [],
  );
  const hidden: ImportFinding<Field>[] = isHidden ? [{ kind: 'hidden' }] : [];
  return [...refused, ...unread, ...odd, ...dropped, ...hidden];
}

/**
 * Returns whether characters were lost (`�`, `Ã©` for `é`, `#N/A`) or are invisible. Joiners of Persian and emoji, and
 * direction marks in Arabic names, are allowed.
 */
function isDamaged(text: string): boolean {
  return (
    /[\p{Cc}\p{Co}\uFFFD\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/u.test(text) ||
    /Ã[\u0080-\u00BFŠšŒœŽžƒˆ˜†‡•…‰‹›€™‘’“”–—]|â€/.test(text) ||
    /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(text)
  );
}
