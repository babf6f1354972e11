import { type ReactNode, useMemo, useState } from 'react';
import { useIsCompact } from '../DataTable/useIsPhone';
import { contentId } from '../SkipLink/SkipLink';
import { body, content, list } from './ListLayout.css';
import { ListTop, type ListTopProps } from './ListTop';
import { SortSlotContext } from './list-parts';

export interface ListLayoutProps {
  /** Navigation to other lists, before the content; see `ListAreaLayout`. */
  nav?: ReactNode;
  /** The `ListContent`. */
  children: ReactNode;
}

/** Full-width list layout inside a `PageFrame`; filters and table head stay visible (SHELL-039). */
export function ListLayout({ nav, children }: ListLayoutProps) {
  return (
    <div className={body} data-page="list">
      {nav}
      <main id={contentId} tabIndex={-1} className={content}>
        {children}
      </main>
    </div>
  );
}

export interface ListContentProps extends ListTopProps {
  /** The `DataTable` with `scroll="own"`, or a page state instead of it. */
  children: ReactNode;
}

/** The content of a `ListLayout`: its top, and the list, which takes the remaining height. */
export function ListContent({ children, ...top }: ListContentProps) {
  const isCompact = useIsCompact();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => (isCompact ? { element, setElement } : undefined), [isCompact, element]);
  return (
    <SortSlotContext value={slot}>
      <ListTop {...top} />
      <div className={list}>{children}</div>
    </SortSlotContext>
  );
}
