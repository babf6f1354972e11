import type { CellCorrections, ColumnMatches } from '@portal/domain';

/** The manual matches and corrections of one file. */
export interface ImportDraft {
  /** Identifies the file; empty if nothing was changed. */
  file: string;
  /** The name of the file. */
  name: string;
  matches: ColumnMatches;
  corrections: CellCorrections;
}

/** A file without manual changes. */
export const noDraft: ImportDraft = { file: '', name: '', matches: {}, corrections: {} };

/** Returns the draft of a file; an empty draft if it belongs to another file. */
export function draftFor(draft: ImportDraft, file: File | null): ImportDraft {
  return file && draft.file === fileKey(file) ? draft : noDraft;
}

/** Returns the draft with changes; an empty draft if no change remains. */
export function changedDraft(
  draft: ImportDraft,
  file: File,
  changes: Partial<Pick<ImportDraft, 'matches' | 'corrections'>>,
): ImportDraft {
  const { matches, corrections } = { ...draftFor(draft, file), ...changes };
  const isEmpty = [matches, corrections].every((changed) => Object.keys(changed).length === 0);
  return isEmpty ? noDraft : { file: fileKey(file), name: file.name, matches, corrections };
}

/** Returns a key by which a file is recognized when it is chosen again. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
