import type { ReactNode } from 'react';
import { contentId, SkipLink } from '../SkipLink/SkipLink';
import { body, content, list, page, side as sideStyle } from './ListLayout.css';

export interface ListLayoutProps {
  /** The `Navbar`. */
  navbar: ReactNode;
  /** Words of the link past the navbar. */
  skipLabel: ReactNode;
  /** A column before the list, such as the menu of its area; above it on a narrow window. */
  side?: ReactNode;
  /** The `ListContent`. */
  children: ReactNode;
}

/** Full width, for lists (SHELL-039): filters and table head stay in view while the rows scroll. */
export function ListLayout({ navbar, skipLabel, side, children }: ListLayoutProps) {
  return (
    <div className={page}>
      <SkipLink>{skipLabel}</SkipLink>
      {navbar}
      <div className={body}>
        {side && <div className={sideStyle}>{side}</div>}
        <main id={contentId} tabIndex={-1} className={content}>
          {children}
        </main>
      </div>
    </div>
  );
}

export interface ListContentProps {
  /** The `PageHead` of the list. */
  head: ReactNode;
  /** The `FilterBar`. */
  filters?: ReactNode;
  /** The `DataTable` with `scroll="own"`, or the state in its place. */
  children: ReactNode;
}

/** What stands in a `ListLayout`: the head, the filters, and the list, which takes the height that is left. */
export function ListContent({ head, filters, children }: ListContentProps) {
  return (
    <>
      {head}
      {filters}
      <div className={list}>{children}</div>
    </>
  );
}
