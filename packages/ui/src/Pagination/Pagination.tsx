import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Pagination.css';
import { lastPage, pageNumbers } from './page-numbers';

export interface PaginationProps {
  /** The page in view, from 1. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** Rows in all. */
  total: number;
  /** Called with the page asked for, from 1. */
  onPage: (page: number) => void;
  /** Name of the landmark, such as "Pages of the contracts". */
  label: string;
  /** Word for the page before. */
  previousLabel: ReactNode;
  /** Word for the page after. */
  nextLabel: ReactNode;
  /** Word read before a page's number, such as "Page". */
  pageLabel: ReactNode;
  /** Writes a number as the reader does, such as `1 284`. */
  formatNumber?: (value: number) => string;
}

/** Which rows are in view, and the way to the others. */
export function Pagination({
  page,
  pageSize,
  total,
  onPage,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  formatNumber = String,
}: PaginationProps) {
  const last = lastPage(total, pageSize);
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const end = Math.min(page * pageSize, total);
  // Blocked, not disabled: a disabled button would throw the focus away on the last page.
  const isFirst = page <= 1;
  const isLast = page >= last;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <span className={styles.range}>
        {formatNumber(first)}–{formatNumber(end)} / {formatNumber(total)}
      </span>
      <span className={styles.controls}>
        <Button aria-disabled={isFirst || undefined} onClick={() => isFirst || onPage(page - 1)}>
          {previousLabel}
        </Button>
        <span className={styles.numbers}>
          {pageNumbers(page, last).map((entry) =>
            typeof entry === 'string' ? (
              <span key={entry} className={styles.gap}>
                …
              </span>
            ) : (
              <button
                key={entry}
                type="button"
                aria-current={entry === page ? 'page' : undefined}
                className={styles.number}
                onClick={() => entry === page || onPage(entry)}
              >
                <VisuallyHidden>{pageLabel} </VisuallyHidden>
                {formatNumber(entry)}
              </button>
            ),
          )}
        </span>
        <Button aria-disabled={isLast || undefined} onClick={() => isLast || onPage(page + 1)}>
          {nextLabel}
        </Button>
      </span>
    </nav>
  );
}
