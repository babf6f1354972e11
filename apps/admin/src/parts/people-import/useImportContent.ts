import {
  asSent,
  type ColumnMatches,
  correctImport,
  type ImportPreview,
  previewImport,
  type RememberedColumn,
  recallColumns,
  type UnknownColumn,
  unknownColumns,
} from '@portal/domain';
import { useMemo } from 'react';
import type { FileDraft } from './import-draft';
import { importRules } from './import-rules';
import type { PeopleToImport } from './people-to-import';

/** The content of a file with manual matches and corrections; a new object after each change. */
export interface ImportContent {
  preview: ImportPreview;
  /** The columns that can be matched manually. */
  unknown: readonly UnknownColumn[];
  /** The matches of earlier files. */
  recalled: ColumnMatches;
  /** All matches: those of this file, and those of earlier files for other columns. */
  matches: ColumnMatches;
  /** Whether a rewritten copy must be sent instead of the file. */
  isRewritten: boolean;
}

/** Applies the matched columns and the corrected cells to a loaded file. */
export function useImportContent(
  who: PeopleToImport['who'],
  read: ImportPreview | null,
  { matches: own, corrections }: FileDraft,
  remembered: readonly RememberedColumn[],
): ImportContent | null {
  const { columns, schema } = importRules[who];
  const unknown = useMemo(
    () => (read ? unknownColumns(read.headCells, read.rows, columns) : []),
    [read, columns],
  );
  const recalled = useMemo(
    () => recallColumns<string>(unknown, remembered, columns),
    [unknown, remembered, columns],
  );
  const matches = useMemo(() => ({ ...recalled, ...own }), [recalled, own]);
  const matched = useMemo(() => {
    if (!read || Object.values(matches).every((field) => field === null)) return read;
    const headRow = { number: 1, cells: read.headCells, formulas: [] };
    return previewImport<string>([headRow, ...read.rows], columns, schema, matches);
  }, [read, matches, columns, schema]);
  return useMemo(() => {
    if (!read || !matched) return null;
    const preview = correctImport(matched, corrections, schema);
    const isMatched = preview.heads.fields.some((field, place) => field !== read.heads.fields[place]);
    const isRewritten = isMatched || Object.keys(corrections).length > 0;
    return { preview, unknown, recalled, matches, isRewritten };
  }, [read, matched, corrections, schema, unknown, recalled, matches]);
}

/** Returns the rows as the server receives them. */
export function sentPreview(
  preview: ImportPreview,
  { isRewritten }: Pick<ImportContent, 'isRewritten'>,
  who: PeopleToImport['who'],
): ImportPreview {
  return isRewritten ? asSent<string>(preview, importRules[who].columns) : preview;
}
