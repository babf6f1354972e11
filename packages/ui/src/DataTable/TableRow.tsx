import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';
import type { TableColumn } from './table-columns';
import { selectInput, toggleInput } from './toggle-input';

/** What a row of the table, or a card, is drawn from. */
export interface TableRowProps<Row> {
  row: Row;
  /** The row's key. */
  name: string;
  tableId: string;
  columns: readonly TableColumn<Row>[];
  /** The column that names the row. */
  title: TableColumn<Row> | undefined;
  highlighted: readonly string[] | undefined;
  highlightLabel: ReactNode;
  hasMenu: boolean;
  /** Whether the row is chosen; undefined where rows cannot be. */
  selected: boolean | undefined;
  /** Whether the row may not be chosen. */
  blocked: boolean;
}

/** Words are left out: they are new elements at each render and change with the columns only. */
export const sameRow = <Row,>(before: TableRowProps<Row>, after: TableRowProps<Row>) =>
  before.row === after.row &&
  before.columns === after.columns &&
  before.hasMenu === after.hasMenu &&
  before.selected === after.selected &&
  before.blocked === after.blocked &&
  before.highlighted?.join() === after.highlighted?.join();

function PlainTableRow<Row>({
  row,
  name,
  tableId,
  columns,
  title,
  highlighted,
  highlightLabel,
  hasMenu,
  selected,
  blocked,
}: TableRowProps<Row>) {
  const rowId = `${tableId}-${name}`;
  return (
    <tr data-row={name} data-selected={selected || undefined}>
      {selected !== undefined && (
        <td className={styles.selectCell}>{selectInput({ tableId, name, selected, blocked })}</td>
      )}
      {columns.map((column) => {
        const isHighlighted = highlighted?.includes(column.id);
        const className = isHighlighted
          ? styles.highlighted[column.align ?? 'start']
          : alignment(column.align);
        const content = column.toggle
          ? toggleInput({ column, row, labelledBy: `${tableId}-head-${column.id} ${rowId}` })
          : column.cell(row);
        if (column === title)
          return (
            <th key={column.id} scope="row" id={rowId} className={className}>
              {content}
              {isHighlighted && <VisuallyHidden> ({highlightLabel})</VisuallyHidden>}
            </th>
          );
        return (
          <td key={column.id} className={className}>
            {content}
            {isHighlighted && <VisuallyHidden> ({highlightLabel})</VisuallyHidden>}
          </td>
        );
      })}
      {hasMenu && <td className={styles.menuCell}>{rowMenuButton(tableId, name)}</td>}
    </tr>
  );
}

/** One row; drawn anew only when its record or the columns change. */
export const TableRow = memo(PlainTableRow, sameRow) as typeof PlainTableRow;

/** The button of a row's menu: one plain element, named by the shared word and the row; `RowMenu` listens above it. */
export function rowMenuButton(tableId: string, name: string) {
  return (
    <button
      type="button"
      id={`${tableId}-menu-${name}`}
      data-row-menu={name}
      aria-haspopup="menu"
      aria-expanded="false"
      aria-labelledby={`${tableId}-menu ${tableId}-${name}`}
      className={styles.menuButton}
    />
  );
}

const alignment = (align: 'start' | 'center' | 'end' | undefined) =>
  align === undefined || align === 'start' ? undefined : styles.align[align];
