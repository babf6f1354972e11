import { forgetRecent } from '@portal/records/forget-recent';
import { announceNewVersions, createPortal, followClock, PortalProvider, waitingCount } from '@portal/shell';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { fetchScreensAhead, routes } from './routes';

// In a separate task, because evaluating the modules has already blocked the browser for a long time.
setTimeout(() => {
  const portal = { ...createPortal('admin'), toFollowUp: waitingCount() };
  forgetRecent(portal.session);
  void import('@portal/api-client/kept-lists').then(
    ({ keepLists }) => portal.session.api.keepLists(keepLists),
    // Without the file, lists are read as before.
    () => undefined,
  );
  const router = createBrowserRouter(routes(portal), {
    basename: new URL(portal.config.addresses.admin, window.location.href).pathname,
  });
  fetchScreensAhead();

  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');

  createRoot(root).render(
    <PortalProvider portal={portal}>
      <RouterProvider router={router} useTransitions={false} />
    </PortalProvider>,
  );

  announceNewVersions(portal);
  followClock(portal.session);

  // Loaded after the page is open. If this code fails to load, there is no count, but the page works.
  setTimeout(() => {
    import('./features/follow-ups/follow-up-count')
      .then(({ storeFollowUpCount }) => storeFollowUpCount(portal))
      .catch(() => {});
  }, 4000);
});
