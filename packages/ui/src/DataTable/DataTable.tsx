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
import { cardHeight, columnTracks, type TableColumn, type TableSort, titleColumn } from './table-columns';
import { afterPress, type RowKey, shareOf, type TableSelection, withKeys } from './table-selection';
import { useFocusInRows } from './useFocusInRows';
import { useIsPhone, useListShape } from './useIsPhone';
import { useReturnToRow } from './useReturnToRow';

export interface DataTableProps<Row> {
  /** What the table lists, read out before it. */
  caption: ReactNode;
  /** The columns. Keep their identity between renders (a constant, or `useMemo`): a row is drawn anew only when it or they change. */
  columns: readonly TableColumn<Row>[];
  /** The rows; undefined until they have come for the first time, and when they could not. Keep the objects of rows that did not change. */
  rows: readonly Row[] | undefined;
  /** What tells a row from the others. */
  rowKey: (row: Row) => RowKey;
  /** What the rows are sorted by. */
  sort?: TableSort;
  /** Called when a column's head is pressed. */
  onSort?: (column: string) => void;
  /** Name of the sort buttons that cards have instead of heads, such as "Sort by". */
  sortLabel?: string;
  /** Called when a box or flag of a toggle column is pressed. */
  onToggle?: (row: Row, column: string, checked: boolean) => void;
  /** Ids of the columns that are highlighted in a row. */
  highlights?: (row: Row) => readonly string[] | undefined;
  /** Word read in a highlighted cell, such as "highlighted". */
  highlightLabel?: ReactNode;
  /** A menu in each row: the word that names its button, what it offers, and the head of its column where that is to be named. */
  menu?: { label: ReactNode; sections: (row: Row) => readonly MenuSection[]; head?: ReactNode };
  /** Rows can be chosen, to do something with all of them at once; Shift chooses a stretch of them. */
  selection?: TableSelection<Row>;
  /** Key of the row that the person comes back to: once the rows are there it is shown and has the focus. */
  returnTo?: RowKey;
  /** Something is edited in the rows: what is typed stays with its record when others come or go. A sort of a long list then costs more. */
  editable?: boolean;
  /** Height of the rows: `comfortable` (default) or `compact`; cards stay as they are. */
  density?: TableDensity;
  /** New rows are on their way; those in view stay, under a line that runs. */
  busy?: boolean;
  /** Read out while the first rows are awaited. */
  loadingLabel: ReactNode;
  /** `own`: fills the height that its parent leaves and scrolls inside (lists); `page`: as high as its rows. */
  scroll?: 'own' | 'page';
  /** When it changes, the rows are shown from the top again: another page, another order. */
  scrollKey?: string;
  /** Stands under the rows, always in view: the pagination. */
  footer?: ReactNode;
  /** What is said instead of rows: that there are none, that none matches, that they could not be fetched and how to try again. */
  children?: ReactNode;
}

/** Height of a table's rows. */
export type TableDensity = 'comfortable' | 'compact';

