import { type ReactNode, useMemo, useState } from 'react';
import { useIsCompact } from '../DataTable/useIsPhone';
import { SideNav } from '../SideNav/SideNav';
import { contentId } from '../SkipLink/SkipLink';
import { body, content, list, side } from './ListLayout.css';
import { ListTop, type ListTopProps } from './ListTop';
import { type ListArea, ListAreaContext, SortSlotContext } from './list-parts';

export interface ListLayoutProps {
  /** The lists of the area: a side column, a row in narrow windows, a menu on phones and tablets. */
  area?: ListArea;
  /** The `ListContent`. */
  children: ReactNode;
}

/** Full-width list layout inside a `PageFrame`; filters and table head stay visible (SHELL-039). */
export function ListLayout({ area, children }: ListLayoutProps) {
  const isCompact = useIsCompact();
  return (
    <ListAreaContext value={(isCompact && area) || null}>
      <div className={body} data-page="list">
        {area && !isCompact && (
          <div className={side}>
            <SideNav label={area.label} links={area.links} />
          </div>
        )}
        <main id={contentId} tabIndex={-1} className={content}>
          {children}
        </main>
      </div>
    </ListAreaContext>
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
