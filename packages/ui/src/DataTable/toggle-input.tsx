import { checkbox } from '../Checkbox/Checkbox.css';
import * as styles from './DataTable.css';
import type { ToggleColumn } from './table-columns';

interface ToggleInputProps<Row> {
  column: ToggleColumn<Row>;
  row: Row;
  /** Ids of the column head and of the cell that names the row. */
  labelledBy: string;
}

/** Renders the checkbox or flag of a cell. It is not a component, because a sort renders 400 of them. */
export function toggleInput<Row>({ column, row, labelledBy }: ToggleInputProps<Row>) {
  return (
    <input
      type="checkbox"
      className={column.look === 'flag' ? styles.flag : checkbox}
      data-toggle={column.id}
      aria-labelledby={labelledBy}
      autoComplete={notInHistory}
      checked={column.toggle(row)}
      disabled={column.toggleDisabled?.(row)}
      onChange={ignoreChange}
    />
  );
}

/**
 * Otherwise the browser stores the state of every checkbox in the history entry at each navigation: with 400 of them
 * this took a tenth of the opening of a contract. React sets the state anyway.
 */
const notInHistory = 'off';

/** React requires onChange on a controlled checkbox; the table handles the event. */
const ignoreChange = () => undefined;

interface SelectInputProps {
  tableId: string;
  name: string;
  selected: boolean;
  blocked: boolean;
}

/** Renders the checkbox that selects a row; the table handles its events. */
export function selectInput({ tableId, name, selected, blocked }: SelectInputProps) {
  return (
    <input
      type="checkbox"
      className={checkbox}
      data-select
      aria-labelledby={`${tableId}-select ${tableId}-${name}`}
      autoComplete={notInHistory}
      checked={selected}
      disabled={blocked}
      onChange={ignoreChange}
    />
  );
}
