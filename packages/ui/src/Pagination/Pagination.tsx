import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { SelectField } from '../SelectField/SelectField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Pagination.css';
import { lastPage, pageNumbers } from './page-numbers';

export interface PaginationProps {
  /** The current page, starting at 1. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /** Called with the requested page, starting at 1. */
  onPage: (page: number) => void;
  /** Accessible name of the navigation landmark, such as "Pages of the contracts". */
  label: string;
  /** Label of the button to the previous page. */
  previousLabel: ReactNode;
  /** Label of the button to the next page. */
  nextLabel: ReactNode;
  /** Screen-reader text before a page number, such as "Page". */
  pageLabel: ReactNode;
  /** Lets the user choose the page size: the sizes, their label ("Rows per page") and a handler. */
  sizeChoice?: { sizes: readonly number[]; label: ReactNode; onSize: (pageSize: number) => void };
  /** Formats a number for the reader, such as `1 284`. */
  formatNumber?: (value: number) => string;
}

/** Shows the range of visible rows and the page navigation. */
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
  // aria-disabled instead of disabled: a disabled button loses focus on the last page.
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
