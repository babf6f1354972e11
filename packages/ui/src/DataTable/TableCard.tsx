import { memo } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DataTable.css';
import { rowMenuButton, sameRow, type TableRowProps } from './TableRow';
import type { TableColumn } from './table-columns';
import { selectInput, toggleInput } from './toggle-input';

function PlainTableCard<Row>({
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
  const shown = columns.filter((column) => column !== title && column.phone !== 'hidden');
  const flags = shown.filter((column) => column.look === 'flag');
  const cornerColumns = shown.filter((column) => column.phone === 'corner');
  const boxColumns = shown.filter((column) => column.toggle && column.look !== 'flag');
  return (
    <li className={styles.card} data-row={name} data-selected={selected || undefined}>
      <div className={styles.cardHead}>
        {selected !== undefined && (
          // biome-ignore lint/a11y/noLabelWithoutControl: selectInput renders the checkbox
          <label className={styles.toggle}>{selectInput({ tableId, name, selected, blocked })}</label>
        )}
        {flags.map((column) => (
          <CardToggle key={column.id} column={column} row={row} rowId={rowId} hideHeader />
        ))}
        <div id={rowId} className={styles.cardTitle}>
          {title?.cell?.(row)}
        </div>
        {cornerColumns.map(
          (column) =>
            column.cell && (
              <div key={column.id} className={styles.corner}>
                {column.cell(row)}
              </div>
            ),
        )}
        {hasMenu && rowMenuButton(tableId, name)}
      </div>
      <dl className={styles.lines}>
        {shown.map((column) => {
          if (!column.cell || column.phone === 'corner' || column.isEmpty?.(row)) return null;
          const isHighlighted = highlighted?.includes(column.id);
          return (
            <div
              key={column.id}
              className={lineStyle(column)}
              style={column.phoneShare && { gridColumn: `span ${column.phoneShare}` }}
            >
              <CardTerm column={column} />
              <dd className={isHighlighted ? styles.highlightedLine : undefined}>
                {column.cell(row)}
                {isHighlighted && <VisuallyHidden> ({highlightLabel})</VisuallyHidden>}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.toggles}>
        {boxColumns.map((column) => (
          <CardToggle key={column.id} column={column} row={row} rowId={rowId} />
        ))}
      </div>
    </li>
  );
}

function lineStyle<Row>({ hideHeader, phone, phoneHead, phoneShare }: TableColumn<Row>): string {
  if (phoneHead && phoneHead !== 'none') return phoneShare === 2 ? styles.countLine : styles.iconLine;
  if (hideHeader || phone === 'action' || phoneHead) return styles.bareLine;
  return phoneShare ? styles.sharedLine : styles.line;
}

/** The label of a value: text, an icon, or screen-reader text. */
function CardTerm<Row>({ column: { header, hideHeader, phone, phoneHead } }: { column: TableColumn<Row> }) {
  const isHeaderHidden = hideHeader || phone === 'action' || phoneHead;
  return (
    <dt className={styles.term}>
      {phoneHead && phoneHead !== 'none' && <Icon of={phoneHead} size="small" />}
      {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
    </dt>
  );
}

interface CardToggleProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  rowId: string;
  hideHeader?: boolean;
}

/** A checkbox with its label, as a touch target. */
function CardToggle<Row>({ column, row, rowId, hideHeader = false }: CardToggleProps<Row>) {
  if (!column.toggle) return null;
  const id = `${rowId}-${column.id}`;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: toggleInput renders the checkbox
    <label className={styles.toggle}>
      {toggleInput({ column, row, labelledBy: `${id} ${rowId}` })}
      <span id={id} hidden={hideHeader}>
        {column.header}
      </span>
    </label>
  );
}

/** One record as a card; re-renders only when the record or the columns change. */
export const TableCard = memo(PlainTableCard, sameRow) as typeof PlainTableCard;
