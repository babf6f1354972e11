import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { WaitingPage } from '../pages/WaitingPage';
import { useLeavePage } from '../toasts/useLeavePage';
import { RouteProgress } from './RouteProgress';
import { RouterLinks } from './RouterLinks';

/** The outermost route of an app: links, progress bar, scroll position. */
export function RootRoute() {
  const navigation = useNavigation();
  useLeavePage();
  return (
    <RouterLinks>
      <RouteProgress pending={navigation.state !== 'idle'} />
      <Suspense fallback={<WaitingPage />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </RouterLinks>
  );
}
