import { type CSSProperties, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { MenuSection } from '../Menu/menu-entries';
import { RowMenu } from '../Menu/RowMenu';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';
import { TableCard } from './TableCard';
import { TableHead, TableSortBar } from './TableHead';
import { TableRow } from './TableRow';
import { columnTracks, type TableColumn, type TableSort, titleColumn } from './table-columns';
import { useIsPhone } from './useIsPhone';

export interface DataTableProps<Row> {
  /** What the table lists, read out before it. */
  caption: ReactNode;
  /** The columns. Keep their identity between renders (a constant, or `useMemo`): a row is drawn anew only when it or they change. */
  columns: readonly TableColumn<Row>[];
  /** The rows; undefined until they have come for the first time. Keep the objects of rows that did not change. */
  rows: readonly Row[] | undefined;
  /** What tells a row from the others. */
  rowKey: (row: Row) => string | number;
  /** What the rows are sorted by. */
  sort?: TableSort;
  /** Called when a column's head is pressed. */
  onSort?: (column: string) => void;
  /** Name of the row of sort keys that a phone shows instead of heads, such as "Sort by". */
  sortLabel?: string;
  /** Called when a box or flag of a toggle column is pressed. */
  onToggle?: (row: Row, column: string, checked: boolean) => void;
  /** Ids of the columns that are highlighted in a row. */
  highlights?: (row: Row) => readonly string[] | undefined;
  /** Word read in a highlighted cell, such as "highlighted". */
  highlightLabel?: ReactNode;
  /** A menu in each row: the word that names its button, and what it offers. */
  menu?: { label: ReactNode; sections: (row: Row) => readonly MenuSection[] };
  /** New rows are on their way; those in view stay, dimmed if it takes long. */
  busy?: boolean;
  /** Read out while the first rows are awaited. */
  loadingLabel: ReactNode;
  /** `own`: fills the height that its parent leaves and scrolls inside (lists); `page`: as high as its rows. */
  scroll?: 'own' | 'page';
  /** When it changes, the rows are shown from the top again: another page, another order. */
  scrollKey?: string;
  /** Stands under the rows, always in view: the pagination. */
  footer?: ReactNode;
  /** What is said instead of rows when there are none: empty, no match, failed. */
  children?: ReactNode;
}

/** Rows and columns of records; cards on a phone. A hundred rows are in the page, for find-in-page, print and screen readers. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  sortLabel,
  onToggle,
  highlights,
  highlightLabel,
  menu,
  busy = false,
  loadingLabel,
  scroll = 'page',
  scrollKey,
  footer,
  children,
}: DataTableProps<Row>) {
  const id = useId();
  const isPhone = useIsPhone();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to scroll, not an input
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [scrollKey]);

  const rowOf = (key: string | undefined) => rows?.find((row) => String(rowKey(row)) === key);

  // One listener for all boxes: a listener a box would be a hundred more at each sort.
  const onChange = (event: FormEvent<HTMLElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.dataset.toggle === undefined) return;
    const row = rowOf(input.closest<HTMLElement>('[data-row]')?.dataset.row);
    if (row !== undefined) onToggle?.(row, input.dataset.toggle, input.checked);
  };

  const title = titleColumn(columns);
  const hasMenu = menu !== undefined;
  const fixed = columnTracks(columns, hasMenu);
  const rowProps = (row: Row) => ({
    row,
    name: String(rowKey(row)),
    tableId: id,
    columns,
    title,
    highlighted: highlights?.(row),
    highlightLabel,
    hasMenu,
  });

  return (
    <div ref={frame} className={styles.frame[isPhone ? 'phone' : scroll]} data-busy={busy || undefined}>
      {hasMenu && (
        <VisuallyHidden id={`${id}-menu`} hidden>
          {menu.label}
        </VisuallyHidden>
      )}
      {rows === undefined && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      {isPhone ? (
        <>
          {onSort && <TableSortBar columns={columns} sort={sort} onSort={onSort} label={sortLabel} />}
          <ul className={styles.cards} aria-busy={busy || rows === undefined} onChange={onChange}>
            {rows === undefined
              ? skeleton.slice(0, 4).map((key) => (
                  <li key={key} className={styles.card} aria-hidden="true">
                    <span className={styles.bone} />
                    <span className={styles.bone} />
                  </li>
                ))
              : rows.map((row) => <TableCard key={rowKey(row)} {...rowProps(row)} />)}
          </ul>
        </>
      ) : (
        <section
          ref={scroller}
          className={styles.scroller[scroll]}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
          tabIndex={0}
          aria-labelledby={`${id}-caption`}
        >
          <table
            className={styles.table}
            aria-busy={busy || rows === undefined}
            onChange={onChange}
            data-fixed={fixed !== undefined || undefined}
            style={fixed && ({ '--columns': fixed.tracks, '--least': `${fixed.least}px` } as CSSProperties)}
          >
            <caption id={`${id}-caption`}>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <TableHead tableId={id} columns={columns} sort={sort} onSort={onSort} hasMenu={hasMenu} />
            <tbody>
              {rows === undefined
                ? skeleton.map((key) => (
                    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
                    <tr key={key} aria-hidden="true">
                      {columns.map((column) => (
                        <td key={column.id}>
                          <span className={styles.bone} />
                        </td>
                      ))}
                      {hasMenu && <td />}
                    </tr>
                  ))
                : // By place and not by record: a sort then writes new words into the hundred rows that stand there,
                  // which costs a third of taking them away and building others.
                  rows.map((row, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is meant; a row keeps no state of its own
                    <TableRow key={place} {...rowProps(row)} />
                  ))}
            </tbody>
          </table>
          {children}
        </section>
      )}
      {isPhone && children}
      {footer && <div className={styles.footer}>{footer}</div>}
      {menu && (
        <RowMenu
          container={frame}
          sections={(key) => {
            const row = rowOf(key);
            return row === undefined ? [] : menu.sections(row);
          }}
        />
      )}
    </div>
  );
}

/** Rows shown while the first ones are awaited. */
const skeleton = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
