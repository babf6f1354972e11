import { loginPlace, NotFoundPage, useGoTo, WaitingPage } from '@portal/shell';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forward } from '../../forward';

/** Redirects a documented address of another app to that app, with its query (OPEN-77, DECISION-05). */
export function ForwardPage() {
  const { pathname, search } = useLocation();
  const goTo = useGoTo();
  const place = forward(pathname);

  useEffect(() => {
    const owner = forward(pathname);
    if (!owner) return;
    const app = owner.app === 'last-used' ? loginPlace(document.cookie).app : owner.app;
    goTo({ app, path: owner.path + search });
  }, [pathname, search, goTo]);

  return place ? <WaitingPage /> : <NotFoundPage />;
}
