import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';
import type { TableColumn, TableSort } from './table-columns';

interface TableHeadProps<Row> {
  tableId: string;
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((column: string) => void) | undefined;
  hasMenu: boolean;
}

/** The heads of the columns; those that sort are buttons, and say which way. */
export function TableHead<Row>({ tableId, columns, sort, onSort, hasMenu }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const header = column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
          const isSorted = sort?.column === column.id;
          return (
            <th
              key={column.id}
              scope="col"
              id={`${tableId}-head-${column.id}`}
              aria-sort={column.sortable ? (isSorted ? sort.direction : 'none') : undefined}
              className={
                column.align === undefined || column.align === 'start'
                  ? undefined
                  : styles.align[column.align]
              }
            >
              {column.sortable && onSort ? (
                <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
                  {header}
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {hasMenu && <td className={styles.menuCell} />}
      </tr>
    </thead>
  );
}

interface TableSortBarProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (column: string) => void;
  label: string | undefined;
}

/** What a phone sorts by, since cards have no heads. */
export function TableSortBar<Row>({ columns, sort, onSort, label }: TableSortBarProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form is filled here
    <div role="group" aria-label={label} className={styles.sortBar}>
      {columns
        .filter((column) => column.sortable)
        .map((column) => (
          <button
            key={column.id}
            type="button"
            className={styles.sortChip}
            aria-pressed={sort?.column === column.id}
            data-direction={sort?.column === column.id ? sort.direction : undefined}
            onClick={() => onSort(column.id)}
          >
            {column.header}
          </button>
        ))}
    </div>
  );
}
