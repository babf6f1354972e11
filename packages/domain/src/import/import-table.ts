import { type ImportColumn, readImportHeads } from './import-columns.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** Number of rows among which headings are looked for. */
const maxRowsAboveTable = 50;

/**
 * Returns the rows of a sheet that are imported, headings first: the given row, or the first one that has all required
 * headings. Without such a row, the one that has most headings counts, and otherwise the first. Merged cells are
 * repeated in each of their rows.
 */
export function importTable(
  { rows }: Pick<Sheet, 'rows'>,
  columns: readonly ImportColumn[],
  headRow?: number,
): readonly SheetRow[] {
  const head = rows.find(({ number }) => number === headRow) ?? findHead(rows, columns);
  if (!head) return [];
  const below = rows.filter(({ number }) => number > head.number);
  return [head, ...below.map((row) => withMergedCells(row, head.number))];
}

function findHead(rows: readonly SheetRow[], columns: readonly ImportColumn[]): SheetRow | undefined {
  const [first] = rows;
  let [best, most] = [first, 0];
  for (const row of rows.slice(0, maxRowsAboveTable)) {
    const { fields, missing } = readImportHeads(row.cells, columns);
    if (missing.length === 0) return row;
    const count = fields.filter((field) => field !== null).length;
    if (count > most) [best, most] = [row, count];
  }
  return best;
}

/** A cell that is merged with the headings belongs to them. */
function withMergedCells(row: SheetRow, head: number): SheetRow {
  const merged = row.merged?.filter(({ from }) => from > head) ?? [];
  if (merged.length === 0) return row;
  const cells = [...row.cells];
  for (const { place, text } of merged) {
    while (cells.length < place) cells.push('');
    cells[place] = text;
  }
  return { ...row, cells };
}
