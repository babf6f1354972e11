import { type TableColumn, titleColumn } from './table-columns';

/** Which columns a person sees and in what order; to be kept by the caller, as plain data. */
export interface ColumnChoice {
  /** Ids of the columns, in order; one that is not among them keeps its own place, after its neighbour. */
  order: readonly string[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
}

/** All columns, as they come. */
export const everyColumn: ColumnChoice = { order: [], hidden: [] };

/** The columns in the chosen order, hidden ones among them. A column that came after the choice was made stands after its neighbour. */
export function inChosenOrder<Row>(
  columns: readonly TableColumn<Row>[],
  { order }: ColumnChoice,
): TableColumn<Row>[] {
  const known = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const ordered = [...known];
  columns.forEach((column, place) => {
    if (known.includes(column)) return;
    const neighbour = columns[place - 1];
    ordered.splice(neighbour ? ordered.indexOf(neighbour) + 1 : 0, 0, column);
  });
  return ordered;
}

/**
 * The columns to draw: those chosen, and the one that names the row. Keep the answer between renders (`useMemo`),
 * for all rows are drawn anew when it changes.
 */
export function chosenColumns<Row>(
  columns: readonly TableColumn<Row>[],
  choice: ColumnChoice,
): TableColumn<Row>[] {
  const title = titleColumn(columns);
  return inChosenOrder(columns, choice).filter(
    (column) => column === title || !choice.hidden.includes(column.id),
  );
}

/** The choice with one column a place earlier or later. */
export function moveColumn<Row>(
  columns: readonly TableColumn<Row>[],
  choice: ColumnChoice,
  id: string,
  by: -1 | 1,
): ColumnChoice {
  const order = inChosenOrder(columns, choice).map((column) => column.id);
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return choice;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...choice, order };
}

/** The choice with one column shown, or hidden. */
export function showColumn(choice: ColumnChoice, id: string, shown: boolean): ColumnChoice {
  const hidden = choice.hidden.filter((other) => other !== id);
  return { ...choice, hidden: shown ? hidden : [...hidden, id] };
}
