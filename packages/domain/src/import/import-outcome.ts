import {
  type ImportPreview,
  type ImportRow,
  isRefusable,
  lineHead,
  reasonHead,
  refusedFileHeads,
} from './import-preview.ts';
import type { PeopleImport, RefusedLine } from './people-import.ts';

/** Result of a row; `unknown` if the server's response does not mention it. */
export type ImportRowStatus = 'imported' | 'refused' | 'unknown';

/** A row after the import. */
export interface ImportedRow<Field extends string = string> {
  /** Null for a person in the response who is not in the file. */
  row: ImportRow<Field> | null;
  name: string;
  lastName: string;
  status: ImportRowStatus;
  /** Why it was rejected, in the server's words; null if not given. */
  reason: string | null;
}

/**
 * Returns the result of every row. The server names people, not rows: among rows with the same name, those expected to
 * be rejected count as rejected, otherwise the last ones.
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

/**
 * Returns the rejected rows as in the file, each with its row number and reason, so that they can be corrected and
 * imported again.
 */
export function refusedSheet(
  { headCells, heads }: Pick<ImportPreview, 'headCells' | 'heads'>,
  outcome: readonly ImportedRow[],
): string[][] {
  // A corrected file already has these columns, with values of the earlier import.
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

/** The server returns names as written, apart from spaces. */
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
