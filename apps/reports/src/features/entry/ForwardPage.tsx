import { landings, loginPlace, NotFoundPage, useGoTo, useSession, WaitingPage } from '@portal/shell';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forward } from '../../forward';

/** Redirects a specified URL of another app to that app, with its query (OPEN-77, DECISION-05). */
export function ForwardPage() {
  const { pathname, search } = useLocation();
  const { status, user, restore } = useSession();
  const goTo = useGoTo();
  const owner = forward(pathname);

  useEffect(() => {
    const place = forward(pathname);
    if (!place) return;
    if (place.app === 'of-role' && status === 'restoring') {
      void restore();
      return;
    }
    const lastUsed = loginPlace(document.cookie).app;
    const app =
      place.app === 'of-role' && user
        ? landings[user.role].app
        : place.app === 'of-role' || place.app === 'last-used'
          ? lastUsed
          : place.app;
    goTo({ app, path: place.path + search });
  }, [pathname, search, status, user, restore, goTo]);

  return owner ? <WaitingPage /> : <NotFoundPage />;
}
