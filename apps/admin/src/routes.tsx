import {
  FailedRoute,
  FramedPages,
  NotFoundPage,
  type Portal,
  RequireRole,
  RootRoute,
  WaitingPage,
} from '@portal/shell';
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { ContractListPage } from './features/contracts/list/ContractListPage';
import { startContractList } from './features/contracts/list/contract-list-start';
import { FindAnything } from './features/palette/FindAnything';
import { onFirstIntent } from './parts/on-first-intent';
import { paths } from './paths';

const ofAdministrators = 'of-administrators';
const framedPages = 'framed-pages';

/** The screens with which everybody begins: signing in, and the list of contracts (SHELL-056). */
export function routes(portal: Portal): RouteObject[] {
  return [
    {
      element: <RootRoute />,
      errorElement: <FailedRoute />,
      HydrateFallback: WaitingPage,
      children: [
        {
          path: paths['auth.login'],
          lazy: { Component: async () => (await import('./account-pages')).LoginPage },
        },
        {
          path: paths['auth.forgot'],
          lazy: { Component: async () => (await import('./account-pages')).ForgotPasswordPage },
        },
        {
          // Every other screen is the administrator's (SHELL-103 to SHELL-105, CONFLICT-33).
          element: <RequireRole roles={['ROLE_ADMIN']} />,
          children: [
            {
              id: ofAdministrators,
              element: <FindAnything />,
              children: [
                {
                  id: framedPages,
                  element: <FramedPages />,
                  children: [
                    { index: true, element: <Navigate to={paths['courses.list']} replace /> },
                    {
                      path: paths['courses.list'],
                      loader: ({ request }) => startContractList(portal.session.api, request),
                      // Filters and pages are the list's own business: it asks for them itself.
                      shouldRevalidate: () => false,
                      element: <ContractListPage />,
                    },
                    { path: '*', Component: NotFoundPage },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/**
 * Adds all other screens when the first of them is opened: where each is to be found, with all that it needs, is several
 * kB that the list can do without.
 */
export function discoverRoutes(): PatchRoutesOnNavigationFunction {
  let areThere = false;
  // Pointed at a link or at a row, somebody is about to leave.
  onFirstIntent('a[href], [data-row]', [loadOtherRoutes]);
  return async ({ patch, signal }) => {
    if (areThere) return;
    const { otherRoutes, printRoutes } = await loadOtherRoutes();
    // Of a navigation that another has overtaken meanwhile, nothing is taken: the other adds them.
    if (signal.aborted) return;
    patch(framedPages, otherRoutes);
    patch(ofAdministrators, printRoutes);
    areThere = true;
  };
}

const loadOtherRoutes = () => import('./other-routes');
