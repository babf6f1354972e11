import type { ReactNode } from 'react';
import { contentId, SkipLink } from '../SkipLink/SkipLink';
import { content, list, page } from './ListLayout.css';

export interface ListLayoutProps {
  /** The `Navbar`. */
  navbar: ReactNode;
  /** Words of the link past the navbar. */
  skipLabel: ReactNode;
  /** The `PageHead` of the list. */
  head: ReactNode;
  /** The `FilterBar`. */
  filters?: ReactNode;
  /** The `DataTable` with `scroll="own"`, or the state in its place. */
  children: ReactNode;
}

/** Full width, for lists (SHELL-039): filters and table head stay in view while the rows scroll. */
export function ListLayout({ navbar, skipLabel, head, filters, children }: ListLayoutProps) {
  return (
    <div className={page}>
      <SkipLink>{skipLabel}</SkipLink>
      {navbar}
      <main id={contentId} tabIndex={-1} className={content}>
        {head}
        {filters}
        <div className={list}>{children}</div>
      </main>
    </div>
  );
}
