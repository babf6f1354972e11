import type { CellCorrections, ColumnMatches } from '@portal/domain';

/** The manual matches and corrections of one file. */
export interface FileDraft {
  /** Identifies the file; empty if nothing was changed. */
  file: string;
  /** The name of the file. */
  name: string;
  matches: ColumnMatches;
  corrections: CellCorrections;
}

/** The draft of the file that was changed last, with those of other files that are not imported yet. */
export interface ImportDraft extends FileDraft {
  others: readonly FileDraft[];
}

/** No manual changes. */
export const noDraft: ImportDraft = { file: '', name: '', matches: {}, corrections: {}, others: [] };

/** Returns the drafts of the files, the last changed file first. */
export function fileDrafts({ others, ...latest }: ImportDraft): FileDraft[] {
  return [latest, ...others].filter(({ file }) => file !== '');
}

/** Returns the draft of a file; an empty draft if the file has none. */
export function draftFor(draft: ImportDraft, file: File | null): FileDraft {
  return (file && fileDrafts(draft).find((one) => one.file === fileKey(file))) ?? noDraft;
}

/** Returns the draft with changes to one file; without this file if no change to it remains. */
export function changedDraft(
  draft: ImportDraft,
  file: File,
  changes: Partial<Pick<FileDraft, 'matches' | 'corrections'>>,
): ImportDraft {
  const key = fileKey(file);
  const { matches, corrections } = { ...draftFor(draft, file), ...changes };
  const others = fileDrafts(draft).filter((other) => other.file !== key);
  const isEmpty = [matches, corrections].every((changed) => Object.keys(changed).length === 0);
  if (!isEmpty) return { file: key, name: file.name, matches, corrections, others };
  const [latest, ...rest] = others;
  return latest ? { ...latest, others: rest } : noDraft;
}

/** Returns a key by which a file is recognized when it is chosen again. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
