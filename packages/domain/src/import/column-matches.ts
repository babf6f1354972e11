import { type ImportColumn, type ImportHeads, readImportHeads } from './import-columns.ts';
import { type RememberedColumn, rememberedField } from './import-history.ts';
import { refusedFileHeads } from './import-preview.ts';
import { plainWords } from './plain-words.ts';
import type { SheetRow } from './sheet.ts';

/** Fields chosen by hand for the columns of a file, by place; null where a column is passed over. */
export type ColumnMatches<Field extends string = string> = Readonly<Record<number, Field | null>>;

/** A column of a file whose head no template has. */
export interface UnknownColumn {
  /** Place of the column in the file, from 0. */
  place: number;
  /** The head as written. */
  head: string;
  /** Its first different texts. */
  samples: readonly string[];
}

/** A field of the template, and the column of the file that has it; null if it is free. */
export interface MatchableField<Field extends string = string> {
  column: ImportColumn<Field>;
  takenBy: number | null;
}

/** How many texts of an unknown column are shown. */
const maxSamples = 3;

/** How many heads a browser remembers at most. */
export const maxRememberedColumns = 40;

/** A longer head is none that the next file will have. */
const maxRememberedHead = 100;

/** Returns the columns of a file that can be matched by hand: those with a head that is unknown or repeated. */
export function unknownColumns(
  headCells: readonly string[],
  rows: readonly Pick<SheetRow, 'cells'>[],
  columns: readonly ImportColumn[],
): UnknownColumn[] {
  const { fields } = readImportHeads(headCells, columns);
  return headCells.flatMap((cell, place) => {
    const head = cell.trim();
    if (fields[place] !== null || head === '' || refusedFileHeads.includes(head)) return [];
    const samples = new Set<string>();
    for (const { cells } of rows) {
      if (cells[place]) samples.add(cells[place]);
      if (samples.size === maxSamples) break;
    }
    return [{ place, head, samples: [...samples] }];
  });
}

/** Returns the fields of the template with the columns that have them now. */
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
 * Returns the free field that a head probably means, null if none: the longest name whose words are all in the head, or
 * begin with a word of it (`Courriel pro`, `Tél. cell.`).
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

/** Returns the matches of earlier files that apply to the unknown columns of this one. */
export function recallColumns<Field extends string>(
  unknown: readonly Pick<UnknownColumn, 'place' | 'head'>[],
  remembered: readonly RememberedColumn[],
  columns: readonly ImportColumn<Field>[],
): ColumnMatches<Field> {
  const matches: Record<number, Field | null> = {};
  for (const { place, head } of unknown) {
    const earlier = rememberedField(head, remembered);
    const column = columns.find(({ field }) => field === earlier);
    if (column) matches[place] = column.field;
    else if (earlier === null) matches[place] = null;
  }
  return matches;
}

/** Returns what to remember of a file: its columns that were matched or passed over by hand. */
export function columnsToRemember(
  unknown: readonly Pick<UnknownColumn, 'place' | 'head'>[],
  matches: ColumnMatches,
): RememberedColumn[] {
  const columns = new Map<string, RememberedColumn>();
  for (const { place, head } of unknown) {
    const field = matches[place];
    if (field !== undefined && head.length <= maxRememberedHead)
      columns.set(plainWords(head), { head, field });
  }
  return [...columns.values()];
}

/** Adds columns to the remembered ones, in place of those with the same heads; the oldest are forgotten. */
export function rememberColumns(
  remembered: readonly RememberedColumn[],
  columns: readonly RememberedColumn[],
): RememberedColumn[] {
  const others = remembered.filter(({ head }) => rememberedField(head, columns) === undefined);
  return [...others, ...columns].slice(-maxRememberedColumns);
}

/** `E-mail` is one word. */
function wordsOf(head: string): string[] {
  return plainWords(head)
    .replaceAll(/[-']/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

function isShortFor(word: string, full: string): boolean {
  return word.length >= 3 && full.startsWith(word);
}
