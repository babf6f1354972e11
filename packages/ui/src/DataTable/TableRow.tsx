import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';
import type { TableColumn } from './table-columns';
import { selectInput, toggleInput } from './toggle-input';

/** Props of a table row or a card. */
export interface TableRowProps<Row> {
  row: Row;
  /** Key of the row, used in ids. */
  name: string;
  tableId: string;
  columns: readonly TableColumn<Row>[];
  /** The column whose cell names the row. */
  title: TableColumn<Row> | undefined;
  highlighted: readonly string[] | undefined;
  highlightLabel: ReactNode;
  hasMenu: boolean;
  /** Undefined when rows are not selectable. */
  selected: boolean | undefined;
  /** The row cannot be selected. */
  blocked: boolean;
}

/** Compares props of two renders. Ignores labels, new elements that change only with the columns. */
export const sameRow = <Row,>(previous: TableRowProps<Row>, next: TableRowProps<Row>) =>
  previous.row === next.row &&
  previous.columns === next.columns &&
  previous.hasMenu === next.hasMenu &&
  previous.selected === next.selected &&
  previous.blocked === next.blocked &&
  previous.highlighted?.join() === next.highlighted?.join();

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

/** One row; re-renders only when its record or the columns change. */
export const TableRow = memo(PlainTableRow, sameRow) as typeof PlainTableRow;

/** Renders the menu button of a row as one plain element; `RowMenu` handles its clicks by delegation. */
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
