import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Matrix.css';
import { MatrixLegend } from './MatrixLegend';
import { columnGroups, type MatrixColumn, type MatrixMark, type MatrixRow } from './matrix-model';

export interface MatrixProps<Row extends MatrixRow, Column extends MatrixColumn, Mark extends string> {
  /** What the picture shows, read out before it: `Cours par étudiant - Lessons by student`. */
  caption: ReactNode;
  /** What the rows are, over their heads: `Étudiant - Student`. */
  corner: ReactNode;
  /** From left to right; may carry data of the caller's for `mark`. */
  columns: readonly Column[];
  /** From top to bottom; may carry data of the caller's for `mark`. */
  rows: readonly Row[];
  /** What a cell may say, in the order of the legend. */
  marks: Readonly<Record<Mark, MatrixMark>>;
  /** What the cell of a row and a column says; undefined leaves it empty. */
  mark: (row: Row, column: Column) => Mark | undefined;
  /** A last column of figures: its head, and what each row says, such as `28 h / 31 h`. */
  rowSummary?: { label: ReactNode; cell: (row: Row) => ReactNode };
  /** Last rows of figures: the head of each, and what each column says, such as the minutes of the lesson. */
  columnSummaries?: readonly { id: string; label: ReactNode; cell: (column: Column) => ReactNode }[];
  /** What the marks mean, above them (default); `false` where a `MatrixLegend` stands elsewhere, as in a card's head. */
  legend?: boolean;
}

/**
 * Marks by rows and columns: a picture to the eyes, a table with words to the ears. Heads stay in view while it scrolls,
 * by keys too; on paper the columns share the width, up to some 60 across a landscape sheet.
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
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
