import {
  Children,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { SortSlotContext } from '../ListLayout/list-parts';
import type { MenuSection } from '../Menu/menu-entries';
import { RowMenu } from '../Menu/RowMenu';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';
import { moveByKeys } from './row-keys';
import { SelectAll } from './SelectAll';
import { SelectionBar } from './SelectionBar';
import { TableCard } from './TableCard';
import { CardsBar, SortButtons, TableHead } from './TableHead';
import { TableRow } from './TableRow';
import {
  cardHeight,
  columnTracks,
  inRem,
  type TableColumn,
  type TableSort,
  titleColumn,
} from './table-columns';
import { afterPress, type RowKey, shareOf, type TableSelection, withKeys } from './table-selection';
import { useFocusInRows } from './useFocusInRows';
import { useIsPhone, useListShape } from './useIsPhone';
import { useReturnToRow } from './useReturnToRow';

export interface DataTableProps<Row> {
  /** Name of the table, for screen readers. */
  caption: ReactNode;
  /** The columns; must be stable across renders: a row re-renders only when it or they change. */
  columns: readonly TableColumn<Row>[];
  /** The rows; undefined until first loaded and when loading failed. Keep the identity of unchanged row objects. */
  rows: readonly Row[] | undefined;
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => RowKey;
  /** Current sort order. */
  sort?: TableSort;
  /** Called with the column id when a column head is pressed. */
  onSort?: (column: string) => void;
  /** Accessible name of the sort buttons shown with cards, such as "Sort by". */
  sortLabel?: string;
  /** Called when the checkbox or flag of a toggle column changes. */
  onToggle?: (row: Row, column: string, checked: boolean) => void;
  /** Returns the ids of the columns to highlight in a row. */
  highlights?: (row: Row) => readonly string[] | undefined;
  /** Screen-reader text of a highlighted cell, such as "highlighted". */
  highlightLabel?: ReactNode;
  /** Row menu: accessible name of its button, its sections, and an optional head for its column. */
  menu?: { label: ReactNode; sections: (row: Row) => readonly MenuSection[]; head?: ReactNode };
  /** Makes rows selectable for bulk actions; Shift+click selects a range. */
  selection?: TableSelection<Row>;
  /** Key of the row that the user returns to: it is scrolled into view and focused once the rows are loaded. */
  returnTo?: RowKey;
  /** Whether cells can be edited: rows are then keyed by record, which keeps their input but makes sorting slower. */
  editable?: boolean;
  /** Returns the content below an expanded row, across all columns; nothing for other rows. */
  detail?: (row: Row) => ReactNode;
  /** Row height: `comfortable` (default) or `compact`; does not affect cards. */
  density?: TableDensity;
  /** New rows are loading; current rows stay visible under a progress line. */
  busy?: boolean;
  /** Screen-reader text while the first rows load. */
  loadingLabel: ReactNode;
  /** `own` fills the height of its parent and scrolls inside (lists); `page` grows with its rows. */
  scroll?: 'own' | 'page';
  /** Width in px that the table needs, the sum of its columns by default; narrower windows show cards. Phones always do. */
  least?: number;
  /** The rows scroll to the top when this changes, for example with the page or the sort order. */
  scrollKey?: string;
  /** Always visible below the rows: the pagination. */
  footer?: ReactNode;
  /** Shown instead of rows: empty, no match, or failed with a retry. */
  children?: ReactNode;
}

export type TableDensity = 'comfortable' | 'compact';

/**
 * A table of records that shows cards on a phone, or where a table would scroll sideways.
 * All rows stay in the DOM for find-in-page, print and screen readers; arrow keys move between their
 * controls.
 */
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
  selection,
  returnTo,
  editable = false,
  detail,
  density = 'comfortable',
  busy = false,
  loadingLabel,
  scroll = 'page',
  least,
  scrollKey,
  footer,
  children,
}: DataTableProps<Row>) {
  const id = useId();
  const isPhone = useIsPhone();
  const sortSlot = useContext(SortSlotContext);
  const hasMenu = menu !== undefined;
  const hasSelection = selection !== undefined;
  const parts = { hasSelection, hasMenu, hasMenuHead: menu?.head !== undefined };
  const roomy = columnTracks(columns, parts);
  const tight = columnTracks(columns, { ...parts, isTight: true });
  const shape = useListShape({ least: least ?? roomy?.least, tightLeast: least ?? tight?.least });
  const showsCards = shape === 'cards';
  const fixed = shape === 'tight' ? tight : roomy;
  const frame = useRef<HTMLDivElement>(null);
  /** Scroll container of the rows on wide screens; takes focus when the focused row disappears. */
  const scroller = useRef<HTMLElement>(null);
  const anchorKey = useRef<RowKey>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrollKey triggers the effect without being read
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [scrollKey]);
  useReturnToRow(scroller, returnTo, rows !== undefined);
  useFocusInRows(scroller, rows);
  // The first paint renders one screen of rows, the rest follows deferred. A row to return to is needed at once.
  const isFirstPainted = useDeferredValue(rows !== undefined, false);
  const renderedRows = isFirstPainted || returnTo !== undefined ? rows : rows?.slice(0, firstScreen);

  const findRow = (key: string | undefined) => rows?.find((row) => String(rowKey(row)) === key);
  const keys = selection ? (rows ?? []).filter((row) => !selection.blocked?.(row)).map(rowKey) : [];

  // One listener for all checkboxes: one per checkbox would add a hundred at each sort.
  const onChange = (event: FormEvent<HTMLElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    const row = findRow(input.closest<HTMLElement>('[data-row]')?.dataset.row);
    if (row === undefined) return;
    if (input.dataset.toggle !== undefined) onToggle?.(row, input.dataset.toggle, input.checked);
    if (input.dataset.select !== undefined) select(rowKey(row), input.checked, isShifted(event));
  };
  const select = (key: RowKey, checked: boolean, isRange: boolean) => {
    const from = isRange ? anchorKey.current : undefined;
    anchorKey.current = key;
    selection?.onSelect(afterPress(selection.selected, { keys, key, checked, from }));
  };

  const title = titleColumn(columns);
  // Ignores false and null children.
  const hasState = Children.toArray(children).length > 0;
  const isFirstLoad = rows === undefined && !hasState;
  const rowProps = (row: Row) => ({
    row,
    name: String(rowKey(row)),
    tableId: id,
    columns,
    title,
    highlighted: highlights?.(row),
    highlightLabel,
    hasMenu,
    selected: selection?.selected.has(rowKey(row)),
    blocked: selection?.blocked?.(row) ?? false,
  });
  const state = hasState && (
    <FocusKeeper onFocusLost={() => scroller.current?.focus()}>{children}</FocusKeeper>
  );
  const selectAll = selection && (
    <SelectAll
      share={shareOf(selection.selected, keys)}
      disabled={keys.length === 0}
      showLabel={showsCards}
      onSelectAll={(checked) => selection.onSelect(withKeys(selection.selected, keys, checked))}
    >
      {selection.allLabel}
    </SelectAll>
  );

  const sortButtons = onSort && (
    <SortButtons columns={columns} sort={sort} onSort={onSort} label={sortLabel} />
  );

  const table = (
    <div ref={frame} className={styles.frame[isPhone ? 'phone' : scroll]} data-busy={busy || undefined}>
      {hasMenu && (
        <VisuallyHidden id={`${id}-menu`} hidden>
          {menu.label}
        </VisuallyHidden>
      )}
      {selection && (
        <VisuallyHidden id={`${id}-select`} hidden>
          {selection.label}
        </VisuallyHidden>
      )}
      {isFirstLoad && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      {showsCards ? (
        <>
          <CardsBar>
            {!sortSlot && selectAll}
            {!sortSlot && sortButtons}
          </CardsBar>
          {sortSlot?.element && createPortal(sortButtons, sortSlot.element)}
          <ul
            ref={(list) => {
              scroller.current = list;
            }}
            tabIndex={-1}
            className={styles.cards}
            data-scrolls={(scroll === 'own' && !isPhone) || undefined}
            style={{ '--card': `${cardHeight(columns)}px` } as CSSProperties}
            aria-busy={busy || isFirstLoad}
            onChange={onChange}
          >
            {isFirstLoad &&
              skeleton.slice(0, 4).map((key) => (
                <li key={key} className={`${styles.card} ${styles.awaited}`} aria-hidden="true">
                  <span className={styles.bone} />
                  <span className={styles.bone} />
                </li>
              ))}
            {renderedRows?.flatMap((row) => {
              const below = detail?.(row);
              return [
                <TableCard key={rowKey(row)} {...rowProps(row)} />,
                below && (
                  <li key={`${rowKey(row)} below`} className={styles.cardBelow}>
                    {below}
                  </li>
                ),
              ];
            })}
          </ul>
          {state}
        </>
      ) : (
        <section
          ref={scroller}
          className={styles.scroller[scroll]}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
          tabIndex={0}
          aria-labelledby={`${id}-caption`}
        >
          <table
            className={styles.table}
            aria-busy={busy || isFirstLoad}
            onChange={onChange}
            onKeyDown={moveByKeys}
            data-fixed={fixed !== undefined || undefined}
            data-tight={shape === 'tight' || undefined}
            data-density={density}
            style={fixed && ({ '--columns': fixed.tracks, '--least': inRem(fixed.least) } as CSSProperties)}
          >
            <caption id={`${id}-caption`}>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <TableHead
              tableId={id}
              columns={columns}
              sort={sort}
              onSort={onSort}
              hasMenu={hasMenu}
              menuHead={menu?.head}
              selectAll={selectAll}
            />
            <tbody className={isFirstLoad ? styles.awaited : undefined}>
              {isFirstLoad &&
                skeleton.map((key) => (
                  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it contains nothing focusable
                  <tr key={key} aria-hidden="true">
                    {hasSelection && <td />}
                    {columns.map((column) => (
                      <td key={column.id} />
                    ))}
                    {hasMenu && <td />}
                  </tr>
                ))}
              {/* Keyed by position unless rows are editable: sorting then updates the text of the existing
                  rows, at a third of the cost of replacing them. */}
              {renderedRows?.flatMap((row, place) => {
                const below = detail?.(row);
                return [
                  <TableRow key={editable ? rowKey(row) : place} {...rowProps(row)} />,
                  below && (
                    <tr key={`${rowKey(row)} below`} className={styles.rowBelow}>
                      <td colSpan={columns.length + Number(hasSelection) + Number(hasMenu)}>{below}</td>
                    </tr>
                  ),
                ];
              })}
            </tbody>
          </table>
          {state}
        </section>
      )}
      {selection && (
        <SelectionBar
          count={selection.selected.size}
          summary={selection.summary}
          actions={selection.actions}
          panel={selection.panel}
          clearLabel={selection.clearLabel}
          onClear={() => selection.onSelect(new Set())}
          selectAll={showsCards && sortSlot ? selectAll : undefined}
          onFocusLost={() =>
            (frame.current?.querySelector<HTMLElement>('[data-select-all]') ?? scroller.current)?.focus()
          }
        />
      )}
      {footer && (
        <div className={styles.footer} data-below-rows={scroll === 'own' ? 'pages' : undefined}>
          {footer}
        </div>
      )}
    </div>
  );

  return (
    <>
      {table}
      {menu && (
        <RowMenu
          container={frame}
          sections={(key) => {
            const row = findRow(key);
            return row === undefined ? [] : menu.sections(row);
          }}
        />
      )}
    </>
  );
}

/** React fires onChange of a checkbox from its click event, which carries the modifier keys. */
const isShifted = ({ nativeEvent }: FormEvent<HTMLElement>) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Number of rows that fill a laptop screen. */
const firstScreen = 15;

const skeleton = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
