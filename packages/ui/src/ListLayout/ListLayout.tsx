import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useIsCompact, useIsPhone } from '../DataTable/useIsPhone';
import { SideNav } from '../SideNav/SideNav';
import { contentId } from '../SkipLink/SkipLink';
import type { AreaNav } from './AreaNav';
import { areaRow, body, content, list, side } from './ListLayout.css';
import { ListTop, type ListTopProps } from './ListTop';
import { type ListArea, ListAreaContext, SortSlotContext } from './list-parts';

export interface ListLayoutProps {
  /** The lists of the area: a side column, rows or one row in narrower windows, a menu on phones. */
  area?: ListArea;
  /** The `ListContent`. */
  children: ReactNode;
}

/** Full-width list layout inside a `PageFrame`; filters and table head stay visible (SHELL-039). */
export function ListLayout({ area, children }: ListLayoutProps) {
  const isCompact = useIsCompact();
  const isPhone = useIsPhone();
  return (
    <ListAreaContext value={(isPhone && area) || null}>
      <div className={body} data-page="list">
        {area && !isPhone && (isCompact ? <TabletNav {...area} /> : <Side {...area} />)}
        <main id={contentId} tabIndex={-1} className={content}>
          {children}
        </main>
      </div>
    </ListAreaContext>
  );
}

function Side({ label, links }: ListArea) {
  return (
    <div className={side}>
      <SideNav label={label} links={links} />
    </div>
  );
}

/** One row, whose code loads on tablets only. If it cannot load, all links are shown. */
function TabletNav(area: ListArea) {
  const [Nav, setNav] = useState<typeof AreaNav>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    import('./AreaNav').then(
      (loaded) => setNav(() => loaded.AreaNav),
      () => setMissing(true),
    );
  }, []);
  if (isMissing) return <Side {...area} />;
  return <div className={areaRow}>{Nav && <Nav {...area} />}</div>;
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
