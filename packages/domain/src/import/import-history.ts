import type { Person } from '../person/person.ts';
import { foldText } from '../text/fold-text.ts';
import { studentImportColumns, teacherImportColumns } from './import-columns.ts';

/** The kind of people in an import. */
export type ImportKind = 'student' | 'teacher';

/** Both kinds of imports. */
export const importKinds = ['student', 'teacher'] as const satisfies readonly ImportKind[];

/** The columns of the template of each kind of import. */
export const importColumnsOf = { student: studentImportColumns, teacher: teacherImportColumns } as const;

/** A column heading that an administrator matched with a field (DECISION-51). */
export interface RememberedColumn {
  head: string;
  /** Null for a column that is not imported. */
  field: string | null;
}

/** Returns the field of a heading; null if the column is not imported, undefined if it was never matched. */
export function rememberedField(
  head: string,
  remembered: readonly RememberedColumn[],
): string | null | undefined {
  const plain = foldText(head);
  return remembered.find((column) => foldText(column.head) === plain)?.field;
}

/** A past import of students or teachers. */
export interface PastImport {
  id: number;
  kind: ImportKind;
  fileName: string;
  /** False after the file and the lines are deleted. */
  hasFile: boolean;
  importedAt: string;
  /** Null for a deleted user. */
  importedBy: Person | null;
  /** Number of people. */
  imported: number;
  /** Number of lines that were not imported. */
  notImported: number;
  /** Null unless the import was undone. */
  undone: { at: string; by: Person | null } | null;
}

/** The ways in which a person of an import can be in use, which prevents undoing it. */
export const importUses = [
  'contract',
  'level',
  'needs',
  'report',
  'file',
  'note',
  'link',
  'mail',
  'invitation',
  'account',
  'change',
] as const;
export type ImportUse = (typeof importUses)[number];

/** A line of a past import with its result. */
export interface PastImportLine {
  /** The heading row is line 1; empty lines do not count. */
  line: number;
  name: string;
  lastName: string;
  /** The student or teacher; null if none was created, or if deleted since. */
  personId: number | null;
  /** The reason why the line was not imported; null if it was. */
  reason: string | null;
  uses: ImportUse[];
}

/** A past import with its lines, in file order. */
export interface PastImportResult extends PastImport {
  lines: PastImportLine[];
}

/** A person and how they are in use. */
export interface UsedPerson {
  name: string;
  uses: ImportUse[];
}

/** Returns the people in use, from the names by use of a refused undo. */
export function usedPeople(namesByUse: Readonly<Partial<Record<string, readonly string[]>>>): UsedPerson[] {
  const people = new Map<string, ImportUse[]>();
  for (const use of importUses) {
    for (const name of namesByUse[use] ?? []) people.set(name, [...(people.get(name) ?? []), use]);
  }
  return [...people].map(([name, uses]) => ({ name, uses }));
}

/** Returns whether an import can be undone, according to its lines. */
export function canUndo({ undone, lines }: PastImportResult): boolean {
  const people = lines.filter(({ personId }) => personId !== null);
  return undone === null && people.length > 0 && people.every(({ uses }) => uses.length === 0);
}
