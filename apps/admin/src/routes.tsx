import {
  FailedRoute,
  FramedPages,
  guarded,
  lazyPage,
  NotFoundPage,
  type Portal,
  RootRoute,
  ValidIdsRoute,
  WaitingPage,
} from '@portal/shell';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ContractListPage } from './features/contracts/list/ContractListPage';
import { startContractList } from './features/contracts/list/contract-list-start';
import { FindAnything } from './features/palette/FindAnything';
import { onFirstIntent } from './parts/on-first-intent';
import { paths, type RouteName } from './paths';
import type { screens } from './screens';

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
                  children: [
                    // Printable pages, without the navbar.
                    screen('courses.edit.pack'),
                    screen('courses.edit.outline.print'),
                    screen('courses.edit.attendance.print'),
                    screen('reports.print'),
                  ],
                },
              ],
            },
          ],
        ),
      ],
    },
  ];
}

function framedPages(portal: Portal): RouteObject[] {
  return [
    { index: true, element: <Navigate to={paths['courses.list']} replace /> },
    {
      path: paths['courses.list'],
      loader: ({ request }) => startContractList(portal.session.api, request),
      // Lists load their data themselves when filters or page change.
      shouldRevalidate: () => false,
      element: <ContractListPage />,
    },
    screen('courses.create'),
    {
      path: '/contracts/edit/:id',
      lazy: codeOf('courses.edit'),
      children: [
        { index: true, element: <Navigate to="basic" replace /> },
        screen('courses.edit.basic'),
        screen('courses.edit.attendance'),
        screen('courses.edit.outline'),
        screen('courses.edit.final'),
      ],
    },
    screen('courses.chase'),
    screen('students.list'),
    screen('students.create'),
    {
      path: '/students/edit/:id',
      lazy: codeOf('students.edit'),
      children: [
        { index: true, element: <Navigate to="basic" replace /> },
        screen('students.edit.basic'),
        screen('students.edit.history'),
        screen('students.edit.documents'),
      ],
    },
    screen('reports.list'),
    { path: paths['reports.info'], element: <Navigate to="courseInfo" replace /> },
    { path: `${paths['reports.info']}/:page`, lazy: codeOf('reports.info') },
    screen('teachers.list'),
    screen('teacher.create'),
    {
      path: '/teachers/edit/:id',
      lazy: codeOf('teachers.edit'),
      children: [
        { index: true, element: <Navigate to="profile" replace /> },
        screen('teachers.profile'),
        screen('teachers.history'),
      ],
    },
    {
      path: paths['admin.settings'],
      lazy: codeOf('admin.settings'),
      children: [
        { index: true, element: <Navigate to={paths['admin.settings.languages']} replace /> },
        screen('admin.settings.languages'),
        screen('admin.settings.companies'),
        screen('admin.settings.materials'),
        screen('admin.settings.users'),
        screen('admin.settings.files'),
      ],
    },
    ...bareSections.map(([path, list]) => ({ path, element: <Navigate to={paths[list]} replace /> })),
    { path: '*', Component: NotFoundPage },
  ];
}

/** Shortened addresses that people type, with the list that each one opens. */
const bareSections = [
  ['/contracts', 'courses.list'],
  ['/contracts/edit', 'courses.list'],
  ['/contracts/print', 'courses.list'],
  ['/contracts/print/:id', 'courses.list'],
  ['/students', 'students.list'],
  ['/students/edit', 'students.list'],
  ['/teachers', 'teachers.list'],
  ['/teachers/edit', 'teachers.list'],
  ['/reports', 'reports.list'],
  ['/reports/info', 'reports.list'],
  ['/reports/info/:id', 'reports.list'],
  ['/reports/info/:id/course', 'reports.list'],
  ['/reports/print', 'reports.list'],
  ['/reports/print/:id', 'reports.list'],
] as const satisfies (readonly [path: string, list: RouteName])[];

type ScreenName = keyof typeof screens;

function screen(name: ScreenName & RouteName): RouteObject {
  return { path: paths[name], lazy: codeOf(name) };
}

function codeOf(name: ScreenName) {
  return lazyPage(async () => (await loadScreens()).screens[name]());
}

const loadScreens = () => import('./screens');

/** Prefetches `screens` when a link or a row is first hovered or focused. */
export const fetchScreensAhead = () => onFirstIntent('a[href], [data-row]', [loadScreens]);
