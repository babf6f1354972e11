import type { Label } from '../field/field.ts';
import { levelFields, type StudentText, studentFields, studentTexts } from '../field/student-fields.ts';
import { teacherFields } from '../field/teacher-fields.ts';
import type { SheetRow } from './sheet.ts';

/** A column of an import: its heading in each language, and whether it is required. */
export interface ImportColumn<Field extends string = string> extends Label {
  field: Field;
  required?: boolean;
  /** Alternative headings in either language, such as former ones. */
  also?: readonly string[];
}

/** The columns of the template for importing students (DECISION-29). */
export const studentImportColumns = [
  { field: 'name', ...studentFields.name },
  { field: 'lastName', ...studentFields.lastName },
  { field: 'email', ...studentFields.email },
  { field: 'phone', ...studentFields.phone },
  { field: 'mobile', ...studentFields.mobile },
  { field: 'city', ...studentFields.city },
  { field: 'motherTongue', ...studentFields.motherTongue },
  { field: 'company', ...studentFields.companyId },
  { field: 'level', ...levelFields.level },
  { field: 'levelLanguage', fr: 'Langue du niveau', en: 'Language of the level' },
  { field: 'testedOn', ...levelFields.testedOn },
  { field: 'testedBy', fr: 'Testé par', en: 'Tested by' },
  { field: 'scaleResults', fr: 'Résultats (ÉLS, échelle québécoise)', en: 'Results (SLE, Québec scale)' },
  { field: 'scaleLanguages', fr: 'Langues des résultats', en: 'Languages of the results' },
  { field: 'scaleDays', fr: 'Dates des résultats', en: 'Dates of the results' },
  { field: 'scaleSources', fr: 'Sources des résultats', en: 'Sources of the results' },
] as const satisfies readonly ImportColumn[];
export type StudentImportField = (typeof studentImportColumns)[number]['field'];

/** The texts of a student that an import fills in. */
export const importedStudentTexts = studentImportColumns
  .map(({ field }) => field)
  .filter((field): field is StudentImportField & StudentText => studentTexts.some((text) => text === field));

/** The columns of the template for importing teachers (DECISION-29). */
export const teacherImportColumns = [
  { field: 'name', ...teacherFields.name },
  { field: 'lastName', ...teacherFields.lastName },
  { field: 'email', ...teacherFields.email },
  { field: 'phone', ...teacherFields.phone },
  { field: 'mobile', ...teacherFields.mobile },
  { field: 'city', ...teacherFields.city },
  { field: 'hasCar', ...teacherFields.hasCar },
  { field: 'nda', ...teacherFields.nda },
  { field: 'languages', fr: 'Langues', en: 'Languages' },
  { field: 'otherRate', ...teacherFields.otherRate },
] as const satisfies readonly ImportColumn[];
export type TeacherImportField = (typeof teacherImportColumns)[number]['field'];

/** Returns the heading of a template column in both languages: `Prénom - First name`. */
export function templateHead({ fr, en }: Label): string {
  return `${fr} - ${en}`;
}

/** Result of reading the heading row of a spreadsheet. */
export interface ImportHeads<Field extends string> {
  /** Field of each spreadsheet column, in order; null if unknown. */
  fields: (Field | null)[];
  /** Unknown or repeated headings, as written. */
  unknown: string[];
  /** Required columns that the spreadsheet lacks. */
  missing: Field[];
}

/**
 * Reads a heading row in either language or both, in any order; ignores case, accents, spaces and asterisks
 * (DECISION-29). A manual match applies only to an unknown heading, and only if no other column has the field.
 */
export function readImportHeads<Field extends string>(
  heads: readonly string[],
  columns: readonly ImportColumn<Field>[],
  matches: Readonly<Record<number, Field | null>> = {},
): ImportHeads<Field> {
  const fields: (Field | null)[] = [];
  const isFree = (field: Field) => !fields.includes(field);
  const known = knownHeads(columns);
  for (const head of heads) {
    const column = head === '' ? undefined : known.get(plainHead(head));
    fields.push(column && isFree(column.field) ? column.field : null);
  }
  for (const place of heads.keys()) {
    const match = matches[place];
    if (match && fields[place] === null && isFree(match)) fields[place] = match;
  }
  const unknown = heads.map((head) => head.trim()).filter((head, place) => head !== '' && !fields[place]);
  const missing = columns.filter(({ field, required }) => required && isFree(field));
  return { fields, unknown, missing: missing.map(({ field }) => field) };
}

/** One row of a spreadsheet by field; cells of unknown columns are left out. */
export function readImportRow<Field extends string>(
  cells: readonly string[],
  { fields }: Pick<ImportHeads<Field>, 'fields'>,
): Partial<Record<Field, string>> {
  const row: Partial<Record<Field, string>> = {};
  for (const [index, field] of fields.entries()) {
    if (field !== null) row[field] = (cells[index] ?? '').trim();
  }
  return row;
}

/**
 * What to do about a formula that no spreadsheet program has calculated yet. Not in the vocabulary, because only a
 * server says it.
 */
export const formulaWithoutResult = {
  fr: 'La cellule contient une formule sans résultat : ouvrez le fichier dans votre tableur et enregistrez-le.',
  en: 'The cell has a formula without a result: open the file in your spreadsheet program and save it.',
} as const;

/** Returns the fields of a row whose formula no spreadsheet program has calculated yet. */
export function uncalculatedFields<Field extends string>(
  { remarks = [] }: Pick<SheetRow, 'remarks'>,
  { fields }: Pick<ImportHeads<Field>, 'fields'>,
): Field[] {
  return remarks.flatMap(({ place, kind }) => {
    const field = fields[place];
    return field && kind === 'no-result' ? [field] : [];
  });
}

const headsOfColumns = new WeakMap<readonly ImportColumn[], ReadonlyMap<string, ImportColumn>>();

/** Returns the columns by their accepted headings, which are worked out once, because a sheet has many rows. */
function knownHeads<Field extends string>(
  columns: readonly ImportColumn<Field>[],
): ReadonlyMap<string, ImportColumn<Field>> {
  const known = headsOfColumns.get(columns);
  if (known) return known as ReadonlyMap<string, ImportColumn<Field>>;
  const heads = new Map<string, ImportColumn<Field>>();
  for (const column of columns)
    for (const head of headsOf(column)) if (!heads.has(head)) heads.set(head, column);
  headsOfColumns.set(columns, heads);
  return heads;
}

/** Returns every accepted heading of a column: one of its names, or one per language. */
function headsOf({ fr, en, also = [] }: ImportColumn): string[] {
  const names = [fr, en, ...also].map(plainHead);
  return [...names, ...names.flatMap((first) => names.map((second) => first + second))];
}

function plainHead(head: string): string {
  return head
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
