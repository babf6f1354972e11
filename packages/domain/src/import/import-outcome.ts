import {
  type ImportPreview,
  type ImportRow,
  isRefusable,
  lineHead,
  reasonHead,
  refusedFileHeads,
} from './import-preview.ts';
import type { PeopleImport, RefusedLine } from './people-import.ts';

/** What became of a row; `unknown` where the server's answer names it nowhere. */
export type ImportRowStatus = 'imported' | 'refused' | 'unknown';

/** A row of an import once it is over. */
export interface ImportedRow<Field extends string = string> {
  /** Null for somebody whom the server names and the file does not. */
  row: ImportRow<Field> | null;
  name: string;
  lastName: string;
  status: ImportRowStatus;
  /** Why it was refused, in the server's words; null where it did not say. */
  reason: string | null;
}

/**
 * Accounts for every row of a file. The server names people, not rows: of rows with the same name, those that were
 * expected to be refused are taken for the refused ones, else the last.
 */
export function importOutcome<Field extends string>(
  rows: readonly ImportRow<Field>[],
  { imported, refused }: PeopleImport,
): ImportedRow<Field>[] {
  const refusedLines = grouped(refused, keyOf);
  const importedPeople = imported && grouped(imported, keyOf);
  const outcomes = new Map<ImportRow<Field>, Pick<ImportedRow, 'status' | 'reason'>>();
  for (const [key, group] of grouped(rows, rowKey)) {
    const lines = refusedLines.get(key) ?? [];
    refusedLines.set(key, lines.slice(group.length));
    const others = new Set(group);
    const likeliest = group.toSorted(
      (a, b) => Number(isRefusable(b)) - Number(isRefusable(a)) || b.number - a.number,
    );
    const chosen = likeliest.slice(0, lines.length).sort((a, b) => a.number - b.number);
    for (const [place, row] of chosen.entries()) {
      outcomes.set(row, { status: 'refused', reason: lines[place]?.reason ?? null });
      others.delete(row);
    }
    let left = importedPeople ? (importedPeople.get(key)?.length ?? 0) : others.size;
    for (const row of others) {
      outcomes.set(row, { status: left > 0 ? 'imported' : 'unknown', reason: null });
      left -= 1;
    }
  }
  const ofFile = rows.map((row): ImportedRow<Field> => {
    const { name, lastName } = nameOf(row);
    return { row, name, lastName, ...(outcomes.get(row) ?? { status: 'unknown', reason: null }) };
  });
  const ofNoRow = [...refusedLines.values()].flat().map(
    ({ name, lastName, reason }: RefusedLine): ImportedRow<Field> => ({
      row: null,
      name: name ?? '',
      lastName: lastName ?? '',
      status: 'refused',
      reason,
    }),
  );
  return [...ofFile, ...ofNoRow];
}

/** Returns the refused rows as they are in the file, each with its number there and the reason, ready to be corrected and imported again. */
export function refusedSheet(
  { headCells, heads }: Pick<ImportPreview, 'headCells' | 'heads'>,
  outcome: readonly ImportedRow[],
): string[][] {
  // A file that was corrected has the columns already, with the numbers and reasons of the import before.
  const columns = [...headCells.keys()].filter((place) => !refusedFileHeads.includes(headCells[place] ?? ''));
  const own = (row: ImportedRow) =>
    columns.map((place) => {
      if (row.row) return row.row.cells[place] ?? '';
      const field = heads.fields[place];
      return field === 'name' || field === 'lastName' ? row[field] : '';
    });
  return [
    [lineHead, ...columns.map((place) => headCells[place] ?? ''), reasonHead],
    ...outcome
      .filter(({ status }) => status === 'refused')
      .map((row) => [String(row.row?.number ?? ''), ...own(row), row.reason ?? '']),
  ];
}

/** As the server gives it back: as it is written, spaces aside. */
function keyOf({ name, lastName }: { name: string | null; lastName: string | null }): string {
  return [name, lastName]
    .map((part) => (part ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .join('\n');
}

function rowKey(row: ImportRow): string {
  return keyOf(nameOf(row));
}

function nameOf({ values: { name = '', lastName = '' } }: ImportRow): { name: string; lastName: string } {
  return { name, lastName };
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
