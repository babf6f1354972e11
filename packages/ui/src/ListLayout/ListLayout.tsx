import { type ReactNode, useMemo, useState } from 'react';
import { useIsCompact } from '../DataTable/useIsPhone';
import { SideNav } from '../SideNav/SideNav';
import { contentId } from '../SkipLink/SkipLink';
import { body, content, list, side } from './ListLayout.css';
import { ListTop, type ListTopProps } from './ListTop';
import { type ListArea, ListAreaContext, SortSlotContext } from './list-parts';

export interface ListLayoutProps {
  /** The lists of the area: a column before the list, a row above it on a narrow window, a menu in the toolbar of a phone or a tablet. */
  area?: ListArea;
  /** The `ListContent`. */
  children: ReactNode;
}

/** Full width, in a `PageFrame`, for lists (SHELL-039): filters and table head stay in view while the rows scroll. */
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
  /** The `DataTable` with `scroll="own"`, or the state in its place. */
  children: ReactNode;
}

/** What stands in a `ListLayout`: its top, and the list, which takes the height that is left. */
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
