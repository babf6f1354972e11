import { browserStorage } from '@portal/api-client';
import { Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigation } from 'react-router-dom';
import { RouteProgress } from '../layout/RouteProgress';
import { RouterLinks } from '../layout/RouterLinks';
import { forgetScrollOfNewVisit, scrollKey } from '../layout/scroll-places';
import { WaitingPage } from '../layout/WaitingPage';
import { useLeavePage } from '../toasts/useLeavePage';

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
      <ScrollPlaces />
    </RouterLinks>
  );
}

function loadType(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return (load as PerformanceNavigationTiming | undefined)?.type;
}

/** Restores the scroll position of pages; a page opened from a typed URL or an external link starts at its top. */
function ScrollPlaces() {
  // Two apps may share the storage, so the key contains the app's path.
  const storageKey = `scroll-places ${useHref('/')}`;
  const location = useLocation();
  // Runs during the first render, because `ScrollRestoration` reads the positions in its first effect.
  useState(() => forgetScrollOfNewVisit(browserStorage('session').storage, storageKey, location, loadType()));
  return <ScrollRestoration getKey={scrollKey} storageKey={storageKey} />;
}
