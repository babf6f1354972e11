import { useCapabilities } from '@portal/api-client';
import { PairText, plainText, useLanguageMode } from '@portal/i18n';
import { QueryState } from '@portal/records';
import { AreaTitle, ListAreaPageLayout, listUrl, NotFoundPage, useSessionStore } from '@portal/shell';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { type AreaName, layouts } from '../paths';
import { areas, namedScreens } from '../screens';
import { areaWords } from './area-words';

/**
 * The settings: what is set once, in the five lists of the specification and those of extensions (SHELL-065 to
 * SHELL-067).
 */
export const SettingsLayout = () => <AreaLayout of="admin.settings" />;

/** The daily work beside contracts and people (ADR-0100): hours, private links, imports and mails. */
export const OperationsLayout = () => <AreaLayout of="operations" />;

type Page = (typeof namedScreens)[number];

/** The layout of an area of several pages: a menu of those that the backend offers, and the page that is open. */
function AreaLayout({ of: name }: { of: AreaName }) {
  const { path } = layouts[name];
  const session = useSessionStore();
  const { pathname } = useLocation();
  const { stack } = areaWords.useWords();
  const [mode] = useLanguageMode();
  const { data: extensions, error, retry } = useCapabilities();
  const isOffered = ({ extension }: Page) => !extension || (extensions?.includes(extension) ?? false);
  const pages = namedScreens.filter(({ area }) => area === name);
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
        label: plainText(areas[name].name, mode),
        moreLabel: stack('more'),
        links: shown.map((page) => {
          const current = page === opened;
          // Other lists open with their last filters; the current one is reset.
          const href = current ? page.path : listUrl(session, page.path);
          const label = <PairText value={page.menu ?? page.title} layout="stack" />;
          return { id: page.name, href, icon: page.icon, label, current };
        }),
      }}
    >
      {isWaiting ? (
        <QueryState level={1} error={error} retry={retry} />
      ) : (
        <AreaTitle value={opened?.title}>
          <Outlet />
        </AreaTitle>
      )}
    </ListAreaPageLayout>
  );
}
