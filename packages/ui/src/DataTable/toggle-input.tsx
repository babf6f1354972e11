import { checkbox } from '../Checkbox/Checkbox.css';
import * as styles from './DataTable.css';
import type { ToggleColumn } from './table-columns';

interface ToggleInputProps<Row> {
  column: ToggleColumn<Row>;
  row: Row;
  /** Ids of the column's head and of what names the row. */
  labelledBy: string;
}

/** A box or a flag; the table listens for all of them. A function and not a component: 400 of these are drawn at each sort. */
export function toggleInput<Row>({ column, row, labelledBy }: ToggleInputProps<Row>) {
  return (
    <input
      type="checkbox"
      className={column.look === 'flag' ? styles.flag : checkbox}
      data-toggle={column.id}
      aria-labelledby={labelledBy}
      checked={column.toggle(row)}
      disabled={column.toggleDisabled?.(row)}
      onChange={heardAbove}
    />
  );
}

/** React asks for a listener on a controlled box. */
const heardAbove = () => undefined;

interface SelectInputProps {
  tableId: string;
  /** The row's key. */
  name: string;
  selected: boolean;
  /** Whether the row may not be chosen. */
  blocked: boolean;
}

/** The box that chooses a row, named by the shared word and the row; the table listens for it likewise. */
export function selectInput({ tableId, name, selected, blocked }: SelectInputProps) {
  return (
    <input
      type="checkbox"
      className={checkbox}
      data-select
      aria-labelledby={`${tableId}-select ${tableId}-${name}`}
      checked={selected}
      disabled={blocked}
      onChange={heardAbove}
    />
  );
}
