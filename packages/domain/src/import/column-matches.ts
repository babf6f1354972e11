import { foldText } from '../text/fold-text.ts';
import { type ImportColumn, type ImportHeads, readImportHeads } from './import-columns.ts';
import { type RememberedColumn, rememberedField } from './import-history.ts';
import { refusedFileHeads } from './import-preview.ts';
import type { SheetRow } from './sheet.ts';

/** Manually selected fields for the columns of a file, by column index; null if the column is ignored. */
export type ColumnMatches<Field extends string = string> = Readonly<Record<number, Field | null>>;

/** A column of a file whose heading is in no template. */
export interface UnknownColumn {
  /** Index of the column in the file. */
  place: number;
  /** The heading as written; empty for a column without one. */
  head: string;
  /** The first distinct values of the column. */
  samples: readonly string[];
}

/** A field of the template and the column that has it; null if it is free. */
export interface MatchableField<Field extends string = string> {
  column: ImportColumn<Field>;
  takenBy: number | null;
}

/** Number of sample values per unknown column. */
const maxSamples = 3;

/** Maximum number of headings that a browser remembers. */
export const maxRememberedColumns = 40;

/** Maximum length of a remembered heading; a longer one will not recur. */
const maxRememberedHead = 100;

/**
 * Returns the columns of a file that can be matched manually: those with an unknown or repeated heading, and those
 * without a heading that have any values.
 */
export function unknownColumns(
  headCells: readonly string[],
  rows: readonly Pick<SheetRow, 'cells'>[],
  columns: readonly ImportColumn[],
): UnknownColumn[] {
  const { fields } = readImportHeads(headCells, columns);
  return headCells.flatMap((cell, place) => {
    const head = cell.trim();
    if (fields[place] !== null || refusedFileHeads.includes(head)) return [];
    const samples = new Set<string>();
    for (const { cells } of rows) {
      if (cells[place]) samples.add(cells[place]);
      if (samples.size === maxSamples) break;
    }
    return head === '' && samples.size === 0 ? [] : [{ place, head, samples: [...samples] }];
  });
}

/** Returns the fields of the template with their current columns. */
export function matchableFields<Field extends string>(
  columns: readonly ImportColumn<Field>[],
  { fields }: Pick<ImportHeads<Field>, 'fields'>,
): MatchableField<Field>[] {
  return columns.map((column) => {
    const place = fields.indexOf(column.field);
    return { column, takenBy: place === -1 ? null : place };
  });
}

/**
 * Returns the free field that a heading probably means; null if there is none: the longest name whose words are all
 * in the heading, or begin with one of its words (`Courriel pro`, `Tél. cell.`).
 */
export function guessField<Field extends string>(
  head: string,
  fields: readonly MatchableField<Field>[],
): Field | null {
  const words = wordsOf(head);
  const isMeant = (name: string) =>
    wordsOf(name).every((part) => words.some((word) => word === part || isShortFor(word, part)));
  let [best, length]: [Field | null, number] = [null, 0];
  for (const { column, takenBy } of fields) {
    const { field, fr, en, also = [] } = column;
    const longest = Math.max(0, ...[fr, en, ...also].filter(isMeant).map((name) => name.length));
    if (longest <= length) continue;
    length = longest;
    best = takenBy === null ? field : null;
  }
  return best;
}

/** Returns the matches of earlier files that apply to the unknown columns of this file. */
export function recallColumns<Field extends string>(
  unknown: readonly Pick<UnknownColumn, 'place' | 'head'>[],
  remembered: readonly RememberedColumn[],
  columns: readonly ImportColumn<Field>[],
): ColumnMatches<Field> {
  const matches: Record<number, Field | null> = {};
  for (const { place, head } of unknown) {
    const earlier = head === '' ? undefined : rememberedField(head, remembered);
    const column = columns.find(({ field }) => field === earlier);
    if (column) matches[place] = column.field;
    else if (earlier === null) matches[place] = null;
  }
  return matches;
}

/** Returns what to remember about a file: its manually matched or ignored columns. */
export function columnsToRemember(
  unknown: readonly Pick<UnknownColumn, 'place' | 'head'>[],
  matches: ColumnMatches,
): RememberedColumn[] {
  const columns = new Map<string, RememberedColumn>();
  for (const { place, head } of unknown) {
    const field = matches[place];
    if (field !== undefined && head !== '' && head.length <= maxRememberedHead)
      columns.set(foldText(head), { head, field });
  }
  return [...columns.values()];
}

/**
 * Adds columns to the remembered ones and replaces those with the same headings; drops the oldest if there are too
 * many.
 */
export function rememberColumns(
  remembered: readonly RememberedColumn[],
  columns: readonly RememberedColumn[],
): RememberedColumn[] {
  const others = remembered.filter(({ head }) => rememberedField(head, columns) === undefined);
  return [...others, ...columns].slice(-maxRememberedColumns);
}

/** `E-mail` is one word. */
function wordsOf(head: string): string[] {
  return foldText(head.replaceAll(/[-'’\u2010\u2011]/g, ''))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

function isShortFor(word: string, full: string): boolean {
  return word.length >= 3 && full.startsWith(word);
}
