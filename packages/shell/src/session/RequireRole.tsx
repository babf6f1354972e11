import { browserStorage } from '@portal/api-client';
import type { Role } from '@portal/domain';
import { type ReactNode, useLayoutEffect } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useMatches } from 'react-router-dom';
import { addressOf } from '../config/config';
import { entryPoints } from '../config/entry-points';
import { UnreachablePage } from '../pages/UnreachablePage';
import { WaitingPage } from '../pages/WaitingPage';
import { usePortal } from '../portal/usePortal';
import { keepReturnPlace, localPath, readReturnPlace } from './return-place';
import { useSession } from './useSession';

export type RequireRoleProps = {
  /** Who may see what is inside. */
  roles: readonly Role[];
  /** The guarded part; without it, the child routes. */
  children?: ReactNode;
};

/** Lets people of these roles through and sends everyone else to login (SHELL-103, SHELL-104, SHELL-109 to SHELL-113). */
export function RequireRole({ roles, children = <Outlet /> }: RequireRoleProps) {
  const { status, user } = useSession();
  if (status === 'restoring') return <WaitingPage />;
  if (status === 'unreachable') return <UnreachablePage />;
  if (!user) return <ToSignIn roles={roles} />;
  if (!roles.includes(user.role)) return <Navigate to={entryPoints.admin['auth.login']} replace />;
  return children;
}

/** A route whose child routes are for people of these roles. */
export function guarded(roles: readonly Role[], children: RouteObject[]): RouteObject {
  return { element: <RequireRole roles={roles} />, handle: { roles } satisfies GuardHandle, children };
}

interface GuardHandle {
  roles: readonly Role[];
}

/** Keeps the address that was asked for, and goes to the sign-in page (decisions 38 and 39). */
function ToSignIn({ roles }: Required<Pick<RequireRoleProps, 'roles'>>) {
  const { app, config, session } = usePortal();
  const { pathname, search, hash } = useLocation();
  const guards = useMatches().flatMap(({ handle }) => (handle ? [(handle as GuardHandle).roles] : []));
  useLayoutEffect(() => {
    const { storage } = browserStorage('session');
    const { end } = session.state();
    // A lost session has kept its place already, and a person who signs out asks for no page.
    if (end === 'signed-out' || (end === 'lost' && readReturnPlace(storage)?.userId !== undefined)) return;
    keepReturnPlace(storage, {
      address: localPath(addressOf(config, app, pathname + search + hash)),
      roles: guards.reduce((left, guard) => left.filter((role) => guard.includes(role)), roles),
      isSessionLost: end === 'lost',
    });
  });
  return <Navigate to={entryPoints.admin['auth.login']} replace />;
}
