import { browserStorage } from '@portal/api-client';
import type { Role } from '@portal/domain';
import { useLayoutEffect } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router-dom';
import { addressOf } from '../config/config';
import { entryPoints } from '../config/entry-points';
import { useApp } from '../config/useApp';
import { localPath, readReturnPlace, storeReturnPlace } from '../session/return-place';
import { useSessionStore } from '../session/useSession';
import type { GuardHandle } from './RequireRole';

export interface ToSignInProps {
  /** Roles that may see the requested page. */
  roles: readonly Role[];
}

/** Stores the requested URL and redirects to the sign-in page (DECISION-38 and DECISION-39). */
export function ToSignIn({ roles }: ToSignInProps) {
  const { app, config } = useApp();
  const session = useSessionStore();
  const { pathname, search, hash } = useLocation();
  const guards = useMatches().flatMap(({ handle }) => (handle ? [(handle as GuardHandle).roles] : []));
  useLayoutEffect(() => {
    const { storage } = browserStorage('session');
    const { end } = session.state();
    const isLost = end === 'lost' || end === 'too-old';
    // A lost session has stored its URL already, and after signing out there is no page to return to.
    if (end === 'signed-out' || (isLost && readReturnPlace(storage)?.userId !== undefined)) return;
    storeReturnPlace(storage, {
      address: localPath(addressOf(config, app, pathname + search + hash)),
      roles: guards.reduce((left, guard) => left.filter((role) => guard.includes(role)), roles),
      isSessionLost: isLost,
    });
  });
  return <Navigate to={entryPoints.admin['auth.login']} replace />;
}
