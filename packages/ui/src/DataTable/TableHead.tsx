import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';
import type { TableColumn, TableSort } from './table-columns';

interface TableHeadProps<Row> {
  tableId: string;
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((column: string) => void) | undefined;
  hasMenu: boolean;
  menuHead?: ReactNode;
  /** The select-all checkbox, if rows are selectable. */
  selectAll?: ReactNode;
}

/** The column heads; sortable ones are buttons and show the direction. */
export function TableHead<Row>({
  tableId,
  columns,
  sort,
  onSort,
  hasMenu,
  menuHead,
  selectAll,
}: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selectAll && <td className={styles.selectCell}>{selectAll}</td>}
        {columns.map((column) => {
          const header = column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
          const isSorted = sort?.column === column.id;
          return (
            <th
              key={column.id}
              scope="col"
              id={`${tableId}-head-${column.id}`}
              // Only for the sorted column, because screen readers would also announce the previously sorted one.
              aria-sort={column.sortable && isSorted ? sort.direction : undefined}
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
        {hasMenu &&
          (menuHead === undefined ? (
            <td className={styles.menuCell} />
          ) : (
            <th scope="col" className={styles.menuHead}>
              {menuHead}
            </th>
          ))}
      </tr>
    </thead>
  );
}

interface SortButtonsProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (column: string) => void;
  /** Accessible name of the group. */
  label: string | undefined;
}

/** Sort buttons for cards, which have no column heads. */
export function SortButtons<Row>({ columns, sort, onSort, label }: SortButtonsProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are not form fields
    <div role="group" aria-label={label}>
      <div className={styles.sortCaption} aria-hidden="true">
        {label}
      </div>
      <div className={styles.sortChips}>
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
    </div>
  );
}

/** Toolbar above the cards; hidden when empty. */
export function CardsBar({ children }: { children: ReactNode }) {
  return <div className={styles.phoneBar}>{children}</div>;
}
