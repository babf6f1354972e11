import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Matrix.css';
import { MatrixLegend } from './MatrixLegend';
import { columnGroups, type MatrixColumn, type MatrixMark, type MatrixRow } from './matrix-model';

export interface MatrixProps<Row extends MatrixRow, Column extends MatrixColumn, Mark extends string> {
  /** Accessible name of the table, such as `Cours par étudiant - Classes by student`. */
  caption: ReactNode;
  /** Head of the first column, such as `Étudiant - Student`. */
  corner: ReactNode;
  /** The columns from left to right; they may carry further data for `mark`. */
  columns: readonly Column[];
  /** The rows from top to bottom; they may carry further data for `mark`. */
  rows: readonly Row[];
  /** The possible marks, in the order of the legend. */
  marks: Readonly<Record<Mark, MatrixMark>>;
  /** Returns the mark of a cell; undefined leaves it empty. */
  mark: (row: Row, column: Column) => Mark | undefined;
  /** A last column with totals: its head and its cells, such as `28 h / 31 h`. */
  rowSummary?: { label: ReactNode; cell: (row: Row) => ReactNode };
  /** Last rows with totals: their heads and their cells, such as the minutes of the class. */
  columnSummaries?: readonly { id: string; label: ReactNode; cell: (column: Column) => ReactNode }[];
  /** Shows the legend above the table (default); `false` if a `MatrixLegend` is elsewhere. */
  legend?: boolean;
}

/**
 * A grid of coloured marks by row and column that is a table with text for screen readers.
 * Heads stay visible while it scrolls; printed, the columns share the width, up to about 60 on a landscape
 * page.
 */
export function Matrix<Row extends MatrixRow, Column extends MatrixColumn, Mark extends string>({
  caption,
  corner,
  columns,
  rows,
  marks,
  mark,
  rowSummary,
  columnSummaries = [],
  legend = true,
}: MatrixProps<Row, Column, Mark>) {
  const id = useId();
  const groups = columnGroups(columns);
  const headRows = groups.length > 0 ? 2 : 1;
  const columnHeads = columns.map(({ id: column, label, short }) => (
    <th key={column} scope="col" className={styles.columnHead}>
      {short === undefined ? (
        label
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </th>
  ));
  const cornerHead = (
    <th scope="col" rowSpan={headRows} className={styles.corner}>
      {corner}
    </th>
  );
  const summaryHead = rowSummary && (
    <th scope="col" rowSpan={headRows} className={styles.summary}>
      {rowSummary.label}
    </th>
  );

  return (
    <div className={styles.matrix}>
      {legend && <MatrixLegend marks={marks} />}
      <section
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={`${id}-caption`}
      >
        <table className={styles.table}>
          <caption id={`${id}-caption`}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            {groups.length > 0 ? (
              <>
                <tr>
                  {cornerHead}
                  {groups.map(({ id: group, label, span }) =>
                    label === undefined ? (
                      <td key={group} colSpan={span} />
                    ) : (
                      <th key={group} scope="colgroup" colSpan={span} className={styles.groupHead}>
                        {label}
                      </th>
                    ),
                  )}
                  {summaryHead}
                </tr>
                <tr>{columnHeads}</tr>
              </>
            ) : (
              <tr>
                {cornerHead}
                {columnHeads}
                {summaryHead}
              </tr>
            )}
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={styles.rowHead}>
                  {row.label}
                </th>
                {columns.map((column) => {
                  const key = mark(row, column);
                  if (key === undefined) return <td key={column.id} />;
                  const { label, spoken = label, tone, symbol } = marks[key];
                  return (
                    <td key={column.id} className={styles.mark[tone]} data-symbol={symbol}>
                      <VisuallyHidden>{spoken}</VisuallyHidden>
                    </td>
                  );
                })}
                {rowSummary && <td className={styles.summary}>{rowSummary.cell(row)}</td>}
              </tr>
            ))}
          </tbody>
          {columnSummaries.length > 0 && (
            <tfoot>
              {columnSummaries.map(({ id: summary, label, cell }) => (
                <tr key={summary}>
                  <th scope="row" className={styles.rowHead}>
                    {label}
                  </th>
                  {columns.map((column) => (
                    <td key={column.id} className={styles.figure}>
                      {cell(column)}
                    </td>
                  ))}
                  {rowSummary && <td className={styles.summary} />}
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </section>
    </div>
  );
}
