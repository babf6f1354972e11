import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { SelectField } from '../SelectField/SelectField';
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
  /** Lets the person choose how many rows a page has: the sizes, the word before them, such as "Rows per page". */
  sizeChoice?: { sizes: readonly number[]; label: ReactNode; onSize: (pageSize: number) => void };
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
  sizeChoice,
  formatNumber = String,
}: PaginationProps) {
  const sizeId = useId();
  const last = lastPage(total, pageSize);
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const end = Math.min(page * pageSize, total);
  // Blocked, not disabled: a disabled button would throw the focus away on the last page.
  const isFirst = page <= 1;
  const isLast = page >= last;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <span className={styles.rows}>
        <span className={styles.range}>
          {formatNumber(first)}–{formatNumber(end)} / {formatNumber(total)}
        </span>
        {sizeChoice && (
          <span className={styles.sizes}>
            <label id={`${sizeId}-label`} htmlFor={sizeId}>
              {sizeChoice.label}
            </label>
            <span className={styles.sizeField}>
              <SelectField
                id={sizeId}
                aria-labelledby={`${sizeId}-label`}
                options={sizeChoice.sizes.map((size) => ({ value: String(size), label: formatNumber(size) }))}
                value={pageSize}
                onChange={(event) => sizeChoice.onSize(Number(event.currentTarget.value))}
              />
            </span>
          </span>
        )}
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
