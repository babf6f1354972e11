import { LinkProvider } from '@portal/ui';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { WaitingPage } from '../pages/WaitingPage';
import { RouteProgress } from './RouteProgress';
import { RouterLink } from './RouterLink';

/** The outermost route of an app with a data router: links, progress bar, scroll position. */
export function RootRoute() {
  const navigation = useNavigation();
  return (
    <LinkProvider component={RouterLink}>
      <RouteProgress pending={navigation.state !== 'idle'} />
      <Suspense fallback={<WaitingPage />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </LinkProvider>
  );
}
