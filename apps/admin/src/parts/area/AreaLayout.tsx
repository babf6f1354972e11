import { type Extension, useCapabilities } from '@portal/api-client';
import { QueryState } from '@portal/records';
import { ListAreaPageLayout, listUrl, NotFoundPage, useSessionStore } from '@portal/shell';
import type { IconShape } from '@portal/ui';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

/** A page of an area, with its entry in the menu. */
export interface AreaPage {
  id: string;
  path: string;
  icon: IconShape;
  label: ReactNode;
  /** The extension that the backend must have; without it the page does not exist. */
  extension?: Extension;
}

export interface AreaLayoutProps {
  /** The path of the area, which leads to its first page. */
  path: string;
  /** The name of the menu. */
  name: string;
  /** The name of the menu of the pages that find no room. */
  moreLabel: ReactNode;
  /** In the order of the menu. */
  pages: readonly AreaPage[];
}

/** The layout of an area of several pages: a menu of those that the backend offers, and the page that is open. */
export function AreaLayout({ path, name, moreLabel, pages }: AreaLayoutProps) {
  const session = useSessionStore();
  const { pathname } = useLocation();
  const { data: extensions, error, retry } = useCapabilities();
  const isOffered = ({ extension }: AreaPage) => !extension || (extensions?.includes(extension) ?? false);
  const shown = pages.filter(isOffered);
  const opened = pages.find((page) => page.path === pathname);
  const isWaiting = !extensions && (pathname === path || Boolean(opened?.extension));
  if (!isWaiting) {
    const first = shown[0];
    if (opened ? !isOffered(opened) : pathname === path && !first) return <NotFoundPage />;
    if (pathname === path && first) return <Navigate to={first.path} replace />;
  }
  return (
    <ListAreaPageLayout
      area={{
        label: name,
        moreLabel,
        links: shown.map((page) => {
          const current = page === opened;
          // Other lists open with their last filters; the current one is reset.
          const href = current ? page.path : listUrl(session, page.path);
          return { id: page.id, href, icon: page.icon, label: page.label, current };
        }),
      }}
    >
      {isWaiting ? <QueryState level={1} error={error} retry={retry} /> : <Outlet />}
    </ListAreaPageLayout>
  );
}
