import {
  FailedRoute,
  FramedPages,
  guarded,
  lazyPage,
  onFirstIntent,
  type Portal,
  RootRoute,
  ValidIdsRoute,
  WaitingPage,
} from '@portal/shell';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { ContractListPage } from './features/contracts/list/ContractListPage';
import { startContractList } from './features/contracts/list/contract-list-start';
import { FindAnything } from './palette/FindAnything';
import {
  formerPaths,
  type LayoutName,
  layoutNames,
  layoutOf,
  layouts,
  ownRoutes,
  paths,
  type RouteName,
  type ScreenName,
} from './paths';
import type { LoadedName } from './screens';

/**
 * The routes of the administration. Every page is lazy except the contract list, the first page for everyone
 * (SHELL-056).
 */
export function routes(portal: Portal): RouteObject[] {
  return [
    {
      element: <RootRoute />,
      errorElement: <FailedRoute />,
      HydrateFallback: WaitingPage,
      children: [
        {
          path: paths['auth.login'],
          lazy: lazyPage(async () => (await import('./account-pages')).LoginPage),
        },
        {
          path: paths['auth.forgot'],
          lazy: lazyPage(async () => (await import('./account-pages')).ForgotPasswordPage),
        },
        // All other pages are for administrators (SHELL-103 to SHELL-105, CONFLICT-33).
        guarded(
          ['ROLE_ADMIN'],
          [
            {
              element: <FindAnything />,
              children: [
                {
                  element: <FramedPages />,
                  children: [{ element: <ValidIdsRoute />, children: framedPages(portal) }],
                },
                {
                  element: <ValidIdsRoute />,
                  // Printable pages have no navbar.
                  children: screenNames.filter(isForPaper).map(screen),
                },
              ],
            },
          ],
        ),
      ],
    },
  ];
}

/** Opens another page with the filters of this address. */
function ForwardTo({ path }: { path: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: path, search }} replace />;
}

function framedPages(portal: Portal): RouteObject[] {
  return [
    { index: true, element: <Navigate to={paths['courses.list']} replace /> },
    ...Object.entries(formerPaths).map(([path, name]) => ({
      path,
      element: <ForwardTo path={paths[name]} />,
    })),
    {
      path: paths['courses.list'],
      loader: ({ request }) => startContractList(portal.session.api, request),
      // Lists load their data themselves when filters or page change.
      shouldRevalidate: () => false,
      element: <ContractListPage />,
    },
    { path: paths['reports.info'], element: <Navigate to="courseInfo" replace /> },
    { path: `${paths['reports.info']}/:page`, lazy: codeOf('reports.info') },
    ...layoutNames.map((name) => ({
      path: layouts[name].path,
      lazy: layoutCodeOf(name),
      children: [
        { index: true, element: firstPageOf(name) },
        ...framedNames.filter((part) => layoutOf(part) === name).map(screen),
      ],
    })),
    ...framedNames.filter((name) => layoutOf(name) === undefined).map(screen),
    { path: '*', lazy: lazyPage(async () => (await import('./parts/UnknownAddress')).UnknownAddress) },
  ];
}

/** Opens the first page of a layout, unless the layout chooses it. */
function firstPageOf(name: LayoutName) {
  const { first } = layouts[name];
  return first ? <Navigate to={first} replace /> : null;
}

const screenNames = (Object.keys(paths) as RouteName[]).filter(
  (name): name is ScreenName => !isOwnRoute(name),
);
const framedNames = screenNames.filter((name) => !isForPaper(name));

function isOwnRoute(name: RouteName): name is (typeof ownRoutes)[number] {
  return (ownRoutes as readonly RouteName[]).includes(name);
}

function isForPaper(name: ScreenName): boolean {
  return /\.(print|pack)$/.test(name);
}

function screen(name: ScreenName): RouteObject {
  return { path: paths[name], lazy: codeOf(name) };
}

function codeOf(name: LoadedName) {
  return lazyPage(async () => (await loadScreens()).screens[name].load());
}

function layoutCodeOf(name: LayoutName) {
  if (name === 'admin.settings') return lazyPage(async () => (await loadAreas()).SettingsLayout);
  if (name === 'operations') return lazyPage(async () => (await loadAreas()).OperationsLayout);
  return codeOf(name);
}

const loadAreas = () => import('./areas/AreaLayout');

const loadScreens = () => import('./screens');

/** Prefetches `screens` when a link or a row is first hovered or focused. */
export const fetchScreensAhead = () => onFirstIntent('a[href], [data-row]', [loadScreens]);
