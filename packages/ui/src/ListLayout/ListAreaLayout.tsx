import type { ReactNode } from 'react';
import { useIsCompact, useIsPhone } from '../DataTable/useIsPhone';
import { SideNav } from '../SideNav/SideNav';
import { AreaNav } from './AreaNav';
import { row, side } from './ListAreaLayout.css';
import { ListLayout } from './ListLayout';
import { type ListArea, ListAreaContext } from './list-parts';

export interface ListAreaLayoutProps {
  /** The lists of the area: a side column, rows in narrower windows, one row on tablets, a menu on phones. */
  area: ListArea;
  /** The `ListContent`. */
  children: ReactNode;
}

/** A `ListLayout` with the navigation between the lists of an area, such as the settings. */
export function ListAreaLayout({ area, children }: ListAreaLayoutProps) {
  const isCompact = useIsCompact();
  const isPhone = useIsPhone();
  return (
    <ListAreaContext value={isPhone ? area : null}>
      <ListLayout
        nav={
          !isPhone && (
            <div className={isCompact ? row : side}>
              {isCompact ? <AreaNav {...area} /> : <SideNav label={area.label} links={area.links} />}
            </div>
          )
        }
      >
        {children}
      </ListLayout>
    </ListAreaContext>
  );
}
