import { studentImportColumns, teacherImportColumns } from './import-columns.ts';
import { plainWords } from './plain-words.ts';

/** Whom an import brings in. */
export type ImportKind = 'student' | 'teacher';

/** Both kinds of imports. */
export const importKinds = ['student', 'teacher'] as const satisfies readonly ImportKind[];

/** The columns of the template of each kind of import. */
export const importColumnsOf = { student: studentImportColumns, teacher: teacherImportColumns } as const;

/** A column head that somebody has matched by hand (DECISION-51). */
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
