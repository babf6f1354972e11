import type { Person } from '../person/person.ts';
import { studentImportColumns, teacherImportColumns } from './import-columns.ts';
import { plainWords } from './plain-words.ts';

/** Whom an import brings in. */
export type ImportKind = 'student' | 'teacher';

/** Both kinds of imports. */
export const importKinds = ['student', 'teacher'] as const satisfies readonly ImportKind[];

/** The columns of the template of each kind of import. */
export const importColumnsOf = { student: studentImportColumns, teacher: teacherImportColumns } as const;

/** A column head that an administrator matched with a field (DECISION-51). */
export interface RememberedColumn {
  head: string;
  /** Null for a column that is not imported. */
  field: string | null;
}

/** Returns the field that was matched with a head; null if it is not imported, undefined if it was never matched. */
export function rememberedField(
  head: string,
  remembered: readonly RememberedColumn[],
): string | null | undefined {
  const plain = plainWords(head);
  return remembered.find((column) => plainWords(column.head) === plain)?.field;
}

/** A past import of students or teachers. */
export interface PastImport {
  id: number;
  kind: ImportKind;
  fileName: string;
  /** False once the file and the lines are deleted. */
  hasFile: boolean;
  importedAt: string;
  /** Null for a user who was removed. */
  importedBy: Person | null;
  /** Number of people. */
  imported: number;
  /** Number of lines that became nobody. */
  notImported: number;
  /** Null unless its people were deleted again. */
  undone: { at: string; by: Person | null } | null;
}

/** How somebody uses a person of an import, which then cannot be undone. */
export const importUses = [
  ...(['contract', 'level', 'needs', 'report', 'file', 'note'] as const),
  ...(['link', 'mail', 'invitation', 'account', 'change'] as const),
] as const;
export type ImportUse = (typeof importUses)[number];

/** What became of a line of a past import. */
export interface PastImportLine {
  /** The heads are line 1; empty lines do not count. */
  line: number;
  name: string;
  lastName: string;
  /** The student or teacher; null for nobody, and for somebody who was deleted since. */
  personId: number | null;
  /** Why it became nobody; null if it was imported. */
  reason: string | null;
  uses: ImportUse[];
}

/** A past import with its lines, in the order of the file. */
export interface PastImportResult extends PastImport {
  lines: PastImportLine[];
}

/** A name and how the person is in use. */
export interface UsedPerson {
  name: string;
  uses: ImportUse[];
}

/** Returns whom somebody uses, by the names that a refused undo gives for each use. */
export function usedPeople(namesByUse: Readonly<Partial<Record<string, readonly string[]>>>): UsedPerson[] {
  const people = new Map<string, ImportUse[]>();
  for (const use of importUses) {
    for (const name of namesByUse[use] ?? []) people.set(name, [...(people.get(name) ?? []), use]);
  }
  return [...people].map(([name, uses]) => ({ name, uses }));
}

/** Whether an import can be undone, as far as its lines tell. */
export function canUndo({ undone, lines }: PastImportResult): boolean {
  const people = lines.filter(({ personId }) => personId !== null);
  return undone === null && people.length > 0 && people.every(({ uses }) => uses.length === 0);
}
