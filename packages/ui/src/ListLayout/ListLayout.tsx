import type { ReactNode } from 'react';
import { contentId } from '../SkipLink/SkipLink';
import { body, content, list, side as sideStyle } from './ListLayout.css';

export interface ListLayoutProps {
  /** A column before the list, such as the menu of its area; above it on a narrow window. */
  side?: ReactNode;
  /** The `ListContent`. */
  children: ReactNode;
}

/** Full width, in a `PageFrame`, for lists (SHELL-039): filters and table head stay in view while the rows scroll. */
export function ListLayout({ side, children }: ListLayoutProps) {
  return (
    <div className={body} data-page="list">
      {side && <div className={sideStyle}>{side}</div>}
      <main id={contentId} tabIndex={-1} className={content}>
        {children}
      </main>
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
