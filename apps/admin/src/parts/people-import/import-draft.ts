import type { CellCorrections, ColumnMatches } from '@portal/domain';

/** The manual changes to one sheet. */
export interface SheetDraft {
  matches: ColumnMatches;
  corrections: CellCorrections;
  /** Number of the chosen heading row; omitted for the one that is found. */
  headRow?: number;
  /** Rows that are hidden in the file are not imported. */
  leavesOutHidden?: boolean;
}

/** The manual changes to one file. */
export interface FileDraft extends SheetDraft {
  /** Identifies the file; empty if nothing was changed. */
  file: string;
  /** The name of the file. */
  name: string;
  /** The chosen sheet; omitted for the one that is found. */
  sheet?: string;
  /** The changes to other sheets, by their names. */
  otherSheets?: Readonly<Record<string, SheetDraft>>;
}

/** The draft of the file that was changed last, and those of other files that are not imported yet. */
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

/** Returns the draft with changes to the sheet of a file; without the file if none of its changes remain. */
export function changedDraft(draft: ImportDraft, file: File, changes: Partial<SheetDraft>): ImportDraft {
  return replacedDraft(draft, { ...draftFor(draft, file), ...changes, ...identityOf(file) });
}

/** Returns the draft with another sheet of a file; the changes to each sheet are kept. */
export function chosenSheet(draft: ImportDraft, file: File, { from, to }: SheetChange): ImportDraft {
  const { matches, corrections, headRow, leavesOutHidden, otherSheets } = draftFor(draft, file);
  const { [to]: next = noChanges, ...left } = {
    ...otherSheets,
    [from]: { matches, corrections, headRow, leavesOutHidden },
  };
  const others = Object.entries(left).filter(([, sheet]) => !isUnchanged(sheet));
  return replacedDraft(draft, {
    ...identityOf(file),
    ...next,
    sheet: to,
    ...(others.length > 0 ? { otherSheets: Object.fromEntries(others) } : {}),
  });
}

/** Returns the draft without the changes to a file. */
export function clearedDraft(draft: ImportDraft, file: File): ImportDraft {
  return replacedDraft(draft, { ...identityOf(file), ...noChanges });
}

/** Names of sheets. */
interface SheetChange {
  from: string;
  to: string;
}

const noChanges: SheetDraft = { matches: {}, corrections: {} };

function isUnchanged({ matches, corrections, headRow, leavesOutHidden }: SheetDraft): boolean {
  const isEmpty = [matches, corrections].every((changed) => Object.keys(changed).length === 0);
  return isEmpty && headRow === undefined && !leavesOutHidden;
}

function identityOf(file: File): Pick<FileDraft, 'file' | 'name'> {
  return { file: fileKey(file), name: file.name };
}

function replacedDraft(draft: ImportDraft, changed: FileDraft): ImportDraft {
  const others = fileDrafts(draft).filter(({ file }) => file !== changed.file);
  if (!isUnchanged(changed) || changed.sheet !== undefined) return { ...changed, others };
  const [latest, ...rest] = others;
  return latest ? { ...latest, others: rest } : noDraft;
}

/** Returns a key by which a file is recognized when it is chosen again. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
