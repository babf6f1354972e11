import type { ReactNode } from 'react';
import { contentId, SkipLink } from '../SkipLink/SkipLink';
import { content, count as countStyle, filterRow, list, page } from './ListLayout.css';

export interface ListLayoutProps {
  /** The `Navbar`. */
  navbar: ReactNode;
  /** Words of the link past the navbar. */
  skipLabel: ReactNode;
  /** The `PageHead` of the list. */
  head: ReactNode;
  /** The filters, in one row that wraps. */
  filters?: ReactNode;
  /** How many records there are, opposite the filters. */
  count?: ReactNode;
  /** The `DataTable` with `scroll="own"`, or the state in its place. */
  children: ReactNode;
}

/** Full width, for lists (SHELL-039): filters and table head stay in view while the rows scroll. */
export function ListLayout({ navbar, skipLabel, head, filters, count, children }: ListLayoutProps) {
  return (
    <div className={page}>
      <SkipLink>{skipLabel}</SkipLink>
      {navbar}
      <main id={contentId} tabIndex={-1} className={content}>
        {head}
        {(filters || count) && (
          <div className={filterRow}>
            {filters}
            {count && <div className={countStyle}>{count}</div>}
          </div>
        )}
        <div className={list}>{children}</div>
      </main>
    </div>
  );
}
