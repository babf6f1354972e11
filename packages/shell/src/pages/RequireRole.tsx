import type { Role } from '@portal/domain';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { entryPoints } from '../config/entry-points';
import { UnreachablePage } from '../failures/UnreachablePage';
import { WaitingPage } from '../layout/WaitingPage';
import { useSession } from '../session/useSession';

// Lazy, because signed-in users do not need it.
const ToSignIn = lazy(async () => ({ default: (await import('./ToSignIn')).ToSignIn }));

export type RequireRoleProps = {
  /** Roles that may see the content. */
  roles: readonly Role[];
  /** The guarded content; by default the child routes. */
  children?: ReactNode;
};

/**
 * Renders its content for these roles and redirects everyone else to login (SHELL-103, SHELL-104, SHELL-109 to
 * SHELL-113).
 */
export function RequireRole({ roles, children = <Outlet /> }: RequireRoleProps) {
  const { status, user } = useSession();
  if (status === 'restoring') return <WaitingPage />;
  if (status === 'unreachable') return <UnreachablePage />;
  if (!user) {
    return (
      <Suspense fallback={<WaitingPage />}>
        <ToSignIn roles={roles} />
      </Suspense>
    );
  }
  if (!roles.includes(user.role)) return <Navigate to={entryPoints.admin['auth.login']} replace />;
  return children;
}

/** Creates a route whose child routes require one of these roles. */
export function guarded(roles: readonly Role[], children: RouteObject[]): RouteObject {
  return { element: <RequireRole roles={roles} />, handle: { roles } satisfies GuardHandle, children };
}

export interface GuardHandle {
  roles: readonly Role[];
}