/**
 * Rows and columns of records; cards on a phone, and in a list that would scroll sideways. A hundred rows are in the
 * page, for find-in-page, print and screen readers; arrow keys go between their links, boxes and buttons.
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
  density = 'comfortable',
  busy = false,
  loadingLabel,
  scroll = 'page',
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
  const shape = useListShape(scroll === 'own' ? { least: roomy?.least, tightLeast: tight?.least } : {});
  const showsCards = shape === 'cards';
  const fixed = shape === 'tight' ? tight : roomy;
  const frame = useRef<HTMLDivElement>(null);
  /** What holds the rows: it scrolls on a wide screen, and takes the focus that would be lost. */
  const holder = useRef<HTMLElement>(null);
  const pressedLast = useRef<RowKey>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to scroll, not an input
  useEffect(() => {
    holder.current?.scrollTo(0, 0);
  }, [scrollKey]);
  useReturnToRow(holder, returnTo, rows !== undefined);
  useFocusInRows(holder, rows);
  // What fills a screen is painted first, and the rest drawn in slices after it; but whoever comes back to a row is
  // shown it at once.
  const isFirstPainted = useDeferredValue(rows !== undefined, false);
  const drawn = isFirstPainted || returnTo !== undefined ? rows : rows?.slice(0, firstScreen);

  const rowOf = (key: string | undefined) => rows?.find((row) => String(rowKey(row)) === key);
  const keys = selection ? (rows ?? []).filter((row) => !selection.blocked?.(row)).map(rowKey) : [];

  // One listener for all boxes: a listener a box would be a hundred more at each sort.
  const onChange = (event: FormEvent<HTMLElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    const row = rowOf(input.closest<HTMLElement>('[data-row]')?.dataset.row);
    if (row === undefined) return;
    if (input.dataset.toggle !== undefined) onToggle?.(row, input.dataset.toggle, input.checked);
    if (input.dataset.select !== undefined) select(rowKey(row), input.checked, isShifted(event));
  };
  const select = (key: RowKey, checked: boolean, isStretch: boolean) => {
    const from = isStretch ? pressedLast.current : undefined;
    pressedLast.current = key;
    selection?.onSelect(afterPress(selection.selected, { keys, key, checked, from }));
  };

  const title = titleColumn(columns);
  // What is false or null says nothing.
  const isState = Children.toArray(children).length > 0;
  const isAwaited = rows === undefined && !isState;
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
  const state = isState && <FocusKeeper onFocusLost={() => holder.current?.focus()}>{children}</FocusKeeper>;
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

  return (
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
      {isAwaited && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      {showsCards ? (
        <>
          <CardsBar>
            {!sortSlot && selectAll}
            {!sortSlot && sortButtons}
          </CardsBar>
          {sortSlot?.element && createPortal(sortButtons, sortSlot.element)}
          <ul
            ref={(list) => {
              holder.current = list;
            }}
            tabIndex={-1}
            className={styles.cards}
            data-scrolls={(scroll === 'own' && !isPhone) || undefined}
            style={{ '--card': `${cardHeight(columns)}px` } as CSSProperties}
            aria-busy={busy || isAwaited}
            onChange={onChange}
          >
            {isAwaited &&
              skeleton.slice(0, 4).map((key) => (
                <li key={key} className={`${styles.card} ${styles.awaited}`} aria-hidden="true">
                  <span className={styles.bone} />
                  <span className={styles.bone} />
                </li>
              ))}
            {drawn?.map((row) => (
              <TableCard key={rowKey(row)} {...rowProps(row)} />
            ))}
          </ul>
          {state}
        </>
      ) : (
        <section
          ref={holder}
          className={styles.scroller[scroll]}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
          tabIndex={0}
          aria-labelledby={`${id}-caption`}
        >
          <table
            className={styles.table}
            aria-busy={busy || isAwaited}
            onChange={onChange}
            onKeyDown={moveByKeys}
            data-fixed={fixed !== undefined || undefined}
            data-tight={shape === 'tight' || undefined}
            data-density={density}
            style={fixed && ({ '--columns': fixed.tracks, '--least': `${fixed.least}px` } as CSSProperties)}
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
            <tbody className={isAwaited ? styles.awaited : undefined}>
              {isAwaited &&
                skeleton.map((key) => (
                  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
                  <tr key={key} aria-hidden="true">
                    {hasSelection && <td />}
                    {columns.map((column) => (
                      <td key={column.id} />
                    ))}
                    {hasMenu && <td />}
                  </tr>
                ))}
              {/* By place and not by record, unless a row keeps something of its own: a sort then writes new words
                  into the hundred rows that stand there, which costs a third of taking them away and building others. */}
              {drawn?.map((row, place) => (
                <TableRow key={editable ? rowKey(row) : place} {...rowProps(row)} />
              ))}
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
            (frame.current?.querySelector<HTMLElement>('[data-select-all]') ?? holder.current)?.focus()
          }
        />
      )}
      {footer && (
        <div className={styles.footer} data-below-rows={scroll === 'own' ? 'pages' : undefined}>
          {footer}
        </div>
      )}
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

/** React hears of a box by its click, which knows the keys held down. */
const isShifted = ({ nativeEvent }: FormEvent<HTMLElement>) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Rows that fill the screen of a laptop. */
const firstScreen = 15;

/** Rows shown while the first ones are awaited. */
const skeleton = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
