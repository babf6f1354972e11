import { type TableColumn, titleColumn } from './table-columns';

/** The user's choice of columns, as plain data for the caller to store. */
export interface ColumnChoice {
  /** Column ids in the chosen order; a column not listed stays after its default neighbour. */
  order: readonly string[];
  /** Ids of the hidden columns. */
  hidden: readonly string[];
}

export const everyColumn: ColumnChoice = { order: [], hidden: [] };

/** Returns all columns in the chosen order; a column missing from the order follows its default neighbour. */
export function orderedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { order }: ColumnChoice,
): TableColumn<Row>[] {
  const known = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const ordered = [...known];
  columns.forEach((column, index) => {
    if (known.includes(column)) return;
    const neighbour = columns[index - 1];
    ordered.splice(neighbour ? ordered.indexOf(neighbour) + 1 : 0, 0, column);
  });
  return ordered;
}

/** Returns the visible columns in order. Memoize the result, because a new array re-renders all rows. */
export function visibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  choice: ColumnChoice,
): TableColumn<Row>[] {
  const title = titleColumn(columns);
  return orderedColumns(columns, choice).filter(
    (column) => column === title || !choice.hidden.includes(column.id),
  );
}

export function moveColumn<Row>(
  columns: readonly TableColumn<Row>[],
  choice: ColumnChoice,
  id: string,
  by: -1 | 1,
): ColumnChoice {
  const order = orderedColumns(columns, choice).map((column) => column.id);
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return choice;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...choice, order };
}

export function showColumn(choice: ColumnChoice, id: string, shown: boolean): ColumnChoice {
  const hidden = choice.hidden.filter((other) => other !== id);
  return { ...choice, hidden: shown ? hidden : [...hidden, id] };
}
