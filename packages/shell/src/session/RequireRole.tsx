import type { Role } from '@portal/domain';
import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { entryPoints } from '../config/entry-points';
import { UnreachablePage } from '../pages/UnreachablePage';
import { WaitingPage } from '../pages/WaitingPage';
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
  if (!user || !roles.includes(user.role)) return <Navigate to={entryPoints.admin['auth.login']} replace />;
  return children;
}
