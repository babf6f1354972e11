import { memo } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Table.css';
import { RowMenuButton, sameRow, type TableRowProps } from './TableRow';
import { ToggleInput } from './ToggleInput';

function PlainTableCard<Row>({
  row,
  name,
  tableId,
  columns,
  title,
  highlighted,
  highlightLabel,
  hasMenu,
}: TableRowProps<Row>) {
  const rowId = `${tableId}-${name}`;
  const lines = columns.filter((column) => column !== title && column.phone !== 'hidden');
  return (
    <li className={styles.card} data-row={name}>
      <div className={styles.cardHead}>
        <div id={rowId} className={styles.cardTitle}>
          {title?.cell?.(row)}
        </div>
        {hasMenu && <RowMenuButton tableId={tableId} name={name} />}
      </div>
      <dl className={styles.lines}>
        {lines.map((column) => {
          const isHighlighted = highlighted?.includes(column.id);
          const lineId = `${rowId}-${column.id}`;
          return (
            <div key={column.id} className={styles.line}>
              <dt id={lineId} className={styles.term}>
                {column.header}
              </dt>
              <dd className={isHighlighted ? styles.highlightedLine : undefined}>
                {column.toggle ? (
                  <ToggleInput column={column} row={row} labelledBy={`${lineId} ${rowId}`} />
                ) : (
                  column.cell(row)
                )}
                {isHighlighted && <VisuallyHidden> ({highlightLabel})</VisuallyHidden>}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

/** One record on a phone; drawn anew only when it or the columns change. */
export const TableCard = memo(PlainTableCard, sameRow) as typeof PlainTableCard;
